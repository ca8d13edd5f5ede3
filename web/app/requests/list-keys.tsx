import { useNavigate, useSearchParams } from "react-router";
import { KeysWithHelp } from "../kernel/page-keys/keys-with-help.tsx";
import { withState } from "../kernel/table-state.ts";
import { useT } from "../language/phrases.tsx";

interface ListKeysProps {
  /** The keys of the requests of the page, in their order. */
  requests: readonly string[];
}

/** By its mark; of the request that the address names alone, while the page still shows another. */
function ofOpened(mark: string, before = ""): HTMLElement | null {
  const opened = new URL(window.location.href).searchParams.get("requestId") ?? "";
  return document.querySelector(`[${mark}="${before}${CSS.escape(opened)}"]`);
}

/** j and k walk through the list, r answers, e closes what is open, ? says so. */
export function ListKeys({ requests }: ListKeysProps) {
  const t = useT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const walk = (step: 1 | -1) => {
    // The address knows at once what the last key opened, the page a moment later.
    const { searchParams } = new URL(window.location.href);
    const at = requests.indexOf(searchParams.get("requestId") ?? "");
    const next = at < 0 ? requests[0] : requests[at + step];
    if (!next) return;
    navigate(`?${withState(params, { requestId: next })}`, { preventScrollReset: true });
    const link = document.querySelector(`a[href*="${CSS.escape(next)}"]`);
    link?.closest("li")?.scrollIntoView({ block: "nearest" });
  };
  return (
    <KeysWithHelp
      keys={[
        { key: "j", does: t("requests.keys.next"), act: () => walk(1) },
        { key: "k", does: t("requests.keys.previous"), act: () => walk(-1) },
        { key: "r", does: t("requests.keys.answer"), act: () => ofOpened("data-answer")?.focus() },
        {
          key: "e",
          does: t("requests.keys.close"),
          act: () => ofOpened("data-action", "close ")?.click(),
        },
      ]}
    />
  );
}
