import type { ReactNode } from "react";
import classes from "./plain-page.module.css";

interface PlainPageProps {
  /** Above the title. */
  sign?: ReactNode;
  title: string;
  /** Sentences and whatever stands with them. */
  children?: ReactNode;
  /** The ways on: links that look like buttons, the most likely one first. */
  actions?: ReactNode;
}

/** The frame of a page with one thing to say: not found, signed out, not allowed. */
export function PlainPage({ sign, title, children, actions }: PlainPageProps) {
  return (
    <div className={classes.page}>
      {sign}
      <h1>{title}</h1>
      {children}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
