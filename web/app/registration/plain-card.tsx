import type { ReactNode } from "react";
import { Mark } from "../ui/mark.tsx";
import classes from "./registration.module.css";

/** A card with one thing to do or to say. */
export function PlainCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.page}>
      <section className={classes.card} aria-labelledby="registration-title">
        <Mark size={40} />
        <h1 id="registration-title">{title}</h1>
        {children}
      </section>
    </div>
  );
}
