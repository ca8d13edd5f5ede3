import type { ReactNode } from "react";
import classes from "./tabs.module.css";

interface TabsProps {
  /** The accessible name of the choice. */
  label: string;
  /** Links, or buttons where nothing stands in the address; `aria-current` marks the one shown. */
  children: ReactNode;
}

/** Several views of one thing, of which one is shown. A count in a tab stands in a `<span>`. */
export function Tabs({ label, children }: TabsProps) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {children}
    </nav>
  );
}
