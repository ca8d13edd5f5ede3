import classes from "./formula.module.css";
import type { useMoving } from "./use-moving.ts";

interface MoveHandleProps {
  moving: ReturnType<typeof useMoving>;
  place: string;
  /** What it moves, and how: "Move Glycerin (arrow keys)". */
  label: string;
}

/** What a line is moved by: dragged, or with the arrow keys. */
export function MoveHandle({ moving, place, label }: MoveHandleProps) {
  return (
    <button
      type="button"
      data-handle
      className={classes.handle}
      aria-label={label}
      title={label}
      aria-keyshortcuts="ArrowUp ArrowDown"
      onKeyDown={(event) => moving.onKeyDown(event, place)}
      onPointerDown={(event) => moving.onPointerDown(event, place)}
    >
      <span aria-hidden="true" />
    </button>
  );
}
