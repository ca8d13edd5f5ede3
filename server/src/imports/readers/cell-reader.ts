import type { CellProblem, ColumnOptions, ImportReason } from "@neroli/contract/imports/mapping.ts";
import { textOf } from "../sources/layout.ts";

/** A cell that is being read, and where to say what is wrong with it. */
export interface ReadCell {
  column: string;
  /** The field or part of one that it is read for. */
  target: string;
  value: unknown;
  options: ColumnOptions;
  /** This part is left out of a product that is taken. */
  note(code: ImportReason, value: string, params?: CellProblem["params"]): void;
  /** The product cannot be taken. */
  refuse(code: ImportReason, value: string, params?: CellProblem["params"]): void;
}

/** The remarks on a product while it is read. */
export interface ReadingRemarks {
  notes: CellProblem[];
  problems: CellProblem[];
}

const longest = 200;

export function cellReader(
  said: ReadingRemarks,
  { column, target, value, options }: Pick<ReadCell, "column" | "target" | "value" | "options">,
): ReadCell {
  const say =
    (list: CellProblem[]) =>
    (code: ImportReason, text: string, params?: CellProblem["params"]): void => {
      const shortened = text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
      list.push({ code, column, field: target, value: shortened, ...(params && { params }) });
    };
  return { column, target, value, options, note: say(said.notes), refuse: say(said.problems) };
}

/** How people say that there is nothing to say. */
const nothing = /^(?:[-–—_.?]+|n\.?\s?[/.]?\s?a\.?|#n\/a|null|nil|k\.\s?a\.|n\.\s?d\.|\(blank\))$/i;
const formulaError = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FORMULA!)$/;

/** Whether the cell says nothing; a formula that has failed says so. */
export function isNothing(cell: ReadCell): boolean {
  const { value, options, target } = cell;
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== "string" || options.exact) return false;
  const text = textOf(value);
  if (formulaError.test(text)) {
    cell.note("formula-error", text);
    return true;
  }
  // "NA" is Namibia in a column of countries.
  return text === "" || (nothing.test(text) && !(isCountry(target) && /^na$/i.test(text)));
}

const isCountry = (target: string) => target === "countries" || target === "country_origin";
