import { readFileSync } from "node:fs";
import path from "node:path";

/** One word of its frequency, two words, a word with a wrong letter, a beginning, facets, nothing. */
export const queryClasses = [
  "rare",
  "mid",
  "common",
  "two",
  "typo",
  "prefix3",
  "filter",
  "all",
] as const;
export type QueryClass = (typeof queryClasses)[number];

export interface Query {
  kind: QueryClass;
  /** The words that are searched for; empty in "filter" and "all". */
  text: string;
  /** Ids of facet values that a match has, all of them. */
  filter: readonly number[];
}

export const queriesFile = path.resolve(import.meta.dirname, "../../../shared/bench/queries.json");

/** The queries on which rivals are compared, by class. */
export function readQueries(): Record<QueryClass, Query[]> {
  const given: Record<string, (string | number[])[]> = JSON.parse(
    readFileSync(queriesFile, "utf8"),
  );
  const queriesOf = (kind: QueryClass): Query[] =>
    (given[kind] ?? []).map((query) =>
      typeof query === "string"
        ? { kind, text: query, filter: [] }
        : { kind, text: "", filter: query },
    );
  return Object.fromEntries(queryClasses.map((kind) => [kind, queriesOf(kind)])) as Record<
    QueryClass,
    Query[]
  >;
}
