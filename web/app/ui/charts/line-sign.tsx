import classes from "./charts.module.css";

/** The shapes by which lines are told apart without colour, as paths around 0. */
const shapes = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z",
  "M-3.5 -3.5H3.5V3.5H-3.5Z",
  "M0 -4.5L4.5 3.5H-4.5Z",
  "M0 -5L5 0L0 5L-5 0Z",
];

interface MarkerProps {
  /** Which of the lines. */
  line: number;
  x: number;
  y: number;
}

export function Marker({ line, x, y }: MarkerProps) {
  return (
    <path
      className={classes.marker}
      data-line={line}
      d={shapes[line % shapes.length]}
      transform={`translate(${x} ${y})`}
    />
  );
}

/** A line of the legend. */
export function LineSign({ line }: { line: number }) {
  return (
    <>
      <path className={classes.line} data-line={line} d="M0 8H24" />
      <Marker line={line} x={12} y={8} />
    </>
  );
}

/** The line of the period before, whichever it is of. */
export const BeforeSign = () => <path className={classes.line} data-before="" d="M0 8H24" />;
