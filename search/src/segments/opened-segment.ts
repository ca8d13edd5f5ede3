import type { Scope } from "../columns/scope.ts";
import type { SegmentColumns } from "../columns/segment-columns.ts";

/** All that visibility depends on, beside the viewer. */
export interface DocumentClass {
  company: string;
  hidden_from: readonly string[];
  unseen: boolean;
}

/** An opened segment: its columns, what is derived from them, and which documents still live. */
export interface Segment {
  columns: SegmentColumns;
  documents: number;
  words: readonly string[];
  classes: readonly DocumentClass[];
  /** Number in the index's registry of each facet value of the segment. */
  facetIds: Uint32Array;
  /** One bit for each document. */
  alive: Uint32Array;
  living: number;
  /** By tier, the living entries of each word; empty for a tier without any. */
  wordCounts: readonly Uint32Array[];
  /** By tier, the living documents of each facet value. */
  facetTotals: readonly Uint32Array[];
  /** By tier, ready counts of living documents; see ReadyCounts. */
  ready: readonly Uint32Array[];
  /** Living documents of each row of them. */
  readySizes: Uint32Array;
  /** Highest tier of a word's entry: whoever reads it need not look at entries' tiers. */
  highestTier: number;
  views: Map<string, SegmentView>;
  /** Views of scopes, apart: they are many. The one used longest ago goes first. */
  scopedViews: Map<string, SegmentView>;
  heavy: Map<string, HeavyCounts>;
}

/**
 * One viewer's view of a segment, by class of document: 0 where it is not there for him,
 * otherwise 1 + the highest tier he reads. A value counts when the level is above its tier.
 */
export interface SegmentView {
  key: string;
  levels: Uint8Array;
  /** The level when it is the same for all classes, otherwise 0. */
  uniform: number;
  /** One bit for each document that can be there at all; of a scope only what is. */
  there: Uint32Array;
  /** What a scope says, as long as none of its documents has gone; null for all there is. */
  scoped: ScopedDocuments | null;
  /** Living documents that are there. */
  visible: number;
  /** Visible entries of each word, once asked for, or -1; null as long as none was. */
  words: Int32Array | null;
  /** How many of the documents have each facet value, once that was asked for. */
  facetCounts: Uint32Array | null;
  /** By tier, documents of which values of that tier are read; see readableDocuments. */
  readable: (Uint32Array | null)[];
  /** The least and greatest number of each column, and counts of its steps, once asked for. */
  bounds: Map<string, { min: number; max: number } | null>;
  steps: Map<string, Uint32Array>;
}

/** What a viewer sees of a scope. */
export interface ScopedDocuments {
  scope: Scope;
  /** The visible ones, ascending. */
  docs: Uint32Array;
  /** Places of those that come first. */
  first: ReadonlyMap<number, number>;
  /** Visible entries of the words that were asked for. */
  words: Map<number, number>;
}

/** Counts of a large result, kept ready; `bits` are its documents. */
export interface HeavyCounts {
  view: SegmentView;
  bits: Uint32Array;
  counts: Uint32Array;
}

/** A segment as one viewer sees it. */
export interface ViewedSegment {
  segment: Segment;
  view: SegmentView;
}
