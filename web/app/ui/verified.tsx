import { Icon } from "./icon.tsx";
import classes from "./verified.module.css";

/** The mark of a verified company; the word is there for those who do not see the sign. */
export function Verified({ label }: { label: string }) {
  return (
    <span className={classes.verified}>
      <Icon name="verified" />
      {label}
    </span>
  );
}
