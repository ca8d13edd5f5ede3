import type { ReactNode } from "react";
import classes from "./two-panes.module.css";

interface TwoPanesProps {
  title: string;
  /** The list, below the title. */
  list: ReactNode;
  /** The accessible name of the other side. */
  detailLabel: string;
  /** What was opened from the list; null where nothing was. */
  detail: ReactNode | null;
  /** The link to the list, shown above what was opened where the list is not beside it. */
  back: ReactNode;
  /** Stands on the other side while nothing is open. */
  nothing: ReactNode;
}

/** A list and beside it what was opened from it; where there is no room, one of the two. */
export function TwoPanes({ title, list, detailLabel, detail, back, nothing }: TwoPanesProps) {
  return (
    <div className={classes.page} data-opened={detail !== null || undefined}>
      <section className={classes.list} aria-label={title}>
        <h1>{title}</h1>
        {list}
      </section>
      <section className={classes.detail} aria-label={detailLabel}>
        {detail === null ? (
          nothing
        ) : (
          <>
            <p className={classes.back}>{back}</p>
            {detail}
          </>
        )}
      </section>
    </div>
  );
}
