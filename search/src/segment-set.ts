import type { FacetRegistry } from "./facet-registry.ts";
import type { Change } from "./index-types.ts";
import { finishNow, type MergePart, mergeSteps } from "./merge-segments.ts";
import type { Segment } from "./opened-segment.ts";
import { checkDocument, type SchemaPlan } from "./schema-plan.ts";
import { documentOf, kill, openSegment } from "./segment.ts";
import type { SegmentColumns } from "./segment-columns.ts";
import { createWriter } from "./segment-writer.ts";
import { writeDocument } from "./write-document.ts";

/** When segments are merged. */
export interface SegmentSizes {
  /** Segments of fewer documents are merged as soon as there are two of them. */
  least: number;
  /** Segments are merged into one that is not this many times greater than they are together. */
  growth: number;
  /** A merge of up to so many documents is done at once; a greater one goes on with each change. */
  atOnce: number;
  /** A merge of more documents than this waits for `beginMerge`; none does unless given. */
  elsewhere?: number;
}

export const defaultSizes: SegmentSizes = { least: 64, growth: 8, atOnce: 4096 };

/** A merge under way; searches read the old segments until it is done. */
interface Merge {
  from: readonly Segment[];
  /** Keys of documents that died since it began: their copies die when it is done. */
  deaths: string[];
}

/** The segments of an index, large ones first. */
export interface SegmentSet {
  plan: SchemaPlan;
  registry: FacetRegistry;
  sizes: SegmentSizes;
  segments: Segment[];
  /** It goes on with each change. */
  merge: (Merge & { steps: Generator<void, SegmentColumns> }) | null;
  /** It is done elsewhere: in another thread. */
  outside: Merge | null;
}

/** So many deaths at once cost more, one by one, than counting again what is kept ready. */
const manyDeaths = 512;

export const createSegmentSet = (
  plan: SchemaPlan,
  registry: FacetRegistry,
  sizes: SegmentSizes,
): SegmentSet => ({ plan, registry, sizes, segments: [], merge: null, outside: null });

export function addSegment(set: SegmentSet, columns: SegmentColumns): void {
  set.segments.push(openSegment(columns, set.registry));
}

/** @throws RangeError for a document that does not fit the schema; then nothing is applied. */
export function applyChanges(set: SegmentSet, changes: readonly Change[]): void {
  const last = new Map<string, Change>();
  for (const change of changes) {
    if (change.kind === "put") checkDocument(set.plan, change.document);
    last.set(change.kind === "put" ? change.document.key : change.key, change);
  }
  bury(set, last.keys());
  const writer = createWriter(set.plan);
  for (const change of last.values()) {
    if (change.kind === "put") writeDocument(writer, change.document);
  }
  if (writer.count > 0) addSegment(set, finishNow(writer));
  tidy(set);
}

function bury(set: SegmentSet, keys: Iterable<string>): void {
  const deaths = set.segments.map((): number[] => []);
  for (const key of keys) {
    for (const [at, segment] of set.segments.entries()) {
      const doc = documentOf(segment, key);
      if (doc < 0) continue;
      deaths[at]?.push(doc);
      for (const merge of [set.merge, set.outside]) {
        if (merge?.from.includes(segment)) merge.deaths.push(key);
      }
      break;
    }
  }
  for (const [at, segment] of set.segments.entries()) {
    const dead = deaths[at] ?? [];
    if (dead.length > manyDeaths) {
      segment.views.clear();
      segment.heavy.clear();
    }
    for (const doc of dead) kill(segment, doc);
  }
}

const isMerged = ({ merge, outside }: SegmentSet, segment: Segment): boolean =>
  merge?.from.includes(segment) === true || outside?.from.includes(segment) === true;

/** Goes on with a merge, or begins the one that is due; small ones are done at once. */
function tidy(set: SegmentSet): void {
  set.segments = set.segments.filter((segment) => segment.living > 0 || isMerged(set, segment));
  if (set.merge !== null && !goOn(set, set.merge)) return;
  for (;;) {
    const due = dueMerge(set);
    const documents = livingIn(due);
    if (due.length === 0 || documents > (set.sizes.elsewhere ?? Number.POSITIVE_INFINITY)) return;
    const merge = { from: due, steps: mergeSteps(set.plan, due), deaths: [] };
    set.merge = merge;
    if (documents > set.sizes.atOnce) return;
    while (!goOn(set, merge));
  }
}

const livingIn = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { living }) => sum + living, 0);

/**
 * Does a step, and more the more segments have come meanwhile, so that they cannot heap up; true
 * when the merge is done.
 */
function goOn(set: SegmentSet, merge: NonNullable<SegmentSet["merge"]>): boolean {
  let step = merge.steps.next();
  for (let more = set.segments.length >> 2; more > 0 && !step.done; more--) {
    step = merge.steps.next();
  }
  if (!step.done) return false;
  set.merge = null;
  swap(set, merge, step.value);
  return true;
}

/** Puts a merged segment in the place of those it is made of, without what died meanwhile. */
function swap(set: SegmentSet, merge: Merge, columns: SegmentColumns): void {
  const segment = openSegment(columns, set.registry);
  for (const key of merge.deaths) {
    const doc = documentOf(segment, key);
    if (doc >= 0) kill(segment, doc);
  }
  const others = set.segments.filter((one) => !merge.from.includes(one));
  set.segments = [segment, ...others].filter(({ living }) => living > 0).sort(largestFirst);
}

const largestFirst = (a: Segment, b: Segment): number => b.documents - a.documents;

/**
 * The merge that is due and too great to be done here (`sizes.elsewhere`), or null. Its parts are
 * to be given to `mergeSegments`, in another thread: posted, they share their memory. Meanwhile
 * searches and changes go on; `endMerge` takes what came of it.
 */
export function beginMerge(set: SegmentSet): MergePart[] | null {
  if (set.outside !== null) return null;
  const due = dueMerge(set);
  if (livingIn(due) <= (set.sizes.elsewhere ?? Number.POSITIVE_INFINITY)) return null;
  set.outside = { from: due, deaths: [] };
  return due.map(({ columns, alive }) => ({ columns, alive: alive.slice() }));
}

/** Ends what `beginMerge` began: with the merged segment, or with null when nothing came of it. */
export function endMerge(set: SegmentSet, merged: SegmentColumns | null): void {
  const { outside } = set;
  set.outside = null;
  if (outside !== null && merged !== null) swap(set, outside, merged);
}

/**
 * The smallest segments, as long as the next greater one is not many times what they are
 * together: so each document is merged a few times at most, and there are only a few segments.
 */
function dueMerge(set: SegmentSet): Segment[] {
  const { segments, sizes } = set;
  const free = segments.filter((segment) => !isMerged(set, segment));
  const [smallest, ...others] = free.sort((a, b) => a.living - b.living);
  if (smallest === undefined) return [];
  const due = [smallest];
  let together = smallest.living;
  for (const segment of others) {
    if (segment.living > Math.max(sizes.least, together * sizes.growth)) break;
    due.push(segment);
    together += segment.living;
  }
  const half = smallest.living * 2 < smallest.documents && smallest.documents > sizes.least;
  return due.length > 1 || half ? due : [];
}
