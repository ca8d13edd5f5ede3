import type { ContentColumns } from "./contents.ts";
import type { HashedRows } from "./hashed-rows.ts";
import type { IntervalColumn } from "./intervals.ts";
import type { TextTable } from "./text-table.ts";

/**
 * Facet values of one tier: by document, and the other way round. All empty when there is none.
 * A document's values are laid out so that they are counted without asking where a row ends:
 * common ones as bits, the others in a fixed number of places, what does not fit in a rest.
 */
export interface FacetTier {
  /** Common values, 32 for each mask of a document; what is behind the last is no value. */
  common: Uint32Array;
  /**
   * `width[0]` numbers of each document: its masks, then its places with the other values. Two
   * places are one number, unless there are too many values. Empty ones have the number of values.
   */
  rows: Uint32Array;
  width: Uint32Array;
  /** Values that have no place, by document. */
  restDocs: Uint32Array;
  restValues: Uint32Array;
  /** Documents of a value from `valueStarts[value]`; none here when it has a bitmap. */
  valueStarts: Uint32Array;
  valueDocs: Uint32Array;
  /** 1 + where the bitmap of a common value begins in `bits`, or 0. */
  bitmapAt: Uint32Array;
  bits: Uint32Array;
  /** Documents by value. */
  totals: Uint32Array;
}

/**
 * Counts for the commonest words, beginnings of words and facet values, made when a segment is
 * written: the values of all documents that have one of the words, or the value, publicly.
 */
export interface ReadyCounts {
  /** Words from … up to, but not, …: single words first, then such as begin alike. */
  froms: Uint32Array;
  tos: Uint32Array;
  /** Facet values, whose rows are behind those of the words. */
  values: Uint32Array;
  /** Documents of each row. */
  sizes: Uint32Array;
  /** The best documents of each row of words, as many of each: by impact, then by number. */
  bests: Uint32Array;
  /** Of a row of one word the best that are called so: by exactness, impact, number; as many. */
  called: Uint32Array;
  /** The exactness of each, or 0 behind the last. */
  calledAs: Uint8Array;
  /** By tier of the values counted, the rows; empty for a tier without any. */
  counts: readonly [Uint32Array, Uint32Array, Uint32Array];
}

/** Completions: whole values of the fields that suggest, folded, in order of code units. */
export interface SuggestionColumns {
  texts: TextTable;
  starts: Uint32Array;
  docs: Uint32Array;
  /** As of a phrase; see postings.ts. */
  entries: Uint16Array;
  /** Number of the text as it was written, in `displays`. */
  displays: Uint32Array;
}

/** A column that results are sorted by; tier 3 where the document has no value. */
export interface SortColumn {
  tiers: Uint8Array;
  /** The values of a column of numbers, otherwise empty. */
  numbers: Float64Array;
  /** The numbers of a column's texts in `texts`, which are in order of code units. */
  ordinals: Uint32Array;
  texts: TextTable;
}

/**
 * An immutable part of an index: nothing but typed arrays in shared memory, so that threads share
 * it and a snapshot is its bytes. Documents are numbered in natural order (rank, name, key).
 */
export interface SegmentColumns {
  keys: TextTable;
  /** Open addressing by hash of the key: 1 + document, or 0. A power of two long. */
  keySlots: Uint32Array;
  /** Folded names; where one is not public, `nameTiers` has its tier (3: none), otherwise empty. */
  names: TextTable;
  nameTiers: Uint8Array;
  /** Ranks from high to low, and the first document after those of each. */
  rankValues: Float64Array;
  rankEnds: Uint32Array;
  /** Class of each document: all that visibility depends on; `classKeys` says it in JSON. */
  classes: Uint32Array;
  classKeys: TextTable;
  /** Words in order of code units; postings of a word from `wordStarts[word]`, by document. */
  words: TextTable;
  wordStarts: Uint32Array;
  postingDocs: Uint32Array;
  postingEntries: Uint16Array;
  /** By tier, the entries of each word; empty for a tier without any. */
  wordTotals: readonly [Uint32Array, Uint32Array, Uint32Array];
  /** Words of a document from `docWordStarts[doc]`, ascending: word * 4 + lowest tier. */
  docWordStarts: Uint32Array;
  docWords: Uint32Array;
  /** Facet values, in order of their groups' numbers, then of code units. */
  facetKeys: TextTable;
  facetGroups: Uint16Array;
  facets: readonly [FacetTier, FacetTier, FacetTier];
  ready: ReadyCounts;
  phrases: HashedRows;
  identifiers: HashedRows;
  suggestions: SuggestionColumns;
  displays: TextTable;
  sorts: Record<string, SortColumn>;
  contents: ContentColumns;
  intervals: Record<string, IntervalColumn>;
}

/** A segment to be merged, and a bit for each of its documents that lives. */
export interface MergePart {
  columns: SegmentColumns;
  alive: Uint32Array;
}
