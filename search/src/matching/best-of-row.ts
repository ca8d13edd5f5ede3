import { hasBit } from "../columns/bits.ts";
import { greatestImpact } from "../schema-plan.ts";
import type { Segment, SegmentView } from "../segments/opened-segment.ts";
import { joinedRanges, notReady } from "../segments/ready-rows.ts";
import { bestWord } from "./best-word.ts";
import { partOf, scoreOf, tellsImpactsApart } from "./score.ts";
import type { WordChoices } from "./word-choices.ts";

/** A query word in a segment, with its rarity over the whole index. */
export interface RatedWord {
  choices: WordChoices;
  rarity: number;
}

export interface ScoredDocument {
  doc: number;
  score: number;
}

/** A word beside its completions that has more postings is not looked through for the best. */
const fewPostings = 4096;

/** The row of ready counts whose documents are all that a viewer finds by a word, or `notReady`. */
export function rowOfWord(
  { columns, wordCounts }: Segment,
  view: SegmentView,
  { ranges, identified }: WordChoices,
): number {
  const [range, more] = joinedRanges(ranges);
  if (view.uniform === 0 || identified.docs.length > 0) return notReady;
  if (range === undefined || more !== undefined) return notReady;
  const { froms, tos } = columns.ready;
  const row = froms.findIndex((from, at) => from === range.from && tos[at] === range.to);
  const hasHidden = wordCounts
    .slice(1, view.uniform)
    .some((counts) => counts.subarray(range.from, range.to).some((count) => count > 0));
  return row < 0 || hasHidden ? notReady : row;
}

/**
 * The best documents of a word that a row stands for, in order; null where too few of those that
 * are kept live, or the order of impacts is not that of scores.
 */
export function bestOfRow(
  segment: Segment,
  {
    view,
    row,
    word: { choices, rarity },
    wanted,
  }: { view: SegmentView; row: number; word: RatedWord; wanted: number },
): ScoredDocument[] | null {
  const { ranges } = choices;
  const { bests, froms } = segment.columns.ready;
  const kept = bests.length / froms.length;
  const last = ranges.reduce((worst, range) => (range.kind < worst.kind ? range : worst));
  const others = ranges.filter((range) => range !== last);
  if (!tellsImpactsApart(rarity) || others.some(({ kind }) => kind === last.kind)) return null;
  const better = documentsOf(segment, others);
  if (better === null) return null;
  const scored = ({ doc, value }: { doc: number; value: number }): ScoredDocument => ({
    doc,
    score: scoreOf(value >> 14, partOf(rarity, (value >> 3) & greatestImpact)),
  });
  const found = Array.from(better, ([doc, value]) => scored({ doc, value }));
  let room = wanted;
  for (const doc of bests.subarray(row * kept, (row + 1) * kept)) {
    if (room === 0) break;
    if (better.has(doc) || !hasBit(segment.alive, doc)) continue;
    found.push(scored({ doc, value: bestWord(segment, { view, ranges, doc }).value }));
    room--;
  }
  if (room > 0) return null;
  return found.sort((a, b) => b.score - a.score || a.doc - b.doc).slice(0, wanted);
}

/** Living documents with a public word of the ranges, and how they meet it; null if too many. */
function documentsOf(
  { columns, alive }: Segment,
  ranges: WordChoices["ranges"],
): Map<number, number> | null {
  const { wordStarts, postingDocs, postingEntries } = columns;
  const found = new Map<number, number>();
  for (const { from, to, kind } of ranges) {
    const start = wordStarts[from] as number;
    const end = wordStarts[to] as number;
    if (end - start > fewPostings) return null;
    for (let at = start; at < end; at++) {
      const doc = postingDocs[at] as number;
      const entry = postingEntries[at] as number;
      if ((entry & 3) !== 0 || !hasBit(alive, doc)) continue;
      found.set(doc, Math.max(found.get(doc) ?? 0, (entry >> 2) | (kind << 14)));
    }
  }
  return found;
}
