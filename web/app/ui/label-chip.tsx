import { textOn } from "./contrast.ts";
import classes from "./label-chip.module.css";

interface LabelChipProps {
  title: string;
  /** "#rrggbb". */
  colour: string;
  description?: string;
}

/** Support's mark on a company or product, in its colour; what it means is said on pointing at it. */
export function LabelChip({ title, colour, description }: LabelChipProps) {
  return (
    <span
      className={classes.chip}
      style={{ background: colour, color: textOn(colour).text }}
      title={description || undefined}
    >
      {title}
    </span>
  );
}
