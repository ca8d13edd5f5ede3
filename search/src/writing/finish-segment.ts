import { shared8, shared32, shared64 } from "../columns/growing.ts";
import { finishRows } from "../columns/hashed-rows.ts";
import { finishIntervals } from "../columns/intervals.ts";
import { invertOrder } from "../columns/radix-sort.ts";
import type { SegmentColumns, SortColumn } from "../columns/segment-columns.ts";
import { orderedTexts, tableOf } from "../columns/text-table.ts";
import { finishContents } from "./finish-contents.ts";
import { finishFacets } from "./finish-facets.ts";
import { finishSuggestions } from "./finish-suggestions.ts";
import { finishWords } from "./finish-words.ts";
import { keySlots } from "./key-slots.ts";
import { makeReadyCounts } from "./make-ready-counts.ts";
import { naturalOrder, ranksOf } from "./order-documents.ts";
import type { FactsWriter, SegmentWriter, WordsWriter, WrittenSort } from "./segment-writer.ts";
import { reorder, sortedNumbers } from "./text-numbers.ts";

/** Makes a segment of what was written. */
export function finishSegment(writer: SegmentWriter): SegmentColumns {
  const order = naturalOrder(writer);
  return joinColumns(finishFacts(writer, order), finishWordColumns(writer, order));
}

/** The counts that need both halves are made last. */
export function joinColumns(facts: FactColumns, words: WordColumns): SegmentColumns {
  const columns = { ...facts, ...words };
  return { ...columns, ready: makeReadyCounts(columns, facts.classes.length) };
}

/** Columns that are made of words; another thread can make them meanwhile. */
export type WordColumns = ReturnType<typeof finishWordColumns>;

/** Sizes of documents in an order. */
export function finishWordColumns(writer: WordsWriter, order: Uint32Array) {
  const position = invertOrder(order);
  return {
    ...finishWords(writer, order),
    phrases: finishRows(writer.phrases, position),
    identifiers: finishRows(writer.identifiers, position),
    suggestions: finishSuggestions(writer, position),
    displays: tableOf(writer.displays.texts),
  } satisfies Partial<SegmentColumns>;
}

export type FactColumns = Omit<SegmentColumns, keyof WordColumns | "ready">;

/** All other columns, of documents in an order. */
export function finishFacts(writer: FactsWriter, order: Uint32Array): FactColumns {
  const renumbering = { order, position: invertOrder(order) };
  const keys = orderedTexts(writer.keys, order);
  return {
    keys,
    keySlots: keySlots(keys, order),
    names: orderedTexts(writer.names, order),
    nameTiers: finishNameTiers(writer, order),
    ...finishRanks(writer, order),
    classes: reorder(writer.classes, shared32(order.length), order),
    classKeys: tableOf(writer.classKeys.texts),
    ...finishFacets(writer, renumbering),
    sorts: finishSorts(writer, order),
    contents: finishContents(writer.contents, renumbering),
    intervals: finishIntervals(writer.intervals, renumbering.position),
  };
}

function finishNameTiers({ nameTiers }: FactsWriter, order: Uint32Array): Uint8Array {
  const told = nameTiers.data.subarray(0, nameTiers.length).some((tier) => tier !== 0);
  return told ? reorder(nameTiers, shared8(order.length), order) : shared8(0);
}

function finishRanks(writer: FactsWriter, order: Uint32Array) {
  const ranks = ranksOf(writer);
  const rankValues = shared64(ranks.length);
  rankValues.set(ranks);
  const rankEnds = shared32(ranks.length);
  let at = 0;
  for (let doc = 0; doc < order.length; doc++) {
    while (writer.ranks.data[order[doc] as number] !== rankValues[at]) at++;
    rankEnds[at] = doc + 1;
  }
  return { rankValues, rankEnds };
}

function finishSorts(writer: FactsWriter, order: Uint32Array): Record<string, SortColumn> {
  const sorts: Record<string, SortColumn> = {};
  for (const [key, kind] of Object.entries(writer.plan.sorts)) {
    const { tiers, numbers, texts, known } = writer.sorts[key] as WrittenSort;
    const sorted = sortedNumbers(known);
    const ordinals = invertOrder(sorted);
    const isText = kind === "text";
    const column = reorder(
      texts,
      shared32(isText ? order.length : 0),
      isText ? order : new Uint32Array(0),
    );
    for (let doc = 0; doc < column.length; doc++)
      column[doc] = ordinals[column[doc] as number] as number;
    sorts[key] = {
      tiers: reorder(tiers, shared8(order.length), order),
      numbers: reorder(
        numbers,
        shared64(isText ? 0 : order.length),
        isText ? new Uint32Array(0) : order,
      ),
      ordinals: column,
      texts: tableOf(Array.from(sorted, (old) => known.texts[old] as string)),
    };
  }
  return sorts;
}
