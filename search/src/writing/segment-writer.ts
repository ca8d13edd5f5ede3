import {
  type Growing8,
  type Growing16,
  type Growing32,
  type Growing64,
  growing8,
  growing16,
  growing32,
  growing64,
} from "../columns/growing.ts";
import { type GrowingRows, growingRows } from "../columns/hashed-rows.ts";
import { createIntervals, type WrittenIntervals } from "../columns/intervals.ts";
import { type GrowingTexts, growingTexts } from "../columns/text-table.ts";
import { createRegistry, type FacetRegistry } from "../counting/facet-registry.ts";
import type { Tier } from "../index-types.ts";
import type { PlannedField, SchemaPlan } from "../schema-plan.ts";
import { createWordTable, type WordTable } from "../text/word-table.ts";
import { createContents, type WrittenContents } from "./write-contents.ts";

/** Texts with a number each, as they come. */
export interface Numbered {
  ids: Map<string, number>;
  texts: string[];
}

export interface WrittenSort {
  tiers: Growing8;
  numbers: Growing64;
  texts: Growing32;
  known: Numbered;
}

/** A value of the document being written, with the numbers of its folded words. */
export interface Written {
  field: PlannedField;
  text: string;
  tier: Tier;
  words: readonly number[];
}

/** One word in one value; `next` chains those of the same word. */
export interface Occurrence {
  word: number;
  tier: Tier;
  field: number;
  flags: number;
  impact: number;
  /** Number of the value in its document. */
  value: number;
  next: Occurrence | null;
}

/** Kept from one document to the next: a million times a fresh map would cost more than the rest. */
export interface WordScratch {
  /** By word, the document that held it last, and its newest occurrence there. */
  seenIn: number[];
  newest: (Occurrence | null)[];
  /** Words of the present document. */
  present: number[];
  best: Float64Array;
  pool: Occurrence[];
  used: number;
}

export function createWordScratch(): WordScratch {
  return { seenIn: [], newest: [], present: [], best: new Float64Array(32), pool: [], used: 0 };
}

/** A segment being written: documents in the order they come, rows one document after another. */
export interface SegmentWriter {
  plan: SchemaPlan;
  count: number;
  keys: GrowingTexts;
  names: GrowingTexts;
  nameTiers: Growing8;
  ranks: Growing64;
  classes: Growing32;
  classKeys: Numbered;
  words: WordTable;
  /** Words and entries of each document up to `ends[doc]`; entries of a word by tier. */
  rows: { words: Growing32; entries: Growing16; ends: Growing32 };
  /** Facet values of each document: number * 4 + tier. `places` has where each stood last. */
  facetKeys: FacetRegistry;
  facets: { values: Growing32; ends: Growing32; places: number[] };
  phrases: GrowingRows;
  identifiers: GrowingRows;
  suggestions: { texts: Growing32; docs: Growing32; entries: Growing16; displays: Growing32 };
  suggested: Numbered;
  displays: Numbered;
  sorts: Record<string, WrittenSort>;
  contents: WrittenContents;
  intervals: WrittenIntervals;
  scratch: WordScratch;
}

const numbered = (): Numbered => ({ ids: new Map(), texts: [] });

export function createWriter(plan: SchemaPlan): SegmentWriter {
  const sorts: SegmentWriter["sorts"] = {};
  for (const key of Object.keys(plan.sorts)) {
    sorts[key] = { tiers: growing8(), numbers: growing64(), texts: growing32(), known: numbered() };
  }
  return {
    plan,
    count: 0,
    keys: growingTexts(),
    names: growingTexts(),
    nameTiers: growing8(),
    ranks: growing64(),
    classes: growing32(),
    classKeys: numbered(),
    words: createWordTable(),
    rows: { words: growing32(), entries: growing16(), ends: growing32() },
    facetKeys: createRegistry(plan.groupKeys.length),
    facets: { values: growing32(), ends: growing32(), places: [] },
    phrases: growingRows(),
    identifiers: growingRows(),
    suggestions: {
      texts: growing32(),
      docs: growing32(),
      entries: growing16(),
      displays: growing32(),
    },
    suggested: numbered(),
    displays: numbered(),
    sorts,
    contents: createContents(plan.contents.size),
    intervals: createIntervals(plan.intervals),
    scratch: createWordScratch(),
  };
}

/** The number of a text, given now if it has none. */
export function numberOf(known: Numbered, text: string): number {
  const id = known.ids.get(text);
  if (id !== undefined) return id;
  known.ids.set(text, known.texts.length);
  return known.texts.push(text) - 1;
}
