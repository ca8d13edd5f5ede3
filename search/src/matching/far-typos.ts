import type { ViewedSegment } from "../segments/opened-segment.ts";
import { visibleEntries } from "../segments/segment-view.ts";
import { tellApart } from "../text/chemical-names.ts";
import type { QueryWord } from "../text/parse-query.ts";
import { editsBetween } from "../text/typos.ts";
import { limits } from "./limits.ts";
import { findWord } from "./word-choices.ts";

const { shortestFar: shortest, longEnoughForTwo, mostFar: most } = limits;

const hasNumber = /\p{N}/u;

/** The letters of a word as a set of bits. One mistake changes at most two of them. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function count(bits: number): number {
  let left = bits;
  let sum = 0;
  for (; left !== 0; left &= left - 1) sum++;
  return sum;
}

/**
 * Visible words that somebody may have meant who typed a word that no document shows: with one
 * mistake anywhere, also in the first letter, or two in a word of eight letters or more. A word of
 * fewer than five letters is corrected only beside other words. Of all such words the nearest.
 */
export function farTypos(
  seen: readonly ViewedSegment[],
  { word, alone }: { word: QueryWord; alone: boolean },
): string[] {
  const { text, quoted } = word;
  if (quoted || hasNumber.test(text) || text.length < (alone ? shortest + 2 : shortest)) return [];
  if (isKnown(seen, text)) return [];
  let limit = text.length >= longEnoughForTwo ? 2 : 1;
  const bits = lettersOf(text);
  const found = new Map<string, number>();
  for (const { segment, view } of seen) {
    const { words } = segment;
    for (let at = 0; at < words.length; at++) {
      const other = words[at] as string;
      if (Math.abs(other.length - text.length) > limit) continue;
      if (count(lettersOf(other) ^ bits) > 2 * limit || hasNumber.test(other)) continue;
      const edits = editsBetween(text, other, limit);
      if (edits > limit || tellApart(text, other)) continue;
      if (visibleEntries(segment, view, at) === 0) continue;
      limit = edits;
      found.set(other, edits);
    }
  }
  return [...found.entries()]
    .filter(([, edits]) => edits === limit)
    .map(([other]) => other)
    .sort()
    .slice(0, most);
}

const isKnown = (seen: readonly ViewedSegment[], text: string): boolean =>
  seen.some(({ segment, view }) => {
    const word = findWord(segment, text);
    return word >= 0 && visibleEntries(segment, view, word) > 0;
  });
