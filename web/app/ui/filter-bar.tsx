import type { ReactNode } from "react";
import type { Choice } from "./fields/choice-field.tsx";
import classes from "./filter-bar.module.css";

interface FilterBarProps {
  /** What is narrowed: the accessible name of the group. */
  label: string;
  /** Search fields, selects and dates, each with its own label, and buttons. */
  children: ReactNode;
}

/** What a list is narrowed by, above it. */
export function FilterBar({ label, children }: FilterBarProps) {
  return (
    <search className={classes.bar} aria-label={label}>
      {children}
    </search>
  );
}

interface FilterChoiceProps {
  /** What is chosen by: "Status". */
  label: string;
  /** Says that nothing is: "All". */
  all: string;
  value: string | undefined;
  choices: readonly Choice[];
  /** Hears of "" when nothing is chosen any more. */
  onChange: (value: string) => void;
}

/** One of the values of a filter, or none; the label stands in the choice itself. */
export function FilterChoice({ label, all, value = "", choices, onChange }: FilterChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{`${label}: ${all}`}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
