import type { ReactNode } from "react";
import classes from "./charts.module.css";

interface DrawingProps {
  width: number;
  height: number;
  children: ReactNode;
}

/**
 * What eyes see of a chart: whoever reads with ears or keys has the controls over it and the table
 * behind it. As it stands it becomes the picture that is saved.
 */
export function Drawing({ width, height, children }: DrawingProps) {
  return (
    <svg
      className={classes.drawing}
      data-chart=""
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {children}
    </svg>
  );
}
