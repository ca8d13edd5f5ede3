import type { ReactNode } from "react";
import classes from "./filter-bar.module.css";

interface FilterBarProps {
  /** What is narrowed: the accessible name of the group. */
  label: string;
  /** Search fields, selects and dates, each with its own label, and buttons. */
  children: ReactNode;
}

/** What a list is narrowed by, above it. */
export function FilterBar({ label, children }: FilterBarProps) {
  return (
    <search className={classes.bar} aria-label={label}>
      {children}
    </search>
  );
}
