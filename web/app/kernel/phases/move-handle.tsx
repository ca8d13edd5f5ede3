import { IconButton } from "../../ui/icon-button.tsx";
import classes from "./phases.module.css";
import type { useMoving } from "./use-moving.ts";

interface MoveHandleProps {
  moving: ReturnType<typeof useMoving>;
  place: string;
  /** Says what is moved, and how: "Move Glycerin (arrow keys)". */
  label: string;
}

/** The handle by which a line is dragged, or moved with the arrow keys. */
export function MoveHandle({ moving, place, label }: MoveHandleProps) {
  return (
    <IconButton
      icon="grip"
      size="small"
      label={label}
      data-handle
      className={classes.handle}
      aria-keyshortcuts="ArrowUp ArrowDown"
      onKeyDown={(event) => moving.onKeyDown(event, place)}
      onPointerDown={(event) => moving.onPointerDown(event, place)}
    />
  );
}
