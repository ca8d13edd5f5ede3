import { clearBit, countBits, setBit } from "./columns/bits.ts";
import type { MergePart, SegmentColumns } from "./columns/segment-columns.ts";
import { textAt } from "./columns/text-table.ts";
import type { Change, IndexSchema } from "./index-types.ts";
import { mergeSegments } from "./merge-segments.ts";
import { checkDocument, planSchema } from "./schema-plan.ts";
import { documentOf } from "./segments/segment.ts";
import { finishSegment } from "./writing/finish-segment.ts";
import { createWriter } from "./writing/segment-writer.ts";
import { writeDocument } from "./writing/write-document.ts";

interface OwnedSegment extends MergePart {
  id: number;
  documents: number;
  living: number;
}

/** One change, as readers follow it, in order. It is cheap to post: columns are shared memory. */
export interface IndexStep {
  opened: readonly (MergePart & { id: number })[];
  deaths: readonly { id: number; docs: readonly number[] }[];
  closed: readonly number[];
}

/** One that goes on, and the documents that died since it began. */
interface Merge {
  from: readonly OwnedSegment[];
  deaths: string[];
}

const livingIn = (segments: readonly OwnedSegment[]): number =>
  segments.reduce((sum, { living }) => sum + living, 0);

export interface SegmentSizes {
  /** Segments of fewer documents are merged as soon as there are two of them. */
  least: number;
  /** Segments are merged into one that is not this many times greater than they are together. */
  growth: number;
  /** No segment of more documents is made of others: what that takes must lie beside the index. */
  greatest: number;
  /** Merges of up to so many documents are done at once, greater ones are left to the caller. */
  atOnce: number;
}

/** Segments to be merged, by any thread. */
export interface DueMerge {
  parts: readonly MergePart[];
  /** Takes what came of it; null when nothing did, so that it will be due again. */
  end(merged: SegmentColumns | null): IndexStep;
}

/** Documents of a segment at most, where it is written in one piece or merged. */
export const greatestSegment = 2 ** 20;

const defaultSizes: SegmentSizes = { least: 64, growth: 3, atOnce: 512, greatest: greatestSegment };

/**
 * The documents of an index, without what searches need beside the columns: it takes changes and
 * says what readers must know of them, on other threads or on this one.
 */
export interface SegmentOwner {
  /**
   * Puts and removes documents, in order. Removing an unknown key is no error.
   * @throws RangeError for a document that does not fit the schema; then nothing is applied.
   */
  change(changes: readonly Change[]): IndexStep;
  /**
   * Takes over a segment that was written elsewhere, of documents that are not here yet; without
   * bits all of them live.
   */
  adopt(columns: SegmentColumns, alive?: Uint32Array): IndexStep;
  /**
   * The merge that is due, or null. While others go on it is one of what is much smaller than they
   * are: what is written meanwhile does not pile up until a great one ends.
   */
  beginMerge(): DueMerge | null;
  /** The state that a new reader begins with; the bits are copies. */
  everything(): IndexStep;
  /** Number of living documents. */
  readonly size: number;
}

export function createOwner(schema: IndexSchema, given: Partial<SegmentSizes> = {}): SegmentOwner {
  const sizes = { ...defaultSizes, ...given };
  const plan = planSchema(schema);
  let segments: OwnedSegment[] = [];
  let nextId = 0;
  const merges = new Set<Merge>();
  const mergeOf = (segment: OwnedSegment) => [...merges].find(({ from }) => from.includes(segment));

  const own = (columns: SegmentColumns, alive = aliveOf(columns)): OwnedSegment => ({
    id: nextId++,
    columns,
    alive,
    documents: columns.classes.length,
    living: countBits(alive),
  });
  const closeEmpty = (): number[] => {
    const empty = segments.filter((one) => one.living === 0 && !mergeOf(one));
    segments = segments.filter((one) => !empty.includes(one));
    return empty.map(({ id }) => id);
  };
  const takeMerged = (done: Merge, merged: SegmentColumns | null): IndexStep => {
    merges.delete(done);
    if (merged === null) return { opened: [], deaths: [], closed: closeEmpty() };
    const segment = own(merged);
    for (const key of done.deaths) bury(segment, key);
    segments = [segment, ...segments.filter((one) => !done.from.includes(one))];
    const empty = closeEmpty();
    return {
      opened: segment.living > 0 ? [copyOf(segment)] : [],
      deaths: [],
      closed: [...done.from.map(({ id }) => id), ...empty.filter((id) => id !== segment.id)],
    };
  };
  const due = (): OwnedSegment[] => {
    const least = Math.min(...Array.from(merges, ({ from }) => livingIn(from)));
    const free = segments.filter((one) => !mergeOf(one) && one.living * sizes.growth < least);
    return dueSegments(free, sizes);
  };
  const begin = (from: readonly OwnedSegment[]) => {
    const merge: Merge = { from, deaths: [] };
    merges.add(merge);
    const parts = from.map(({ columns, alive }) => ({ columns, alive: alive.slice() }));
    return { merge, parts };
  };
  /** Small merges are done at once: posting them to another thread would cost more. */
  const mergeSmall = (): IndexStep[] => {
    const steps: IndexStep[] = [];
    for (let from = due(); from.length > 0; from = due()) {
      if (livingIn(from) > sizes.atOnce) break;
      const { merge, parts } = begin(from);
      steps.push(takeMerged(merge, mergeSegments(schema, parts)));
    }
    return steps;
  };

  return {
    change(changes) {
      const last = new Map<string, Change>();
      for (const change of changes) {
        if (change.kind === "put") checkDocument(plan, change.document);
        last.set(change.kind === "put" ? change.document.key : change.key, change);
      }
      const deaths = segments.map(({ id }) => ({ id, docs: [] as number[] }));
      for (const key of last.keys()) {
        for (const [at, segment] of segments.entries()) {
          const doc = bury(segment, key);
          if (doc < 0) continue;
          deaths[at]?.docs.push(doc);
          mergeOf(segment)?.deaths.push(key);
          break;
        }
      }
      const writer = createWriter(plan);
      for (const change of last.values()) {
        if (change.kind === "put") writeDocument(writer, change.document);
      }
      const written = writer.count > 0 ? [own(finishSegment(writer))] : [];
      segments.push(...written);
      const step: IndexStep = {
        opened: written.map(copyOf),
        deaths: deaths.filter(({ docs }) => docs.length > 0),
        closed: closeEmpty(),
      };
      return joined([step, ...mergeSmall()]);
    },
    adopt(columns, alive) {
      const segment = own(columns, alive?.slice());
      if (segment.living > 0) segments.push(segment);
      return { opened: segment.living > 0 ? [copyOf(segment)] : [], deaths: [], closed: [] };
    },
    beginMerge() {
      const from = due();
      if (from.length === 0) return null;
      const { merge, parts } = begin(from);
      // What was written meanwhile is small: another thread would take longer to start than to merge it.
      return { parts, end: (merged) => joined([takeMerged(merge, merged), ...mergeSmall()]) };
    },
    everything: () => ({ opened: segments.map(copyOf), deaths: [], closed: [] }),
    get size() {
      return livingIn(segments);
    },
  };
}

/** Steps as one: what was opened and closed again in between is not told of. */
function joined(steps: readonly IndexStep[]): IndexStep {
  const closed = new Set(steps.flatMap((step) => step.closed));
  const opened = steps.flatMap((step) => step.opened);
  const brief = new Set(opened.map(({ id }) => id).filter((id) => closed.has(id)));
  return {
    opened: opened.filter(({ id }) => !brief.has(id)),
    deaths: steps.flatMap((step) => step.deaths).filter(({ id }) => !closed.has(id)),
    closed: [...closed].filter((id) => !brief.has(id)),
  };
}

/** A copy of the bits for readers, who may follow later: the owner's own go on changing. */
const copyOf = ({ id, columns, alive }: OwnedSegment) => ({ id, columns, alive: alive.slice() });

/** Lets only the later of two documents with one key live. */
function aliveOf(columns: SegmentColumns): Uint32Array {
  const documents = columns.classes.length;
  const alive = new Uint32Array((documents + 31) >> 5);
  for (let doc = 0; doc < documents; doc++) setBit(alive, doc);
  const found = columns.keySlots.reduce((sum, slot) => sum + (slot === 0 ? 0 : 1), 0);
  if (found === documents) return alive;
  for (let doc = 0; doc < documents; doc++) {
    if (documentOf({ columns, alive }, textAt(columns.keys, doc)) !== doc) clearBit(alive, doc);
  }
  return alive;
}

/** Takes the document with this key out, and answers its number or -1. */
function bury(segment: OwnedSegment, key: string): number {
  const doc = documentOf(segment, key);
  if (doc < 0) return doc;
  clearBit(segment.alive, doc);
  segment.living--;
  return doc;
}

/**
 * The smallest segments, as long as the next greater one is not many times what they are
 * together: so each document is merged a few times at most, and there are only a few segments
 * below the greatest.
 */
function dueSegments(segments: readonly OwnedSegment[], sizes: SegmentSizes): OwnedSegment[] {
  const [smallest, ...others] = [...segments].sort((a, b) => a.living - b.living);
  if (smallest === undefined) return [];
  const due = [smallest];
  let together = smallest.living;
  for (const segment of others) {
    if (segment.living > Math.max(sizes.least, together * sizes.growth)) break;
    if (together + segment.living > sizes.greatest) break;
    due.push(segment);
    together += segment.living;
  }
  const half = smallest.living * 2 < smallest.documents && smallest.documents > sizes.least;
  return due.length > 1 || half ? due : [];
}
