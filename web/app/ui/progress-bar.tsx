import classes from "./progress-bar.module.css";

interface ProgressBarProps {
  /** What is under way: its accessible name. */
  label: string;
  /** How much of `max` is done; null while nobody knows. */
  value: number | null;
  max?: number;
}

/** How far something is. The numbers stand beside it in words. */
export function ProgressBar({ label, value, max = 100 }: ProgressBarProps) {
  return (
    <progress
      className={classes.bar}
      aria-label={label}
      {...(value !== null && { value, max: Math.max(max, 1) })}
    />
  );
}
