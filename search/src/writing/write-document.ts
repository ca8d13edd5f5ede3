import { push8, push32, push64 } from "../columns/growing.ts";
import { writeIntervals } from "../columns/intervals.ts";
import { addText } from "../columns/text-table.ts";
import { facetNumber } from "../counting/facet-registry.ts";
import type { IndexDocument, Tier } from "../index-types.ts";
import { fold } from "../text/fold.ts";
import { numberOf, type SegmentWriter, type WrittenSort } from "./segment-writer.ts";
import { writeContents } from "./write-contents.ts";
import { writeWords } from "./write-words.ts";

/** Adds a document that fits the schema. Of two with one key the later counts. */
export function writeDocument(writer: SegmentWriter, document: IndexDocument): void {
  const { company, hidden_from, disabled } = document;
  addText(writer.keys, document.key);
  writeName(writer, document);
  push64(writer.ranks, document.rank ?? 0);
  // A set of types hides the same documents in whatever order it names them.
  const hidden = hidden_from.length > 1 ? [...hidden_from].sort() : hidden_from;
  const facts = JSON.stringify([company, hidden, disabled === true]);
  push32(writer.classes, numberOf(writer.classKeys, facts));
  writeSorts(writer, document);
  writeFacets(writer, document);
  writeWords(writer, document);
  writeContents(writer.contents, writer.plan, { doc: writer.count, contents: document.contents });
  writeIntervals(writer.intervals, { doc: writer.count, intervals: document.intervals });
  writer.count++;
}

function writeName(writer: SegmentWriter, document: IndexDocument): void {
  let text = "";
  let tier: Tier | 3 = 3;
  for (const value of document.values) {
    if (value.field !== "name" || value.tier >= tier) continue;
    text = fold(value.text).trim();
    tier = value.tier;
  }
  addText(writer.names, text);
  push8(writer.nameTiers, tier);
}

function writeSorts(writer: SegmentWriter, document: IndexDocument): void {
  for (const [key, kind] of Object.entries(writer.plan.sorts)) {
    const column = writer.sorts[key] as WrittenSort;
    const given = Object.hasOwn(document.sorts, key) ? document.sorts[key] : undefined;
    const missing = given === undefined || Number.isNaN(given.value);
    push8(column.tiers, missing ? 3 : given.tier);
    if (kind === "number") push64(column.numbers, missing ? 0 : Number(given.value));
    else push32(column.texts, numberOf(column.known, missing ? "" : foldSort(given.value)));
  }
}

const foldSort = (value: string | number): string => fold(String(value)).trim();

function writeFacets(writer: SegmentWriter, { facets }: IndexDocument): void {
  const { values, ends, places } = writer.facets;
  const start = values.length;
  let group = "";
  let number = -1;
  for (const facet of facets) {
    // Values of one group follow each other, as a rule.
    if (number < 0 || facet.group !== group) {
      group = facet.group;
      number = writer.plan.groups.get(group) as number;
    }
    const id = facetNumber(writer.facetKeys, number, facet.value);
    const packed = id * 4 + facet.tier;
    const at = places[id] ?? -1;
    if (at >= start && at < values.length && (values.data[at] as number) >>> 2 === id) {
      values.data[at] = Math.min(values.data[at] as number, packed);
      continue;
    }
    places[id] = values.length;
    push32(values, packed);
  }
  push32(ends, values.length);
}
