import type { ReactNode } from "react";
import classes from "./kit.module.css";

/** A word that German writes in one, to see what happens where it has no room. */
export const longGerman = "Verpackungsmaterialentsorgungsverordnungsbescheinigung";

/** The pieces of one kind. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** One piece in one state, under the name of the state. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.specimen}>
      <p className={classes.name}>{name}</p>
      {children}
    </div>
  );
}
