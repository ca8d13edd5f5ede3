import type { ReactNode } from "react";
import classes from "./facts.module.css";
import layout from "./layout.module.css";

interface Fact {
  name: string;
  value: ReactNode;
  /** Said to screen readers alone, as where a heading says it already. */
  nameHidden?: boolean | undefined;
  /** As wide as all columns. */
  wide?: boolean | undefined;
  /** Of the value, where it is not the page's. */
  lang?: string | undefined;
}

interface FactsProps {
  facts: readonly Fact[];
  /** Name and value in one line each; else as many columns as there is room for. */
  lines?: boolean;
  /** Names beside their values in rows with a hairline, in two columns: to look things up. */
  sheet?: boolean;
}

/** Names and their values (a definition list). A fact without a value is left out. */
export function Facts({ facts, lines, sheet }: FactsProps) {
  return (
    <dl className={classes.facts} data-lines={lines || undefined} data-sheet={sheet || undefined}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== "")
        .map(({ name, value, nameHidden, wide, lang }) => (
          <div key={name} data-wide={wide || undefined}>
            <dt className={nameHidden ? layout.unseen : undefined}>{name}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
