import { Loader } from "@mantine/core";
import classes from "./late-loader.module.css";

/** A spinner with its sentence, shown after one second (spec 9). */
export function LateLoader({ text }: { text: string }) {
  return (
    <div className={classes.wait} role="status">
      <Loader color="gray" aria-hidden="true" />
      <span>{text}</span>
    </div>
  );
}
