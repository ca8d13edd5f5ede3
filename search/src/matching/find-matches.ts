import { exactness } from "../columns/postings.ts";
import type { IdentifierQuery } from "../text/identifiers.ts";
import type { QueryWord } from "../text/parse-query.ts";
import { bestCorrection, knownIn, rewritings } from "./corrections.ts";
import { farTypos } from "./far-typos.ts";
import { emptyFoundDocuments, type FoundDocuments, type RatedWord } from "./found-documents.ts";
import { leaveOut } from "./leave-out.ts";
import { limits } from "./limits.ts";
import { matchSegment } from "./match-segment.ts";
import { addEndings } from "./other-endings.ts";
import { addIdentified, rateExactness } from "./rate-exactness.ts";
import { exactnessOf } from "./score.ts";
import { choicesOf, entriesSeen, typosIn } from "./word-choices.ts";
import { type Matches, type WordSearch, withWords } from "./word-search.ts";

const { little, few, shortWord, mostTried } = limits;

const total = (found: readonly FoundDocuments[]): number =>
  found.reduce((sum, { length }) => sum + length, 0);

/**
 * The matches of a query: as an identifier, as written, with a typo, cut up otherwise; where nothing
 * has all of its words, of the most telling ones.
 */
export function findMatches(asked: WordSearch): Matches {
  const { parsed } = asked;
  asked.scratch.used = 0;
  if (parsed.words.length === 0) return { found: null, corrected: null, words: [] };
  if (parsed.identifier?.only) {
    const numbered = byIdentifier(asked, parsed.identifier);
    // "EC 100" may be a name as well as a number.
    if (total(numbered.found ?? []) > 0 || parsed.identifier.registry === null) return numbered;
  }
  const matches = matchAll(asked);
  const found = matches.found ?? [];
  if (total(found) >= few || isCalledSo(found)) return matches;
  const better = withoutPositions(asked) ?? cutTheOtherWay(asked, matches);
  if (better !== null && (total(found) === 0 || isCalledSo(better.found ?? []))) return better;
  if (total(found) > 0) return matches;
  return (
    leaveOut(asked, (less) => {
      const rest = matchAll(less);
      return total(rest.found ?? []) === 0 ? null : rest;
    }) ?? matches
  );
}

/** What has all words; a letter or two are a word, and the beginning of one where nothing has it. */
function matchAll(asked: WordSearch): Matches {
  const last = asked.parsed.words.at(-1);
  if (last?.completes && last.text.length <= shortWord) {
    const words = asked.parsed.words.with(-1, { ...last, completes: false });
    const ended = { ...asked, parsed: { ...asked.parsed, words } };
    const found = tryWords(ended, { admitted: words.map(() => []), typos: words.map(() => []) });
    if (total(found) > 0) return { found, words, corrected: null };
  }
  return matchWords(asked);
}

function matchWords(asked: WordSearch): Matches {
  const { words } = asked.parsed;
  const typos = words.map((word) => typosOf(asked, word));
  const written = tryWords(asked, { admitted: words.map(() => []), typos });
  const enough = total(written) >= little;
  const looser = enough ? asked : { ...asked, parsed: withOtherEndings(asked) };
  const others = [...typos, ...looser.parsed.words.map((word) => word.endings)];
  const exhausted = enough || others.every((some) => some.length === 0);
  if (exhausted && total(written) > 0) {
    return { found: written, words, corrected: null };
  }
  return withMistakes(looser, { typos, written: total(written) }) ?? fromAfar(looser);
}

/** Whether some document is called as the query says, and does not merely have its words. */
const isCalledSo = (found: readonly FoundDocuments[]): boolean =>
  found.some(({ scores, length }) =>
    scores.subarray(0, length).some((score) => exactnessOf(score) > exactness.component),
  );

/** "dl-panthenol" as "panthenol", where nothing is called by the whole. */
function withoutPositions(asked: WordSearch): Matches | null {
  const words = asked.parsed.words.filter((word) => !word.positional);
  if (words.length === 0 || words.length === asked.parsed.words.length) return null;
  const less = withWords(asked, words);
  const found = matchAll(less);
  return total(found.found ?? []) === 0
    ? null
    : { ...found, corrected: found.corrected ?? less.parsed.phrase };
}

/** Where few have the words as written: what is called so once they are joined or cut. */
function cutTheOtherWay(asked: WordSearch, { found }: Matches): Matches | null {
  if (total(found ?? []) === 0) return null;
  for (const words of rewritings(knownIn(asked.seen), asked.parsed.words).slice(0, mostTried)) {
    const again = withWords(asked, words);
    const typos = words.map(() => []);
    const cut = tryWords(again, { admitted: typos, typos });
    if (isCalledSo(cut)) return { found: cut, words, corrected: again.parsed.phrase };
  }
  return null;
}

/** What carries the number; where nothing does, what carries that of which it is a part. */
function byIdentifier(asked: WordSearch, wanted: IdentifierQuery) {
  const none = asked.seen.map(() => emptyFoundDocuments());
  for (const id of [wanted.id, ...wanted.within]) {
    const parsed = { ...asked.parsed, identifier: { ...wanted, id } };
    const found = addIdentified({ ...asked, parsed }, { found: none, typos: [] });
    const corrected = id === wanted.id ? null : id.toUpperCase();
    if (total(found) > 0) return { found, words: [], corrected };
  }
  return { found: none, words: [], corrected: null };
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
  for (const words of rewritings(knownIn(asked.seen), asked.parsed.words)) {
    const again = withWords(asked, words);
    const typos = words.map(() => []);
    const found = tryWords(again, { admitted: typos, typos });
    if (total(found) > 0) return { found, words, corrected: again.parsed.phrase };
  }
  return { found: asked.seen.map(() => emptyFoundDocuments()), corrected: null, words: [] };
}
