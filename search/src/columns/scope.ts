import type { ScopeRules } from "../index-types.ts";
import { firstTextFrom, type TextTable, tableOf, textAt, textCount } from "./text-table.ts";

/** The rules of a scope in shared memory: threads hold it once for all of them. */
export interface Scope {
  /** These three in order of code units. */
  companies: TextTable;
  also: TextTable;
  except: TextTable;
  /** In the order in which they come. */
  first: TextTable;
}

export const createScope = ({ companies, also, except, first }: ScopeRules): Scope => ({
  companies: sortedTable(companies),
  also: sortedTable(also),
  except: sortedTable(except),
  first: tableOf(first),
});

/** Whether a scope has the document with this key, of this company. */
export const inScope = (
  { companies, also, except }: Scope,
  { key, company }: { key: string; company: string },
): boolean => hasText(also, key) || (hasText(companies, company) && !hasText(except, key));

const sortedTable = (texts: readonly string[]): TextTable =>
  tableOf([...texts].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));

/** Whether a table in order of code units has a text. */
export function hasText(table: TextTable, text: string): boolean {
  const at = firstTextFrom(table, text);
  return at < textCount(table) && textAt(table, at) === text;
}
