import classes from "./late-loader.module.css";

/** A spinner with its sentence, shown after one second (spec 9). */
export function LateLoader({ text }: { text: string }) {
  return (
    <div className={classes.wait} role="status">
      <span className={classes.spinner} aria-hidden="true" />
      <span>{text}</span>
    </div>
  );
}
