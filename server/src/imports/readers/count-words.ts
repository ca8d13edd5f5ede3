import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import type { ColumnValues } from "@neroli/contract/imports/schema.ts";
import { openSource } from "../sources/open-source.ts";
import type { ReadingOptions } from "../sources/source.ts";
import { SourceError } from "../sources/source-error.ts";
import { type GivenValue, givenValues } from "./given-values.ts";
import {
  type KnownTerm,
  type Match,
  type MatchedColumn,
  type ValueMatcher,
  valueMatcher,
} from "./match-value.ts";

/** Whoever waits for the page waits no longer than these rows take; the dry run tells of the rest. */
const mostRows = 20_000;
const mostValues = 300;
/** Of a column that has more words no list is looked through by anybody. */
const mostWords = 5_000;
/** As a mapping takes it. */
const longestWord = 2_000;

export interface WordsOrder {
  path: string;
  options: ReadingOptions;
  mapping: Mapping;
  /** The terms of fields: those that are defined, and those that are used besides. */
  known: Partial<Record<MatchedColumn, { terms: KnownTerm[]; others: KnownTerm[] }>>;
}

interface CountedValue extends Pick<GivenValue, "column" | "field"> {
  /** How many rows have each word. */
  rows: Map<string, number>;
}

/** The words of the file and what each is taken for; in a process of its own (sources/read-apart.ts). */
export async function work(order: WordsOrder): Promise<ColumnValues[]> {
  const counted = await countWords(order);
  return [...counted.values()].map(({ column, field, rows }) => {
    const match = matcherOf(order, { column, field });
    const all = [...rows].map(([given, count]) => ({ given, rows: count, ...match(given) }));
    all.sort((a, b) => openness(b) - openness(a) || b.rows - a.rows);
    const values = all.slice(0, mostValues);
    return { column, field, more: all.length - values.length, values };
  });
}

/** First words without a meaning, then those that would be new beside a word that means the same. */
function openness({ taken_for, decided, is_new, suggestions }: Meaning): number {
  if (decided) return 0;
  return taken_for === null ? 2 : Number(is_new && suggestions.length > 0);
}

async function countWords({
  path,
  options,
  mapping,
}: WordsOrder): Promise<ReadonlyMap<string, CountedValue>> {
  const wordsOf = givenValues(mapping);
  const counted = new Map<string, CountedValue>();
  const source = await openSource(path, options);
  try {
    for await (const row of source.rows()) {
      if (row.row > mostRows) break;
      for (const word of row.problem ? [] : wordsOf([row])) count(counted, word);
    }
  } catch (error) {
    // The words before the place where the file is broken are listed all the same.
    if (!(error instanceof SourceError)) throw error;
  } finally {
    await source.close();
  }
  return counted;
}

function count(counted: Map<string, CountedValue>, { column, field, given }: GivenValue): void {
  if (given.length > longestWord) return;
  const key = JSON.stringify([column, field]);
  const known = counted.get(key) ?? { column, field, rows: new Map<string, number>() };
  counted.set(key, known);
  const before = known.rows.get(given);
  if (before === undefined && known.rows.size >= mostWords) return;
  known.rows.set(given, (before ?? 0) + 1);
}

type Meaning = Match & { decided: boolean };

function matcherOf(
  { mapping, known }: WordsOrder,
  { column, field }: Pick<GivenValue, "column" | "field">,
): (given: string) => Meaning {
  const { options } = mapping.columns.find((each) => each.column === column) ?? {};
  const { terms = [], others = [] } = known[field] ?? {};
  const matcher: ValueMatcher = valueMatcher(field, { terms, others, ...(options && { options }) });
  const decided = mapping.values[field] ?? {};
  return (given) => {
    const match = matcher.match(given);
    const own = Object.hasOwn(decided, given) ? decided[given] : undefined;
    if (own === undefined) return { ...match, decided: false };
    return { ...match, taken_for: own, decided: true };
  };
}
