import type { ScopeRules } from "../index-types.ts";
import { firstTextFrom, type TextTable, tableOf, textAt } from "./text-table.ts";

/** The parts of a scope's rules, in the order in which they stand in its table. */
const parts = ["companies", "also", "except", "first"] as const;
type Part = (typeof parts)[number];

/**
 * The rules of a scope in shared memory: threads hold it once for all of them. There may be
 * thousands, and every table of its own would cost each thread more than what stands in it.
 */
export interface Scope {
  /** All parts one after the other: the first in the order in which they come, others sorted. */
  texts: TextTable;
  /** Where each part starts, and where the last one ends. */
  starts: readonly number[];
}

export function createScope(rules: ScopeRules): Scope {
  const { companies, also, except, first } = rules;
  const starts = [0];
  for (const part of parts) starts.push((starts.at(-1) as number) + rules[part].length);
  const texts = tableOf([...sorted(companies), ...sorted(also), ...sorted(except), ...first]);
  return { texts, starts };
}

/** Whether a scope has the document with this key, of this company. */
export const inScope = (
  scope: Scope,
  { key, company }: { key: string; company: string },
): boolean =>
  has(scope, "also", key) || (has(scope, "companies", company) && !has(scope, "except", key));

/** Visits the texts of a part with their places in it, in their order. */
export function eachTextOf(
  { texts, starts }: Scope,
  part: Part,
  visit: (text: string, place: number) => void,
): void {
  const { start, end } = rangeOf(starts, part);
  for (let at = start; at < end; at++) visit(textAt(texts, at), at - start);
}

function has({ texts, starts }: Scope, part: Exclude<Part, "first">, text: string): boolean {
  const range = rangeOf(starts, part);
  const at = firstTextFrom(texts, text, range);
  return at < range.end && textAt(texts, at) === text;
}

const rangeOf = (starts: Scope["starts"], part: Part) => {
  const at = parts.indexOf(part);
  return { start: starts[at] as number, end: starts[at + 1] as number };
};

const sorted = (texts: readonly string[]): readonly string[] =>
  [...texts].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
