import type { ReactNode } from "react";
import classes from "./name-cell.module.css";

interface NameCellProps {
  /** The name: words, a link or a button. */
  children: ReactNode;
  /** Below it. */
  more?: ReactNode;
  /** Below it where the columns that say it have no room. */
  narrow?: ReactNode;
  /** Not what the row is called, but another cell of two lines. */
  plain?: boolean;
  /** From this width on those columns are there. */
  until?: "sm" | "md";
}

/** What a row of a table is called, and what else is said of it. */
export function NameCell({ children, more, narrow, plain, until = "sm" }: NameCellProps) {
  return (
    <div className={classes.cell}>
      <div className={plain ? undefined : classes.name}>{children}</div>
      {more && <div className={classes.more}>{more}</div>}
      {narrow && (
        <div className={classes.more} data-until={until}>
          {narrow}
        </div>
      )}
    </div>
  );
}
