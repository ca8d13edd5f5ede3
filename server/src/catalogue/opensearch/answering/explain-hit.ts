import { exactness } from "@neroli/search/columns/postings.ts";
import type { Exactness, HitExplanation, WordExplanation } from "@neroli/search/index-types.ts";
import { answersWord, type QueryWord } from "@neroli/search/text/parse-query.ts";
import type { EngineHit } from "../engine/ask-engine.ts";
import type { Trial } from "../matching/asked-index.ts";
import { formsOf } from "../matching/word-clauses.ts";

/** Why a hit stands where it does, by the names of the clauses that it matched. */
export function explainHit(hit: EngineHit, trial: Trial | null): HitExplanation {
  const { _score, matched_queries = [], _source } = hit;
  const said = matched_queries.flatMap((name) => /^exactness (\d+)$/.exec(name)?.[1] ?? []);
  const most = Math.max(0, ...said.map(Number));
  const names = Object.keys(exactness) as Exactness[];
  return {
    score: _score ?? 0,
    kind: matched_queries.includes("kind exact")
      ? "exact"
      : matched_queries.includes("kind prefix")
        ? "prefix"
        : "typo",
    exactness: names.find((name) => exactness[name] === most) ?? "none",
    rank: Number(hit.sort?.at(-3) ?? 0),
    words: (trial?.words ?? []).flatMap((word, at) =>
      explainWord(word, _source?.words ?? [], trial?.typos[at] ?? []),
    ),
  };
}

function explainWord(
  word: QueryWord,
  held: readonly string[],
  typos: readonly string[],
): WordExplanation[] {
  const exact = formsOf(word, "exact", []).words;
  const ways = [
    ["exact", (one: string) => exact.includes(one)],
    ["ending", (one: string) => word.endings.includes(one)],
    ["prefix", (one: string) => answersWord(word, one)],
    ["typo", (one: string) => typos.includes(one)],
  ] as const;
  for (const [how, isMet] of ways) {
    const matched = held.find(isMet);
    if (matched !== undefined) return [{ word: word.text, matched, field: null, how, weight: 0 }];
  }
  return [];
}
