import { countBits } from "../columns/bits.ts";
import type { WideScratch } from "../columns/wide-scratch.ts";
import { countDocuments, countReady, type DocumentSet } from "../counting/count-facets.ts";
import { type Bounds, countSteps } from "../counting/count-steps.ts";
import type { FoundDocuments } from "../matching/found-documents.ts";
import type { ViewedSegment } from "../segments/opened-segment.ts";
import { notReady, readyRowOfValues } from "../segments/ready-rows.ts";
import { bitsOfContents, type ContentFilters, contentsKey } from "./filter-contents.ts";
import { bitsOfFilter, type GroupFilter, valuesOfFilter } from "./filter-facets.ts";
import { bitsOfInterval, type IntervalFilter, intervalKey } from "./filter-intervals.ts";
import {
  documentsInAll,
  everyDocument,
  everyFound,
  foundInAll,
  type SelectedDocuments,
} from "./selected-documents.ts";

/** A segment's answer: documents, how many there are, and counts by the segment's values. */
export interface SegmentAnswer {
  selected: SelectedDocuments;
  counts: Uint32Array | null;
  /** By column of numbers. */
  steps: Map<string, Uint32Array>;
}

export interface SelectionQuery {
  /** Lends memory until the search is over. */
  scratch: WideScratch;
  /** Documents that answer the words; null when there are none: everything. */
  found: FoundDocuments | null;
  filters: readonly GroupFilter[];
  contents: ContentFilters;
  intervals: readonly IntervalFilter[];
  count: boolean;
  /** Columns whose steps are counted, between these ends. */
  bounds: ReadonlyMap<string, Bounds>;
}

/** One thing that is asked of documents; `key` tells it apart. */
interface Narrowing {
  bits: Uint32Array;
  key: string;
  /** The facet group or the column that it is asked of. */
  of: number | string | null;
  /** Row of ready counts of which it lets all pass. */
  ready: number;
}

/**
 * Documents that pass all filters. A document that fails one group only is still counted among
 * the values of that group: a group's counts ignore its own filter. So do a column's.
 */
export function selectDocuments(seen: ViewedSegment, asked: SelectionQuery): SegmentAnswer {
  const { found, scratch } = asked;
  const narrowings = narrowingsOf(seen, asked);
  const selected = select(seen, { found, narrowings, scratch });
  const all = asSet(selected, knownAs(found, narrowings));
  /** Documents as they are when one thing is not asked. */
  const besides = (one: Narrowing): DocumentSet => {
    const others = narrowings.filter((other) => other !== one);
    return asSet(select(seen, { found, narrowings: others, scratch }), knownAs(found, others));
  };
  const countBesides = (one: Narrowing): Uint32Array =>
    (found === null ? countAlone(seen, narrowings, one) : null) ??
    countDocuments(seen, besides(one));
  return {
    selected,
    counts: asked.count ? countFacets(seen, { all, narrowings, countBesides }) : null,
    steps: countColumns(seen, asked.bounds, { all, narrowings, besides }),
  };
}

/** Counts without one narrowing, if only one other is left and that is counted ready; or null. */
function countAlone(
  seen: ViewedSegment,
  narrowings: readonly Narrowing[],
  one: Narrowing,
): Uint32Array | null {
  const [other, more] = narrowings.filter((narrowing) => narrowing !== one);
  if (other === undefined || more !== undefined || other.ready === notReady) return null;
  return countReady(seen, { ready: other.ready, length: countBits(other.bits) });
}

function narrowingsOf(
  seen: ViewedSegment,
  { filters, intervals, contents, scratch }: SelectionQuery,
): Narrowing[] {
  const narrowings: Narrowing[] = [];
  for (const filter of filters) {
    const key = `${filter.group}:${filter.ids.join()}`;
    const values = valuesOfFilter(seen, filter);
    const bits = bitsOfFilter(seen, values, scratch);
    narrowings.push({ bits, key, of: filter.group, ready: readyRowOfValues(seen.segment, values) });
  }
  for (const filter of intervals) {
    const key = intervalKey(filter);
    narrowings.push({
      bits: bitsOfInterval(seen, filter, scratch),
      key,
      of: filter.key,
      ready: notReady,
    });
  }
  const bits = bitsOfContents(seen, contents, scratch);
  if (bits !== null)
    narrowings.push({ bits, key: contentsKey(contents), of: null, ready: notReady });
  return narrowings;
}

/** The key by which a set is told apart, and the row of ready counts whose documents it has. */
function knownAs(
  found: FoundDocuments | null,
  narrowings: readonly Narrowing[],
): Pick<DocumentSet, "key" | "ready"> {
  const [one, more] = narrowings;
  const ready = found?.ready ?? (more === undefined ? one?.ready : undefined);
  return {
    key: keyOf(found, narrowings),
    ready: found !== null && one !== undefined ? notReady : (ready ?? notReady),
  };
}

const keyOf = (found: FoundDocuments | null, narrowings: readonly Narrowing[]): string =>
  narrowings.length === 0
    ? (found?.key ?? "")
    : `${found?.key ?? ""}|${narrowings.map(({ key }) => key).join(";")}`;

interface Selection extends Pick<SelectionQuery, "found" | "scratch"> {
  narrowings: readonly Narrowing[];
}

function select(seen: ViewedSegment, { found, narrowings, scratch }: Selection): SelectedDocuments {
  const sets = narrowings.map(({ bits }) => bits);
  if (sets.length > 0)
    return found === null ? documentsInAll(sets, scratch) : foundInAll(found, sets, scratch);
  return found === null ? everyDocument(seen) : everyFound(found);
}

/** Selected documents to be counted; nobody lists them whose counts are ready. */
const asSet = (
  selected: SelectedDocuments,
  known: Pick<DocumentSet, "key" | "ready">,
): DocumentSet => ({
  ...known,
  length: selected.length,
  get docs() {
    return selected.docs;
  },
});

interface ToCount {
  all: DocumentSet;
  narrowings: readonly Narrowing[];
  besides(one: Narrowing): DocumentSet;
}

function countFacets(
  seen: ViewedSegment,
  {
    all,
    narrowings,
    countBesides,
  }: Pick<ToCount, "all" | "narrowings"> & { countBesides(one: Narrowing): Uint32Array },
): Uint32Array {
  const counts = countDocuments(seen, all);
  if (!narrowings.some(({ of }) => typeof of === "number")) return counts;
  const mended = counts.slice();
  for (const one of narrowings) {
    if (typeof one.of !== "number") continue;
    copyGroup(seen, { group: one.of, from: countBesides(one), to: mended });
  }
  return mended;
}

function countColumns(
  seen: ViewedSegment,
  columns: ReadonlyMap<string, Bounds>,
  { all, narrowings, besides }: ToCount,
): Map<string, Uint32Array> {
  const counts = new Map<string, Uint32Array>();
  for (const [key, bounds] of columns) {
    const own = narrowings.find(({ of }) => of === key);
    const set = own === undefined ? all : besides(own);
    counts.set(key, countSteps(seen, { key, bounds, set }));
  }
  return counts;
}

function copyGroup(
  { segment }: ViewedSegment,
  { group, from, to }: { group: number; from: Uint32Array; to: Uint32Array },
): void {
  const { facetGroups } = segment.columns;
  const start = facetGroups.indexOf(group);
  if (start < 0) return;
  for (let at = start; facetGroups[at] === group; at++) to[at] = from[at] as number;
}
