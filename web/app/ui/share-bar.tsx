import type { CSSProperties, ReactNode } from "react";
import classes from "./share-bar.module.css";

interface ShareBarProps {
  /** Per cent. */
  share: number;
  /** What says the share in words: the bar alone tells nothing to those who cannot see it. */
  children: ReactNode;
  wide?: boolean;
}

/** A share as a small bar beside its words. */
export function ShareBar({ share, children, wide }: ShareBarProps) {
  const level = share >= 80 ? "much" : share >= 50 ? "some" : "little";
  return (
    <span className={classes.whole} data-wide={wide}>
      <span className={classes.bar} aria-hidden="true">
        <span data-level={level} style={{ "--share": `${share}%` } as CSSProperties} />
      </span>
      <span>{children}</span>
    </span>
  );
}
