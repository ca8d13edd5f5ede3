import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { withState } from "../kernel/table-state.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Facts } from "../ui/facts.tsx";
import classes from "./requests.module.css";

interface ListKeysProps {
  /** The keys of the requests of the page, in their order. */
  requests: readonly string[];
}

/** Where one types, a letter is a letter; so it is in a dialog, and with Ctrl, Alt or Cmd. */
function isTyping({ target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey) return true;
  if (document.querySelector("dialog[open], [role=dialog]")) return true;
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable]") !== null
  );
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
  const [isHelping, setHelping] = useState(false);
  useEffect(() => {
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
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const act = {
        j: () => walk(1),
        k: () => walk(-1),
        r: () => ofOpened("data-answer")?.focus(),
        e: () => ofOpened("data-action", "close ")?.click(),
        "?": () => setHelping(true),
      }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [requests, params, navigate]);
  return (
    <>
      <Button size="small" className={classes.keys} onClick={() => setHelping(true)}>
        {t("requests.keys")}
      </Button>
      {isHelping && <KeysDialog onClose={() => setHelping(false)} />}
    </>
  );
}

function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog title={t("requests.keys")} onClose={onClose}>
      <Facts
        lines
        facts={[
          { name: "j", value: t("requests.keys.next") },
          { name: "k", value: t("requests.keys.previous") },
          { name: "r", value: t("requests.keys.answer") },
          { name: "e", value: t("requests.keys.close") },
          { name: "?", value: t("requests.keys.help") },
        ]}
      />
    </Dialog>
  );
}
