import { useId } from "react";
import { useT, words } from "../../language/phrases.tsx";
import buttons from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { tellDone } from "../toast.tsx";
import classes from "./compare-button.module.css";
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
}

/** Puts a product aside for a comparison, or takes it back; what is not possible says why. */
export function CompareButton({ product, small = false }: CompareButtonProps) {
  const t = useT();
  const id = useId();
  const state = useCollecting(product);
  const { key, name, offering } = product;
  const reason = useReason(state);
  const press = () => {
    if (state === "in") return uncollect(key);
    const refusal = collect({ key, name, offering });
    if (refusal === null) return;
    const anew = { label: t("compare-tray.other.start"), onClick: () => collectInstead([product]) };
    tellDone(reason ?? "", refusal === "other" ? anew : undefined);
  };
  return (
    <>
      <button
        type="button"
        className={`${small ? classes.small : buttons.plain} ${classes.button}`}
        aria-pressed={state === "in"}
        aria-label={t("compare-tray.add.named", { name })}
        aria-disabled={state === "full" || undefined}
        aria-describedby={reason ? id : undefined}
        title={reason ?? (small ? t("compare-tray.add.named", { name }) : undefined)}
        onClick={press}
      >
        <Icon name={state === "in" ? "check" : "compare"} />
        {!small && <span>{t("compare-tray.add")}</span>}
      </button>
      {reason && (
        <span id={id} className={classes.unseen}>
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
