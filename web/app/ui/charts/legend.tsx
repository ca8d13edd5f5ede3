import type { ReactNode } from "react";
import classes from "./charts.module.css";

export interface LegendEntry {
  key: string;
  label: string;
  /** Drawn in 24 by 16 pixels. */
  sign: ReactNode;
}

/** What the signs of a chart mean. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className={classes.legend} data-legend="">
      {entries.map(({ key, label, sign }) => (
        <li key={key}>
          <svg width="24" height="16" viewBox="0 0 24 16" aria-hidden="true">
            {sign}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
