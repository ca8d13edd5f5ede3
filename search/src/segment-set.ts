import { copySegment } from "./copy-segment.ts";
import type { FacetRegistry } from "./facet-registry.ts";
import { finishSegment } from "./finish-segment.ts";
import type { Change } from "./index-types.ts";
import type { Segment } from "./opened-segment.ts";
import { checkDocument, type SchemaPlan } from "./schema-plan.ts";
import { documentOf, kill, openSegment } from "./segment.ts";
import type { SegmentColumns } from "./segment-columns.ts";
import { createWriter, type SegmentWriter } from "./segment-writer.ts";
import { writeDocument } from "./write-document.ts";

/** When segments are merged. */
export interface SegmentSizes {
  /** Segments of fewer documents are merged as soon as there are two of them. */
  least: number;
  /** Segments are merged into one that is not this many times greater than they are together. */
  growth: number;
  /** A merge of up to so many documents is done at once; a greater one goes on with each change. */
  atOnce: number;
}

export const defaultSizes: SegmentSizes = { least: 64, growth: 8, atOnce: 4096 };

/** A merge that goes on with each change; searches read the old segments until it is done. */
interface Merge {
  from: readonly Segment[];
  steps: Generator<void, SegmentColumns>;
  /** Keys of documents that died since it began: their copies die when it is done. */
  deaths: string[];
}

/** The segments of an index, large ones first. */
export interface SegmentSet {
  plan: SchemaPlan;
  registry: FacetRegistry;
  sizes: SegmentSizes;
  segments: Segment[];
  merge: Merge | null;
}

/** So many deaths at once cost more, one by one, than counting again what is kept ready. */
const manyDeaths = 512;

export const createSegmentSet = (
  plan: SchemaPlan,
  registry: FacetRegistry,
  sizes: SegmentSizes,
): SegmentSet => ({ plan, registry, sizes, segments: [], merge: null });

export function addSegment(set: SegmentSet, columns: SegmentColumns): void {
  set.segments.push(openSegment(columns, set.registry));
}

/** All the steps of writing a segment. */
export function finishNow(writer: SegmentWriter): SegmentColumns {
  return lastOf(finishSegment(writer));
}

function lastOf<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
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
      if (set.merge?.from.includes(segment)) set.merge.deaths.push(key);
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

/** Goes on with a merge, or begins the one that is due; small ones are done at once. */
function tidy(set: SegmentSet): void {
  set.segments = set.segments.filter(
    (segment) => segment.living > 0 || set.merge?.from.includes(segment),
  );
  if (set.merge !== null && !goOn(set, set.merge)) return;
  for (;;) {
    const due = dueMerge(set);
    if (due.length === 0) return;
    const merge: Merge = { from: due, steps: mergeSteps(set.plan, due), deaths: [] };
    set.merge = merge;
    const documents = due.reduce((sum, { living }) => sum + living, 0);
    if (documents > set.sizes.atOnce) return;
    while (!goOn(set, merge));
  }
}

/**
 * Does a step, and more the more segments have come meanwhile, so that they cannot heap up; true
 * when the merge is done.
 */
function goOn(set: SegmentSet, merge: Merge): boolean {
  let step = merge.steps.next();
  for (let more = set.segments.length >> 2; more > 0 && !step.done; more--) {
    step = merge.steps.next();
  }
  if (!step.done) return false;
  const segment = openSegment(step.value, set.registry);
  for (const key of merge.deaths) {
    const doc = documentOf(segment, key);
    if (doc >= 0) kill(segment, doc);
  }
  const others = set.segments.filter((one) => !merge.from.includes(one));
  set.segments = [segment, ...others].filter(({ living }) => living > 0).sort(largestFirst);
  set.merge = null;
  return true;
}

const largestFirst = (a: Segment, b: Segment): number => b.documents - a.documents;

function* mergeSteps(plan: SchemaPlan, from: readonly Segment[]): Generator<void, SegmentColumns> {
  const writer = createWriter(plan);
  for (const segment of from) yield* copySegment(writer, segment);
  return yield* finishSegment(writer);
}

/**
 * The smallest segments, as long as the next greater one is not many times what they are
 * together: so each document is merged a few times at most, and there are only a few segments.
 */
function dueMerge({ segments, sizes }: SegmentSet): Segment[] {
  const [smallest, ...others] = [...segments].sort((a, b) => a.living - b.living);
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
