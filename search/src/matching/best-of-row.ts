import { hasBit } from "../columns/bits.ts";
import { greatestImpact } from "../schema-plan.ts";
import type { Segment, SegmentView } from "../segments/opened-segment.ts";
import { joinedRanges, notReady } from "../segments/ready-rows.ts";
import { bestWord } from "./best-word.ts";
import type { RatedWord, ScoredDocument } from "./found-documents.ts";
import { partOf, scoreOf, tellsImpactsApart } from "./score.ts";
import type { WordChoices } from "./word-choices.ts";

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
  const row = rowOfRange(columns, range);
  const hasHidden = wordCounts
    .slice(1, view.uniform)
    .some((counts) => counts.subarray(range.from, range.to).some((count) => count > 0));
  return hasHidden ? notReady : row;
}

/** The row of ready counts of just these words, or `notReady`. */
export function rowOfRange(
  { ready }: Segment["columns"],
  { from, to }: { from: number; to: number },
): number {
  const row = ready.froms.findIndex((start, at) => start === from && ready.tos[at] === to);
  return row < 0 ? notReady : row;
}

/** What a document that meets a word so is worth; see `bestWord`. */
export const scoreOfMeeting = (rarity: number, value: number): number =>
  scoreOf(value >> 14, partOf(rarity, (value >> 3) & greatestImpact));

/**
 * The best documents of a word that a row stands for, in order, as long as nothing else is known of
 * them; null where too few of those that are kept live, or the order of impacts is not that of
 * scores.
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
  const last = ranges.reduce((worst, range) => (range.kind < worst.kind ? range : worst));
  const others = ranges.filter((range) => range !== last);
  if (!tellsImpactsApart(rarity) || others.some(({ kind }) => kind === last.kind)) return null;
  const better = firstOf(segment, others, wanted);
  if (better === null) return null;
  const found = [...better];
  if (found.length < wanted) {
    const more = livingOf(segment, row, { wanted, but: better });
    if (more === null) return null;
    found.push(...more);
  }
  const scored = found.map((doc) => {
    const { value } = bestWord(segment, { view, ranges, doc });
    return { doc, score: scoreOfMeeting(rarity, value) };
  });
  return inOrder(scored).slice(0, wanted);
}

/** Documents put in the order of hits, in their place. */
export const inOrder = (documents: ScoredDocument[]): ScoredDocument[] =>
  documents.sort((a, b) => b.score - a.score || a.doc - b.doc);

/** So many living documents of those that are kept of a row; null if there are fewer. */
function livingOf(
  { columns: { ready }, alive }: Segment,
  row: number,
  { wanted, but }: { wanted: number; but?: ReadonlySet<number> },
): number[] | null {
  const kept = ready.bests.length / ready.froms.length;
  const living: number[] = [];
  for (const doc of ready.bests.subarray(row * kept, (row + 1) * kept)) {
    if (living.length === wanted) break;
    if (!but?.has(doc) && hasBit(alive, doc)) living.push(doc);
  }
  return living.length === wanted ? living : null;
}

/** The documents of words that are met better than all others, or the best of them. */
function firstOf(
  segment: Segment,
  ranges: WordChoices["ranges"],
  wanted: number,
): ReadonlySet<number> | null {
  const few = documentsOf(segment, ranges);
  if (few !== null) return few;
  const [range, more] = ranges;
  const row =
    range === undefined || more !== undefined ? notReady : rowOfRange(segment.columns, range);
  const best = row === notReady ? null : livingOf(segment, row, { wanted });
  return best && new Set(best);
}

/** Living documents with a public word of the ranges; null if too many. */
function documentsOf(
  { columns, alive }: Segment,
  ranges: WordChoices["ranges"],
): Set<number> | null {
  const { wordStarts, postingDocs, postingEntries } = columns;
  const found = new Set<number>();
  for (const { from, to } of ranges) {
    const start = wordStarts[from] as number;
    const end = wordStarts[to] as number;
    if (end - start > fewPostings) return null;
    for (let at = start; at < end; at++) {
      const doc = postingDocs[at] as number;
      if (((postingEntries[at] as number) & 3) === 0 && hasBit(alive, doc)) found.add(doc);
    }
  }
  return found;
}
