import type { ReactNode } from "react";
import { useT } from "../language/phrases.tsx";
import { Button } from "./button.tsx";
import classes from "./states.module.css";

interface SkeletonProps {
  /** How many blocks stand for what is on its way. */
  rows?: number;
  /** Of each block, in pixels: about as high as what will stand there. */
  height?: number;
}

/** Grey blocks in the place of what is still on its way. */
export function Skeleton({ rows = 1, height = 96 }: SkeletonProps) {
  return (
    <div className={classes.skeletons} aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks that are all the same
        <div key={row} className={classes.skeleton} style={{ minHeight: height }} />
      ))}
    </div>
  );
}

interface EmptyStateProps {
  title?: string;
  /** What this place is for. */
  text?: ReactNode;
  /** The first thing to do: a link or a button. */
  action?: ReactNode;
  /** Stands in a box already, as below the head of a table. */
  plain?: boolean;
}

/** A list without entries: what it is for, and what to do first. */
export function EmptyState({ title, text, action, plain }: EmptyStateProps) {
  return (
    <div className={classes.state} data-plain={plain || undefined}>
      {title && <h2>{title}</h2>}
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}

interface ErrorStateProps {
  /** The sentence that says what went wrong. */
  text: ReactNode;
  /** Without it there is nothing to try again. */
  onRetry?: (() => void) | undefined;
  /** The name of the button, where "Try again" does not do. */
  retry?: string;
  /** Stands in a box already, as below the head of a table. */
  plain?: boolean;
}

/** What could not be had: the reason, read out at once, and the button that tries again. */
export function ErrorState({ text, onRetry, retry, plain }: ErrorStateProps) {
  const t = useT();
  return (
    <div role="alert" className={classes.state} data-plain={plain || undefined}>
      <p>{text}</p>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {retry ?? t("table.retry")}
        </Button>
      )}
    </div>
  );
}

/** More than can be shown: how much is, and how to see the rest. */
export function TooMany({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={classes.tooMany}>
      {children}
    </p>
  );
}
