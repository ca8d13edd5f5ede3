import type { RowCounts } from "@neroli/contract/imports/schema.ts";
import { rowOutcomes } from "@neroli/contract/imports/states.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import classes from "./rows.module.css";

interface OutcomeTilesProps {
  counts: RowCounts;
  /** The outcome that the rows below are narrowed to. */
  chosen: string;
  onChoose: (outcome: string) => void;
}

/** How many rows came, or would come, to what; a tile narrows the rows below to its own. */
export function OutcomeTiles({ counts, chosen, onChoose }: OutcomeTilesProps) {
  const t = useT();
  return (
    <ul className={classes.tiles}>
      {rowOutcomes.map((outcome) => (
        <li key={outcome}>
          <Button
            wide
            aria-pressed={chosen === outcome}
            data-outcome={outcome}
            onClick={() => onChoose(chosen === outcome ? "" : outcome)}
          >
            {t(`imports.outcomes.${outcome}`, { count: counts[outcome] })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
