import { type ImportState, isAtWork } from "@neroli/contract/imports/states.ts";
import { useT } from "../language/phrases.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import classes from "./imports.module.css";

const signs: Partial<Record<ImportState, IconName>> = {
  DONE: "check",
  FAILED: "cross",
  UNDONE: "back",
};

/** A state in word, sign and tint: nothing is told by colour alone. */
export function StateBadge({ state }: { state: ImportState }) {
  const t = useT();
  const sign = signs[state];
  return (
    <span className={classes.state} data-state={state} data-work={isAtWork(state)}>
      {sign && <Icon name={sign} />}
      {t(`imports.states.${state}`)}
    </span>
  );
}
