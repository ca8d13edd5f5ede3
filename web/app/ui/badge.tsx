import type { ReactNode } from "react";
import classes from "./badge.module.css";
import type { Tone } from "./card.tsx";

interface BadgeProps {
  /** Colours it; what it means is always said in words too. "strong" stands for what waits. */
  tone?: Tone | "strong";
  icon?: ReactNode;
  children: ReactNode;
}

/** A word that marks something: a state, a count, "new". */
export function Badge({ tone = "plain", icon, children }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}

interface PillProps {
  children: ReactNode;
  /** What pressing it does, as its accessible name: "Remove the filter COSMOS". */
  label: string;
  onRemove: () => void;
}

/** A filter in use or a chosen thing, which a press takes away again. */
export function Pill({ children, label, onRemove }: PillProps) {
  return (
    <button type="button" className={classes.pill} aria-label={label} onClick={onRemove}>
      <span>{children}</span>
      <span aria-hidden="true">×</span>
    </button>
  );
}
