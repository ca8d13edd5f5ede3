import type { QueryWord } from "../text/parse-query.ts";
import { bestCorrection, rewritings } from "./corrections.ts";
import { farTypos } from "./far-typos.ts";
import {
  emptyFoundDocuments,
  type FoundDocuments,
  matchSegment,
  type RatedWord,
} from "./match-segment.ts";
import { addEndings } from "./other-endings.ts";
import { addIdentified, rateExactness } from "./rate-exactness.ts";
import { choicesOf, entriesSeen, typosIn } from "./word-choices.ts";
import type { WordSearch } from "./word-search.ts";

/** Documents that answer a query, before any filter. */
export interface Matches {
  /** By segment; null when the query has no words: everything. */
  found: readonly FoundDocuments[] | null;
  corrected: string | null;
  /** The query as it was understood. */
  words: readonly QueryWord[];
}

/** Fewer matches than this as written let typos in, behind them. */
const little = 3;

const total = (found: readonly FoundDocuments[]): number =>
  found.reduce((sum, { length }) => sum + length, 0);

/** The matches of a query: as an identifier, as written, with a typo, cut up otherwise. */
export function findMatches(asked: WordSearch): Matches {
  const { parsed, seen } = asked;
  const { words } = parsed;
  asked.scratch.used = 0;
  const none = words.map(() => []);
  if (words.length === 0) return { found: null, corrected: null, words: [] };
  if (parsed.identifier?.only) {
    const found = addIdentified(asked, {
      found: seen.map(() => emptyFoundDocuments()),
      typos: none,
    });
    // "EC 100" may be a name as well as a number.
    if (total(found) > 0 || parsed.identifier.registry === null) {
      return { found, words: [], corrected: null };
    }
  }
  const typos = words.map((word) => typosOf(asked, word));
  const written = tryWords(asked, { admitted: none, typos });
  const enough = total(written) >= little;
  const looser = enough ? asked : { ...asked, parsed: withOtherEndings(asked) };
  const others = [...typos, ...looser.parsed.words.map((word) => word.endings)];
  const exhausted = enough || others.every((some) => some.length === 0);
  if (exhausted && total(written) > 0) {
    return { found: written, words, corrected: null };
  }
  return withMistakes(looser, { typos, written: total(written) }) ?? fromAfar(looser);
}

/** With words that are one letter away. */
function withMistakes(
  asked: WordSearch,
  { typos, written }: { typos: readonly (readonly string[])[]; written: number },
): Matches | null {
  const { words, phrase } = asked.parsed;
  const near = words.map((word, at) => [...new Set([...word.endings, ...(typos[at] ?? [])])]);
  const found = tryWords(asked, { admitted: typos, typos: near });
  if (written > 0) return { found, words, corrected: null };
  if (total(found) === 0) return null;
  const corrected = bestCorrection(asked, { found, typos });
  return { found, words, corrected: corrected === phrase ? null : corrected };
}

/** Cut up otherwise; then with words further away for those that nobody knows. */
function fromAfar(asked: WordSearch): Matches {
  const cut = cutOtherwise(asked);
  if (total(cut.found ?? []) > 0) return cut;
  const { words } = asked.parsed;
  const typos = words.map((word) => {
    const far = farTypos(asked.seen, { word, alone: words.length === 1 });
    return [...new Set([...typosOf(asked, word), ...far])].sort();
  });
  return withMistakes(asked, { typos, written: 0 }) ?? cut;
}

const withOtherEndings = ({ parsed, seen }: WordSearch): WordSearch["parsed"] => ({
  ...parsed,
  words: parsed.words.map((word) => addEndings(seen, word)),
});

/** Visible words one edit away from a query word, alphabetically. */
function typosOf({ seen }: WordSearch, word: QueryWord): string[] {
  const found = new Set<string>();
  for (const { segment, view } of seen) {
    for (const typo of typosIn(segment, view, word)) found.add(typo);
  }
  return [...found].sort();
}

interface Trial {
  /** Typos that may stand for the words. */
  admitted: readonly (readonly string[])[];
  /** All that there are, by which names one letter away are found. */
  typos: readonly (readonly string[])[];
}

function tryWords(asked: WordSearch, { admitted, typos }: Trial): FoundDocuments[] {
  const { plan, seen, scratch, parsed } = asked;
  const choices = seen.map(({ segment, view }) =>
    parsed.words.map((word, at) =>
      choicesOf(segment, view, {
        word,
        last: at === parsed.words.length - 1,
        typos: admitted[at] ?? [],
      }),
    ),
  );
  const rarities = parsed.words.map((_, word) =>
    rarityOf(
      asked,
      choices.map((own) => own[word]),
    ),
  );
  const found = seen.map(({ segment, view }, at) => {
    const words = choices[at]?.map((own, word) => ({ choices: own, rarity: rarities[word] ?? 0 }));
    return matchSegment(segment, { plan, view, scratch, words: words ?? [] });
  });
  rateExactness(asked, { found, typos });
  return addIdentified(asked, { found, typos });
}

/** Rare words count for more (BM25). */
function rarityOf(
  { seen }: WordSearch,
  choices: readonly (RatedWord["choices"] | undefined)[],
): number {
  let of = 0;
  let holding = 0;
  for (const [at, { segment, view }] of seen.entries()) {
    of += view.visible;
    const own = choices[at];
    if (own !== undefined) holding += entriesSeen(segment, view, own);
  }
  const present = Math.min(holding, of);
  return Math.log(1 + (of - present + 0.5) / (present + 0.5));
}

/** "niacin amide" for niacinamide, "polyquaternium7" for polyquaternium 7. */
function cutOtherwise(asked: WordSearch): Matches {
  for (const words of rewritings(asked.seen, asked.parsed.words)) {
    const phrase = words.map((word) => word.text).join(" ");
    const again = { ...asked, parsed: { words, phrase, identifier: null } };
    const typos = words.map(() => []);
    const found = tryWords(again, { admitted: typos, typos });
    if (total(found) > 0) return { found, words, corrected: phrase };
  }
  return { found: asked.seen.map(() => emptyFoundDocuments()), corrected: null, words: [] };
}
