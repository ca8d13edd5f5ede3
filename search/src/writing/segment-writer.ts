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
import { createValueRegistry, type ValueRegistry } from "../columns/value-registry.ts";
import type { Tier } from "../index-types.ts";
import type { SchemaPlan } from "../schema-plan.ts";
import { createWordTable, type WordTable } from "../text/word-table.ts";
import { createGatheredTexts, type GatheredTexts } from "./document-texts.ts";
import { createTextNumbers, type TextNumbers } from "./text-numbers.ts";
import { createContents, type WrittenContents } from "./write-contents.ts";

export interface WrittenSort {
  tiers: Growing8;
  numbers: Growing64;
  texts: Growing32;
  known: TextNumbers;
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
  /** Numbers of the words of its texts, one text after the other. */
  words: Growing32;
  /** Texts of a document that comes alone. */
  texts: GatheredTexts;
}

const createWordScratch = (): WordScratch => ({
  seenIn: [],
  newest: [],
  present: [],
  best: new Float64Array(32),
  pool: [],
  used: 0,
  words: growing32(),
  texts: createGatheredTexts(),
});

/** Words, phrases and identifiers of documents in the order they come. */
export interface WordsWriter {
  plan: SchemaPlan;
  count: number;
  words: WordTable;
  /** Words and entries of each document up to `ends[doc]`; entries of a word by tier. */
  rows: { words: Growing32; entries: Growing16; ends: Growing32 };
  phrases: GrowingRows;
  identifiers: GrowingRows;
  suggestions: { texts: Growing32; docs: Growing32; entries: Growing16; displays: Growing32 };
  suggested: TextNumbers;
  displays: TextNumbers;
  scratch: WordScratch;
}

/** All else of the same documents. */
export interface FactsWriter {
  plan: SchemaPlan;
  count: number;
  keys: GrowingTexts;
  names: GrowingTexts;
  nameTiers: Growing8;
  ranks: Growing64;
  classes: Growing32;
  classKeys: TextNumbers;
  /** The class that was last asked for of each company. */
  classOf: Map<string, { hidden_from: readonly string[]; unseen: boolean; number: number }>;
  /** Facet values of each document: number * 4 + tier. `places` has where each stood last. */
  facetKeys: ValueRegistry;
  facets: { values: Growing32; ends: Growing32; places: number[] };
  sorts: Record<string, WrittenSort>;
  contents: WrittenContents;
  intervals: WrittenIntervals;
}

/** A segment being written: documents in the order they come, rows one document after another. */
export type SegmentWriter = WordsWriter & FactsWriter;

export function createWordsWriter(plan: SchemaPlan): WordsWriter {
  return {
    plan,
    count: 0,
    words: createWordTable(),
    rows: { words: growing32(), entries: growing16(), ends: growing32() },
    phrases: growingRows(),
    identifiers: growingRows(),
    suggestions: {
      texts: growing32(),
      docs: growing32(),
      entries: growing16(),
      displays: growing32(),
    },
    suggested: createTextNumbers(),
    displays: createTextNumbers(),
    scratch: createWordScratch(),
  };
}

export function createFactsWriter(plan: SchemaPlan): FactsWriter {
  const sorts: FactsWriter["sorts"] = {};
  for (const key of Object.keys(plan.sorts)) {
    sorts[key] = {
      tiers: growing8(),
      numbers: growing64(),
      texts: growing32(),
      known: createTextNumbers(),
    };
  }
  return {
    plan,
    count: 0,
    keys: growingTexts(),
    names: growingTexts(),
    nameTiers: growing8(),
    ranks: growing64(),
    classes: growing32(),
    classKeys: createTextNumbers(),
    classOf: new Map(),
    facetKeys: createValueRegistry(plan.groupKeys.length),
    facets: { values: growing32(), ends: growing32(), places: [] },
    sorts,
    contents: createContents(plan.contents.size),
    intervals: createIntervals(plan.intervals),
  };
}

export const createWriter = (plan: SchemaPlan): SegmentWriter => ({
  ...createWordsWriter(plan),
  ...createFactsWriter(plan),
});
