import type { ImportRow } from "@neroli/contract/imports/schema.ts";
import { type Translate, useT } from "../language/phrases.tsx";
import classes from "./rows.module.css";
import { targetWord } from "./targets.ts";

/** Changes that are named; more are counted. */
const shownChanges = 4;

/** Why a row is refused or taken in part, and what it changes. */
export function RowNotes({ row }: { row: ImportRow }) {
  const t = useT();
  const { problems, changes } = row;
  if (problems.length === 0 && changes.length === 0) return null;
  const more = changes.length - shownChanges;
  return (
    <ul className={classes.notes}>
      {problems.map((problem) => (
        <li key={`${problem.column} ${problem.code} ${problem.value}`} data-fatal={problem.fatal}>
          {where(t, problem)} {problem.message}
        </li>
      ))}
      {changes.slice(0, shownChanges).map(({ field, from, to }) => (
        <li key={field}>
          {targetWord(t, field)}: <del>{shortened(t, from)}</del> → <ins>{shortened(t, to)}</ins>
        </li>
      ))}
      {more > 0 && <li>{t("imports.rows.more", { count: more })}</li>}
    </ul>
  );
}

function where(t: Translate, { column, value }: ImportRow["problems"][number]): string {
  if (!column) return "";
  return value ? t("imports.rows.value", { value, column }) : t("imports.rows.column", { column });
}

/** Characters of a value that are shown: a whole formula is no help in a table. */
const longest = 60;

function shortened(t: Translate, value: unknown): string {
  if (value === null || value === undefined) return t("imports.rows.nothing");
  const text = wordOf(value);
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
}

function wordOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordOf).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  return Object.values(value).map(wordOf).join(" ");
}
