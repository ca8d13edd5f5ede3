import { comparePlaces, placeOf } from "../segments/natural-place.ts";
import type { ViewedSegment } from "../segments/opened-segment.ts";
import { levelAt, visibleEntries } from "../segments/segment-view.ts";
import { takeApart } from "../text/compounds.ts";
import { answersWord, type QueryWord } from "../text/parse-query.ts";
import { type FoundDocuments, positionOf, type ScoredDocument } from "./found-documents.ts";
import { findWord } from "./word-choices.ts";
import type { WordSearch } from "./word-search.ts";

const mostRewritings = 24;
const shortestPart = 3;
const mostCompounds = 8;

/** Words of a document that a view shows. */
export function visibleWords({ segment, view }: ViewedSegment, doc: number): string[] {
  const level = levelAt(segment, view, doc);
  const { docWordStarts, docWords } = segment.columns;
  const end = docWordStarts[doc + 1] as number;
  const words: string[] = [];
  for (let at = docWordStarts[doc] as number; at < end; at++) {
    const entry = docWords[at] as number;
    if (level > (entry & 3)) words.push(segment.words[entry >>> 2] as string);
  }
  return words;
}

interface Corrected {
  found: readonly FoundDocuments[];
  typos: readonly (readonly string[])[];
}

/**
 * The query with every word that the best document does not hold as written replaced by its
 * commonest neighbour among the found documents, visible words only.
 */
export function bestCorrection(asked: WordSearch, { found, typos }: Corrected): string {
  const held = wordsOfBest(asked, found);
  const kept = (word: QueryWord) => held.some((one) => answersWord(word, one));
  const words = asked.parsed.words.map((word, at) => {
    if (kept(word)) return word.text;
    const [first, ...others] = typos[at] ?? [];
    if (first === undefined || others.length === 0) return first ?? word.text;
    const counts = new Map(
      [first, ...others].map((typo) => [typo, countHolding(asked, found, typo)]),
    );
    const count = (typo: string) => counts.get(typo) ?? 0;
    return others.reduce((a, b) => (count(b) > count(a) ? b : a), first);
  });
  return words.join(" ");
}

/** Words of the document with the highest score, of those the first in natural order. */
function wordsOfBest({ seen }: WordSearch, all: readonly FoundDocuments[]): string[] {
  let best: (ScoredDocument & { seen: ViewedSegment }) | null = null;
  for (const [index, found] of all.entries()) {
    const own = seen[index] as ViewedSegment;
    const first = bestFound(own, found);
    if (first === null || first.score < (best?.score ?? 0)) continue;
    if (first.score === best?.score && !isBefore(own, first.doc, best)) continue;
    best = { seen: own, ...first };
  }
  return best === null ? [] : visibleWords(best.seen, best.doc);
}

const isBefore = (
  seen: ViewedSegment,
  doc: number,
  other: { seen: ViewedSegment; doc: number },
): boolean => comparePlaces(placeOf(seen, doc), placeOf(other.seen, other.doc)) < 0;

function bestFound(seen: ViewedSegment, found: FoundDocuments): ScoredDocument | null {
  // The documents of a segment stand in natural order, unless a name is hidden.
  const natural = seen.segment.columns.nameTiers.length === 0;
  const [first] = (natural && found.unlisted?.best(1)) || [];
  if (first !== undefined) return first;
  const { docs, scores, length } = found;
  let best = { doc: -1, score: -1 };
  for (let at = 0; at < length; at++) {
    const doc = docs[at] as number;
    const score = scores[at] as number;
    if (score < best.score) continue;
    if (score === best.score && (natural || !isBefore(seen, doc, { seen, doc: best.doc })))
      continue;
    best = { doc, score };
  }
  return best.doc < 0 ? null : best;
}

/** How many found documents show a word. */
function countHolding({ seen }: WordSearch, all: readonly FoundDocuments[], text: string): number {
  let count = 0;
  for (const [index, found] of all.entries()) {
    const { segment, view } = seen[index] as ViewedSegment;
    const word = findWord(segment, text);
    if (word < 0) continue;
    const { wordStarts, postingDocs, postingEntries } = segment.columns;
    let last = -1;
    let position = 0;
    for (let row = wordStarts[word] as number; row < (wordStarts[word + 1] as number); row++) {
      const doc = postingDocs[row] as number;
      if (doc === last) continue;
      if (levelAt(segment, view, doc) <= ((postingEntries[row] as number) & 3)) continue;
      position = positionOf(found, doc, position);
      if (position === found.length) break;
      if (found.docs[position] === doc) count++;
      last = doc;
    }
  }
  return count;
}

/** Known words: those that some document shows. */
export const knownIn = (seen: readonly ViewedSegment[]) => (text: string) =>
  seen.some(({ segment, view }) => {
    const word = findWord(segment, text);
    return word >= 0 && visibleEntries(segment, view, word) > 0;
  });

/** A query word that stands for another one, or for a part of it. */
export const insteadOf = (word: QueryWord, text: string): QueryWord => ({
  ...word,
  text,
  other: null,
  plurals: [],
  endings: [],
});

/** The query with two or three words joined, or one cut in known ones. */
export function rewritings(
  known: (text: string) => boolean,
  words: readonly QueryWord[],
): QueryWord[][] {
  const result: QueryWord[][] = [];
  const instead = (at: number, count: number, texts: readonly string[]) => {
    const last = words[at + count - 1] as QueryWord;
    const others = texts.map((text, part) => ({
      ...insteadOf(last, text),
      completes: last.completes && part === texts.length - 1,
    }));
    result.push([...words.slice(0, at), ...others, ...words.slice(at + count)]);
  };
  words.forEach((word, at) => {
    if (word.quoted) return;
    for (const count of [2, 3]) {
      const joined = words.slice(at, at + count);
      if (joined.length < count || joined.some(({ quoted }) => quoted)) continue;
      const text = joined.map((one) => one.text).join("");
      if (known(text)) instead(at, count, [text]);
    }
    for (let cut = 1; cut < word.text.length; cut++) {
      const [head, tail] = [word.text.slice(0, cut), word.text.slice(cut)];
      const number = /\p{L}$/u.test(head) && /^\p{N}/u.test(tail);
      const tooShort = head.length < shortestPart || tail.length < shortestPart;
      if ((tooShort && !number) || !known(head) || !known(tail)) continue;
      instead(at, 1, [head, tail]);
    }
    for (const parts of takeApart(word.text, { known, most: mostCompounds })) {
      instead(at, 1, parts);
    }
  });
  return result.slice(0, mostRewritings);
}
