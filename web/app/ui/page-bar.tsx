import type { ReactNode } from "react";
import { useT } from "../language/phrases.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import classes from "./page-bar.module.css";

interface PageBarProps {
  /** What the page is of. */
  name: string;
  /** Below the name. */
  more: ReactNode;
  /** What one does with it. */
  children: ReactNode;
}

/**
 * What a page is of and what one does with it, below the bar of all pages, once its first screen is
 * gone. It has no height of its own: nothing moves when it comes. On a phone there is `PageFoot`.
 */
export function PageBar({ name, more, children }: PageBarProps) {
  const t = useT();
  return (
    <section className={classes.bar} aria-label={t("page-bar.label", { name })}>
      <div className={classes.inner}>
        <p className={classes.name}>
          <strong>{name}</strong>
          {more}
        </p>
        {children}
      </div>
    </section>
  );
}

/** The same on a phone, as the last of a page: at the foot of the window, where the thumb is. */
export function PageFoot({ name, children }: Pick<PageBarProps, "name" | "children">) {
  const t = useT();
  return (
    <BottomBar className={classes.foot} role="region" aria-label={t("page-bar.label", { name })}>
      {children}
    </BottomBar>
  );
}
