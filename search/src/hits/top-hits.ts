import type { SortColumn } from "../columns/segment-columns.ts";
import { textAt } from "../columns/text-table.ts";
import type { SearchQuery } from "../index-types.ts";
import type { SelectedDocuments } from "../narrowing/selected-documents.ts";
import { comparePlaces, type NaturalPlace, placeOf } from "../segments/natural-place.ts";
import type { ViewedSegment } from "../segments/opened-segment.ts";
import { levelAt } from "../segments/segment-view.ts";

export interface Hit {
  seen: ViewedSegment;
  doc: number;
  score: number;
}

type Compare = (a: number, b: number) => number;

/** Documents are numbered in natural order, but for viewers from whom a name is hidden. */
function naturalOrder(seen: ViewedSegment): Compare {
  if (seen.segment.columns.nameTiers.length === 0) return (a, b) => a - b;
  return (a, b) => comparePlaces(placeOf(seen, a), placeOf(seen, b));
}

/** The first `wanted` of a segment's selected documents, in order. */
export function topOfSegment(
  seen: ViewedSegment,
  selected: SelectedDocuments,
  { sort, wanted }: { sort: SearchQuery["sort"]; wanted: number },
): Hit[] {
  const { length, found } = selected;
  const natural = seen.segment.columns.nameTiers.length === 0;
  const score = (at: number) => scoreAt(selected, at);
  const hit = (at: number): Hit => ({ seen, doc: selected.docs[at] as number, score: score(at) });
  if (sort === undefined && natural) {
    if (found === null) {
      return Array.from(selected.first(wanted), (doc) => ({ seen, doc, score: 0 }));
    }
    const best = selected.positions === null ? found.unlisted?.best(wanted) : null;
    if (best) return best.map((one) => ({ seen, ...one }));
    if (wanted <= 200) return bestScores(selected, found.scores, wanted).map(hit);
  }
  const { docs } = selected;
  const order = naturalOrder(seen);
  const column = sort === undefined ? null : columnOrder(seen, sort);
  const compare: Compare = (a, b) => {
    const [one, other] = [docs[a] as number, docs[b] as number];
    return column?.(one, other) || score(b) - score(a) || order(one, other);
  };
  return firstOf(length, compare, wanted).map(hit);
}

/** Score of a selected document, by its position. */
export const scoreAt = ({ found, positions }: SelectedDocuments, at: number): number =>
  found === null ? 0 : (found.scores[positions === null ? at : (positions[at] as number)] ?? 0);

/** Positions of the highest scores, of equal ones the first. */
function bestScores(
  { positions, length }: SelectedDocuments,
  foundScores: Uint32Array,
  wanted: number,
): number[] {
  const scores: number[] = [];
  const best: number[] = [];
  let least = -1;
  for (let at = 0; at < length && wanted > 0; at++) {
    const score = foundScores[positions === null ? at : (positions[at] as number)] as number;
    if (score <= least) continue;
    if (best.length === wanted) best.length = scores.length = wanted - 1;
    let to = best.length;
    for (; to > 0 && (scores[to - 1] as number) < score; to--) {
      scores[to] = scores[to - 1] as number;
      best[to] = best[to - 1] as number;
    }
    scores[to] = score;
    best[to] = at;
    if (best.length === wanted) least = scores[wanted - 1] as number;
  }
  return best;
}

/** The first of the positions up to `length`; what is behind is not put in order. */
function firstOf(length: number, compare: Compare, wanted: number): number[] {
  if (wanted === 0) return [];
  const block = Math.max(1024, wanted * 2);
  let kept: number[] = [];
  let last = -1;
  for (let at = 0; at < length; at++) {
    if (last >= 0 && compare(at, last) > 0) continue;
    kept.push(at);
    if (kept.length < block) continue;
    kept = kept.sort(compare).slice(0, wanted);
    last = kept.at(-1) ?? -1;
  }
  return kept.sort(compare).slice(0, wanted);
}

/** @throws RangeError for a sort key that is not declared. */
function columnOf(seen: ViewedSegment, key: string): SortColumn {
  const { sorts } = seen.segment.columns;
  const column = Object.hasOwn(sorts, key) ? sorts[key] : undefined;
  if (column === undefined) throw new RangeError(`No sort "${key}" in the schema`);
  return column;
}

function columnOrder(seen: ViewedSegment, sort: NonNullable<SearchQuery["sort"]>): Compare {
  const column = columnOf(seen, sort.key);
  const sign = sort.direction === "desc" ? -1 : 1;
  const values = column.numbers.length > 0 ? column.numbers : column.ordinals;
  const shown = (doc: number) =>
    levelAt(seen.segment, seen.view, doc) > (column.tiers[doc] as number);
  return (a, b) => {
    const showsA = shown(a);
    if (showsA !== shown(b)) return showsA ? -1 : 1;
    if (!showsA) return 0;
    return sign * Math.sign((values[a] as number) - (values[b] as number));
  };
}

/** The next hit of a segment that is not in the common order yet. */
interface Head {
  list: readonly Hit[];
  at: number;
  hit: Hit;
  value: number | string | null;
  /** Found out when scores are equal. */
  place: NaturalPlace | null;
}

/** The first `wanted` hits of several segments, each of which has its own in order. */
export function mergeHits(
  lists: readonly Hit[][],
  { sort, wanted }: { sort: SearchQuery["sort"]; wanted: number },
): Hit[] {
  const headOf = (list: readonly Hit[], at: number): Head[] => {
    const hit = list[at];
    if (hit === undefined) return [];
    const value = sort === undefined ? null : sortValue(hit, sort.key);
    return [{ list, at, hit, value, place: null }];
  };
  const full = lists.filter((list) => list.length > 0);
  if (full.length < 2) return full[0] ?? [];
  const sign = sort?.direction === "desc" ? -1 : 1;
  const heads = full.flatMap((list) => headOf(list, 0));
  const merged: Hit[] = [];
  while (merged.length < wanted && heads.length > 0) {
    const first = heads.reduce((best, head) => (compareHeads(head, best, sign) < 0 ? head : best));
    merged.push(first.hit);
    heads.splice(heads.indexOf(first), 1, ...headOf(first.list, first.at + 1));
  }
  return merged;
}

function compareHeads(a: Head, b: Head, sign: number): number {
  if ((a.value === null) !== (b.value === null)) return a.value === null ? 1 : -1;
  if (a.value !== null && b.value !== null && a.value !== b.value) {
    return a.value < b.value ? -sign : sign;
  }
  if (a.hit.score !== b.hit.score) return b.hit.score - a.hit.score;
  a.place ??= placeOf(a.hit.seen, a.hit.doc);
  b.place ??= placeOf(b.hit.seen, b.hit.doc);
  return comparePlaces(a.place, b.place);
}

function sortValue({ seen, doc }: Hit, key: string): number | string | null {
  const { tiers, numbers, ordinals, texts } = columnOf(seen, key);
  if (levelAt(seen.segment, seen.view, doc) <= (tiers[doc] as number)) return null;
  return numbers.length > 0 ? (numbers[doc] as number) : textAt(texts, ordinals[doc] as number);
}
