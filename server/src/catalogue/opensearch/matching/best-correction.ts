import { answersWord, type QueryWord } from "@neroli/search/text/parse-query.ts";
import { type AskedIndex, countEach } from "./asked-index.ts";
import { orderedBy } from "./relevance.ts";
import type { Tried } from "./try-words.ts";

/**
 * The query with every word that the best document does not hold as written replaced by its
 * commonest neighbour among the found documents.
 */
export async function bestCorrection(asked: AskedIndex, tried: Tried): Promise<string> {
  const { trial, found } = tried;
  const { query, sort } = orderedBy(asked.plan, tried);
  const { hits } = await asked.ask({
    size: 1,
    _source: ["words"],
    query: { bool: { filter: [asked.visible, found], should: query } },
    sort,
  });
  const held = hits.hits[0]?._source?.words ?? [];
  const kept = (word: QueryWord) => held.some((one) => answersWord(word, one));
  const words: string[] = [];
  for (const [at, word] of trial.words.entries()) {
    const typos = trial.typos[at] ?? [];
    if (kept(word) || typos.length === 0) words.push(word.text);
    else words.push(await commonestOf(asked, found, typos));
  }
  return words.join(" ");
}

async function commonestOf(
  asked: AskedIndex,
  found: Tried["found"],
  typos: readonly string[],
): Promise<string> {
  const clauses = typos.map(
    (typo, at) => [String(at), { bool: { filter: [found, { term: { words: typo } }] } }] as const,
  );
  const counts = await countEach(asked, Object.fromEntries(clauses));
  const countOf = (typo: string) => counts[String(typos.indexOf(typo))] ?? 0;
  return typos.reduce((a, b) => (countOf(b) > countOf(a) ? b : a));
}
