import type { ReactNode } from "react";
import classes from "./row-list.module.css";

interface RowListProps {
  /** The accessible name of the list, where no heading says it. */
  label?: string;
  /** Each an `<li>`; `Row` makes one. */
  children: ReactNode;
}

/** A list of things that are no table: requests, notifications, saved searches. */
export function RowList({ label, children }: RowListProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface RowProps {
  /** New to the reader; its content says so in words. */
  unread?: boolean;
  /** The one that is open beside the list. */
  current?: boolean;
  /** The row is one link to what it is about. */
  whole?: boolean;
  /** What can be done with it, at its end. */
  end?: ReactNode;
  children: ReactNode;
}

/** One thing in a `RowList`: its parts side by side where there is room. */
export function Row({ unread, current, whole, end, children }: RowProps) {
  return (
    <li
      className={classes.row}
      data-unread={unread || undefined}
      data-current={current || undefined}
      data-whole={whole || undefined}
    >
      {end ? <div className={classes.parts}>{children}</div> : children}
      {end && <div className={classes.end}>{end}</div>}
    </li>
  );
}
