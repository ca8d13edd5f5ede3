import { limits } from "@neroli/search/matching/limits.ts";
import { tellApart } from "@neroli/search/text/chemical-names.ts";
import type { QueryWord } from "@neroli/search/text/parse-query.ts";
import { editsBetween, mayBeTypo, oneEditApart } from "@neroli/search/text/typos.ts";
import { endingsOf } from "@neroli/search/text/word-forms.ts";
import { type AskedIndex, countHolding } from "./asked-index.ts";

/** So many neighbours of a word are looked at. */
const mostNeighbours = 500;
const { mostFar, shortestFar, longEnoughForTwo } = limits;
/** Letters of a word that is still taken apart. */
const longestCut = 48;
const hasNumber = /\p{N}/u;

/**
 * Words of the index that are so near to each of these, whoever may see them: what comes of it is
 * counted within what the viewer sees before it is used.
 */
async function neighbours(
  { ask }: AskedIndex,
  words: readonly string[],
  { edits, first }: { edits: 1 | 2; first: number },
): Promise<string[][]> {
  if (words.length === 0) return [];
  const term = {
    field: "words",
    suggest_mode: "always",
    sort: "score",
    size: mostNeighbours,
    shard_size: mostNeighbours,
    max_edits: edits,
    prefix_length: first,
    min_word_length: 1,
    max_inspections: 100,
    max_term_freq: 2_000_000_000,
    accuracy: 0,
  };
  const wanted = words.map((text, at) => [String(at), { text, term }] as const);
  const { suggest } = await ask({ size: 0, suggest: Object.fromEntries(wanted) });
  return words.map((_, at) => (suggest?.[String(at)]?.[0]?.options ?? []).map(({ text }) => text));
}

/** Visible words one edit away from each word, in order; none for numbers, short and quoted ones. */
export async function typosOf(asked: AskedIndex, words: readonly QueryWord[]): Promise<string[][]> {
  const corrected = words.filter(({ quoted, text }) => !quoted && mayBeTypo(text));
  const texts = corrected.map(({ text }) => text);
  const near = await neighbours(asked, texts, { edits: 1, first: 1 });
  const fitting = near.map((list, at) => {
    const text = texts[at] as string;
    return list.filter((one) => oneEditApart(text, one) && !tellApart(text, one));
  });
  const counts = await countHolding(asked, fitting.flat());
  return words.map((word) => {
    const own = fitting[corrected.indexOf(word)] ?? [];
    return own.filter((one) => (counts.get(one) ?? 0) > 0).sort();
  });
}

/**
 * By word, visible words that somebody may have meant who typed one that no document shows: with a
 * mistake anywhere, or two in a long word. Of all such words the nearest.
 */
export async function farTyposOf(
  asked: AskedIndex,
  words: readonly QueryWord[],
): Promise<string[][]> {
  const shortest = words.length === 1 ? shortestFar + 2 : shortestFar;
  const known = await countHolding(
    asked,
    words.map(({ text }) => text),
  );
  const unknown = words.filter(
    ({ quoted, text }) =>
      !quoted && !hasNumber.test(text) && text.length >= shortest && !known.get(text),
  );
  const texts = unknown.map(({ text }) => text);
  const near = await neighbours(asked, texts, { edits: 2, first: 0 });
  const fitting = near.map((list, at) => {
    const text = texts[at] as string;
    const limit = text.length >= longEnoughForTwo ? 2 : 1;
    return list.flatMap((other) => {
      const edits = editsBetween(text, other, limit);
      return edits > limit || hasNumber.test(other) || tellApart(text, other)
        ? []
        : [{ other, edits }];
    });
  });
  const counts = await countHolding(
    asked,
    fitting.flat().map(({ other }) => other),
  );
  return words.map((word) => {
    const seen = (fitting[unknown.indexOf(word)] ?? []).filter(({ other }) => counts.get(other));
    const least = Math.min(...seen.map(({ edits }) => edits));
    const nearest = seen.filter(({ edits }) => edits === least).map(({ other }) => other);
    return nearest.sort().slice(0, mostFar);
  });
}

/** Query words with those of their other endings that stand in a document the viewer may read. */
export async function withEndings(
  asked: AskedIndex,
  words: readonly QueryWord[],
): Promise<QueryWord[]> {
  const forms = words.map(({ text, quoted }) => (quoted ? [] : endingsOf(text)));
  const counts = await countHolding(asked, forms.flat());
  return words.map((word, at) => {
    const endings = (forms[at] ?? []).filter((form) => counts.get(form));
    return endings.length === 0 ? word : { ...word, endings };
  });
}

/** What tells which of all parts and joinings of these words some visible document shows. */
export async function knownParts(
  asked: AskedIndex,
  words: readonly QueryWord[],
): Promise<(text: string) => boolean> {
  const texts = new Set<string>();
  words.forEach(({ text }, at) => {
    texts.add(text);
    for (let from = 0; from < text.length && text.length <= longestCut; from++) {
      for (let to = from + 1; to <= text.length; to++) texts.add(text.slice(from, to));
    }
    for (const count of [2, 3]) {
      texts.add(
        words
          .slice(at, at + count)
          .map((one) => one.text)
          .join(""),
      );
    }
  });
  const counts = await countHolding(asked, texts);
  return (text) => (counts.get(text) ?? 0) > 0;
}
