import { rewritings } from "@neroli/search/matching/corrections.ts";
import { limits } from "@neroli/search/matching/limits.ts";
import type { ParsedQuery, QueryWord } from "@neroli/search/text/parse-query.ts";
import type { AskedIndex, Trial } from "./asked-index.ts";
import { bestCorrection } from "./best-correction.ts";
import { leaveOut } from "./leave-out.ts";
import { isNearlyCalledSo, type Matches, type Tried, tryWords } from "./try-words.ts";
import { farTyposOf, knownParts, typosOf, withEndings } from "./vocabulary.ts";

const { little, few, shortWord, mostTried } = limits;

type Asked = Pick<ParsedQuery, "words" | "phrase" | "identifier">;

const as = (tried: Tried, corrected: string | null = null): Matches => ({
  tried,
  corrected,
  left_out: [],
});

const totalOf = ({ tried }: Matches): number => tried?.total ?? 0;

/**
 * The matches of a query: as an identifier, as written, with a typo, cut up otherwise; where nothing
 * has all of its words, of the most telling ones. The steps are those of the index in memory, so
 * that both find the same.
 */
export async function findMatches(asked: AskedIndex, parsed: ParsedQuery): Promise<Matches> {
  if (parsed.words.length === 0) return { tried: null, corrected: null, left_out: [] };
  const { identifier } = parsed;
  if (identifier?.only) {
    const numbered = await byIdentifier(asked, parsed);
    // "EC 100" may be a name as well as a number.
    if (totalOf(numbered) > 0 || identifier.registry === null) return numbered;
  }
  const matches = await matchAll(asked, parsed);
  if (totalOf(matches) >= few || (await isCalledSo(asked, matches))) return matches;
  const better =
    (await withoutPositions(asked, parsed)) ?? (await cutTheOtherWay(asked, parsed, matches));
  const found = totalOf(matches) > 0;
  if (better !== null && (!found || (await isCalledSo(asked, better)))) return better;
  if (found) return matches;
  const less = await leaveOut(asked, parsed, async (words) => {
    const rest = await matchAll(asked, ofWords(words));
    return totalOf(rest) === 0 ? null : rest;
  });
  return less ?? matches;
}

/** A query of other words, and of no identifier. */
function ofWords(words: readonly QueryWord[]): Asked {
  const last = words.length - 1;
  const ended = words.map((word, at) =>
    word.completes && at < last ? { ...word, completes: false } : word,
  );
  return {
    words: ended,
    phrase: ended.map(({ text }) => text).join(" "),
    identifier: null,
  };
}

const asWritten = (parsed: Asked): Trial => ({
  ...parsed,
  typos: parsed.words.map(() => []),
});

async function isCalledSo(asked: AskedIndex, { tried }: Matches): Promise<boolean> {
  if (tried === null || tried.total === 0) return false;
  if (tried.isCalledSo) return true;
  const typos = tried.trial.typos.some((some) => some.length > 0)
    ? tried.trial.typos
    : await typosOf(asked, tried.trial.words);
  return isNearlyCalledSo(asked, tried, typos);
}

/** What has all words; a letter or two are a word, and the beginning of one where nothing has it. */
async function matchAll(asked: AskedIndex, parsed: Asked): Promise<Matches> {
  const last = parsed.words.at(-1);
  if (last?.completes && last.text.length <= shortWord) {
    const words = parsed.words.with(-1, { ...last, completes: false });
    const ended = await tryWords(asked, asWritten({ ...parsed, words }));
    if (ended.total > 0) return as(ended);
  }
  return matchWords(asked, parsed);
}

async function matchWords(asked: AskedIndex, parsed: Asked): Promise<Matches> {
  const written = await tryWords(asked, asWritten(parsed));
  if (written.total >= little) return as(written);
  const typos = await typosOf(asked, parsed.words);
  const looser = { ...parsed, words: await withEndings(asked, parsed.words) };
  const others = [...typos, ...looser.words.map((word) => word.endings)];
  if (written.total > 0 && others.every((some) => some.length === 0)) return as(written);
  const mistaken = await withMistakes(asked, looser, { typos, written: written.total });
  return mistaken ?? fromAfar(asked, looser, typos);
}

/** "dl-panthenol" as "panthenol", where nothing is called by the whole. */
async function withoutPositions(asked: AskedIndex, parsed: Asked): Promise<Matches | null> {
  const words = parsed.words.filter((word) => !word.positional);
  if (words.length === 0 || words.length === parsed.words.length) return null;
  const less = ofWords(words);
  const found = await matchAll(asked, less);
  return totalOf(found) === 0 ? null : { ...found, corrected: found.corrected ?? less.phrase };
}

/** Where few have the words as written: what is called so once they are joined or cut. */
async function cutTheOtherWay(
  asked: AskedIndex,
  parsed: Asked,
  matches: Matches,
): Promise<Matches | null> {
  if (totalOf(matches) === 0) return null;
  const known = await knownParts(asked, parsed.words);
  for (const words of rewritings(known, parsed.words).slice(0, mostTried)) {
    const again = ofWords(words);
    const cut = await tryWords(asked, asWritten(again));
    if (cut.isCalledSo) return as(cut, again.phrase);
  }
  return null;
}

/** What carries the number; where nothing does, what carries that of which it is a part. */
async function byIdentifier(asked: AskedIndex, parsed: ParsedQuery): Promise<Matches> {
  const wanted = parsed.identifier;
  let tried: Tried | null = null;
  for (const id of wanted === null ? [] : [wanted.id, ...wanted.within]) {
    const identifier = wanted && { ...wanted, id };
    tried = await tryWords(asked, { words: noWord, typos: [[]], phrase: "", identifier });
    if (tried.total > 0) return as(tried, id === wanted?.id ? null : id.toUpperCase());
  }
  return { tried, corrected: null, left_out: [] };
}

/** Where a number alone is asked for: a word that nothing has. */
const noWord: readonly QueryWord[] = [
  {
    text: "\u0002",
    other: null,
    completes: false,
    plurals: [],
    endings: [],
    language: null,
    quoted: true,
    positional: false,
  },
];

/** With words that are one letter away. */
async function withMistakes(
  asked: AskedIndex,
  parsed: Asked,
  { typos, written }: { typos: readonly (readonly string[])[]; written: number },
): Promise<Matches | null> {
  const tried = await tryWords(asked, { ...parsed, typos });
  if (written > 0) return as(tried);
  if (tried.total === 0) return null;
  const corrected = await bestCorrection(asked, tried);
  return as(tried, corrected === parsed.phrase ? null : corrected);
}

/** Cut up otherwise; then with words further away for those that nobody knows. */
async function fromAfar(
  asked: AskedIndex,
  parsed: Asked,
  near: readonly (readonly string[])[],
): Promise<Matches> {
  const cut = await cutOtherwise(asked, parsed);
  if (cut !== null) return cut;
  const far = await farTyposOf(asked, parsed.words);
  const typos = parsed.words.map((_, at) =>
    [...new Set([...(near[at] ?? []), ...(far[at] ?? [])])].sort(),
  );
  const mistaken = await withMistakes(asked, parsed, { typos, written: 0 });
  return mistaken ?? as(await tryWords(asked, asWritten(parsed)));
}

/** "niacin amide" for niacinamide, "polyquaternium7" for polyquaternium 7. */
async function cutOtherwise(asked: AskedIndex, parsed: Asked): Promise<Matches | null> {
  const known = await knownParts(asked, parsed.words);
  for (const words of rewritings(known, parsed.words)) {
    const again = ofWords(words);
    const cut = await tryWords(asked, asWritten(again));
    if (cut.total > 0) return as(cut, again.phrase);
  }
  return null;
}
