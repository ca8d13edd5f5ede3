import type { ComponentPropsWithoutRef, ReactNode } from "react";
import classes from "./fields.module.css";

interface FieldsGroupProps extends ComponentPropsWithoutRef<"fieldset"> {
  legend: ReactNode;
}

/** Fields that belong together, under their name. */
export const Fields = ({ legend, children, ...rest }: FieldsGroupProps) => (
  <fieldset {...rest} className={classes.fields}>
    <legend className={classes.legend}>{legend}</legend>
    {children}
  </fieldset>
);

/** Side by side where there is room. */
export const FieldsPair = ({ children }: { children: ReactNode }) => (
  <div className={classes.pair}>{children}</div>
);
