import type { ReactNode } from "react";
import classes from "./facts.module.css";

interface Fact {
  name: string;
  value: ReactNode;
}

interface FactsProps {
  facts: readonly Fact[];
  /** Name and value in one line each; else as many columns as there is room for. */
  lines?: boolean;
}

/** Names and their values (a definition list). A fact without a value is left out. */
export function Facts({ facts, lines }: FactsProps) {
  return (
    <dl className={classes.facts} data-lines={lines || undefined}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== "")
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
