import type { SchemaPlan } from "@neroli/search/schema-plan.ts";
import type { IdentifierQuery } from "@neroli/search/text/identifiers.ts";
import type { QueryWord } from "@neroli/search/text/parse-query.ts";
import type { Clause, EngineAnswer } from "../engine/ask-engine.ts";

/** An index as one viewer sees it. */
export interface AskedIndex {
  plan: SchemaPlan;
  /** What is there for the viewer at all; whatever is counted or found is within it. */
  visible: Clause;
  ask(body: Clause): Promise<EngineAnswer>;
}

/** The words of a query as they are looked for. */
export interface Trial {
  words: readonly QueryWord[];
  /** By word, those that may stand for it with a mistake. */
  typos: readonly (readonly string[])[];
  /** The words with a blank between them. */
  phrase: string;
  /** The whole query as a number, where it is asked for as that, too. */
  identifier: IdentifierQuery | null;
}

/** How many visible documents each of these clauses is true of. */
export async function countEach<Name extends string>(
  { ask, visible }: AskedIndex,
  clauses: Readonly<Record<Name, Clause>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(clauses) as Name[];
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  if (names.length === 0) return counts;
  const { aggregations } = await ask({
    size: 0,
    track_total_hits: false,
    query: { bool: { filter: visible } },
    aggs: { counted: { filters: { filters: clauses } } },
  });
  const buckets = aggregations.counted.buckets as Record<Name, { doc_count: number }>;
  for (const name of names) counts[name] = buckets[name].doc_count;
  return counts;
}

/** How many visible documents hold each of these words. */
export async function countHolding(
  asked: AskedIndex,
  words: Iterable<string>,
): Promise<Map<string, number>> {
  const list = [...new Set(words)];
  const clauses = list.map((word, at) => [String(at), { term: { words: word } }] as const);
  const counts = await countEach(asked, Object.fromEntries(clauses));
  return new Map(list.map((word, at) => [word, counts[String(at)] ?? 0]));
}
