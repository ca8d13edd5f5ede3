import { useId } from "react";
import { useT, words } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import layout from "../../ui/layout.module.css";
import { tellDone } from "../toast.tsx";
import {
  type Collected,
  collect,
  collectedNow,
  collectInstead,
  uncollect,
  useCollecting,
} from "./tray.ts";

interface CompareButtonProps {
  product: Collected;
  /** Of cards and rows: the sign alone. */
  small?: boolean;
  /** The key of the page that presses it. */
  shortcut?: string;
}

/** Puts a product aside for a comparison, or takes it back; what is not possible says why. */
export function CompareButton({ product, small = false, shortcut }: CompareButtonProps) {
  const t = useT();
  const id = useId();
  const state = useCollecting(product);
  const { key, name, offering } = product;
  const reason = useReason(state);
  const press = () => {
    if (state === "in") return uncollect(key);
    const refusal = collect({ key, name, offering });
    if (refusal !== "other") return;
    const anew = { label: t("compare-tray.other.start"), onClick: () => collectInstead([product]) };
    tellDone(reason ?? "", anew);
  };
  const label = t("compare-tray.add.named", { name });
  const shared = {
    icon: state === "in" ? ("check" as const) : ("compare" as const),
    "aria-pressed": state === "in",
    disabledReason: state === "full" ? reason : null,
    onClick: press,
    "aria-keyshortcuts": shortcut,
    ...(state === "other" && { "aria-describedby": id }),
  };
  return (
    <>
      {small ? (
        <IconButton {...shared} label={label} tip={reason ?? label} size="small" />
      ) : (
        <Button {...shared} aria-label={label} data-tip={reason}>
          {t("compare-tray.add")}
        </Button>
      )}
      {state === "other" && (
        <span id={id} className={layout.unseen}>
          {reason}
        </span>
      )}
    </>
  );
}

function useReason(state: ReturnType<typeof useCollecting>): string | null {
  const t = useT();
  if (state === "full") return t("compare-tray.full");
  if (state !== "other") return null;
  const [first] = collectedNow();
  return first ? t("compare-tray.other", { kind: words(t, "offerings", first.offering) }) : null;
}
