import type { ReactNode } from "react";
import classes from "./fields.module.css";

/** Fields that belong together, under their name. */
export const Fields = ({ legend, children }: { legend: ReactNode; children: ReactNode }) => (
  <fieldset className={classes.fields}>
    <legend className={classes.legend}>{legend}</legend>
    {children}
  </fieldset>
);

/** Side by side where there is room. */
export const FieldsPair = ({ children }: { children: ReactNode }) => (
  <div className={classes.pair}>{children}</div>
);
