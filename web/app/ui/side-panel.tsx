import type { KeyboardEvent, ReactNode } from "react";
import classes from "./side-panel.module.css";

interface BesidePanelProps {
  /** What was opened from the list, in a `SidePanel`; null where nothing was. */
  panel: ReactNode | null;
  /** The list. */
  children: ReactNode;
}

/** A list as wide as the page, and beside it what was opened from it; on phones in its place. */
export const BesidePanel = ({ panel, children }: BesidePanelProps) => (
  <div className={classes.page} data-opened={panel !== null || undefined}>
    <div className={classes.list}>{children}</div>
    {panel}
  </div>
);

interface SidePanelProps {
  /** Its accessible name. */
  label: string;
  /** Stays in sight above it: the ways to the next one and out. */
  bar: ReactNode;
  /** Asked for by Escape. */
  onClose: () => void;
  children: ReactNode;
}

/** One thing of a list, which stays in sight beside it while the list is scrolled. */
export function SidePanel({ label, bar, onClose, children }: SidePanelProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) onClose();
  };
  return (
    <section className={classes.panel} aria-label={label} onKeyDown={onKeyDown}>
      <div className={classes.bar}>{bar}</div>
      {children}
    </section>
  );
}
