import { push8, push32, push64 } from "../columns/growing.ts";
import { writeIntervals } from "../columns/intervals.ts";
import { addText } from "../columns/text-table.ts";
import { numberOfValue } from "../columns/value-registry.ts";
import type { IndexDocument, Tier } from "../index-types.ts";
import { fold } from "../text/fold.ts";
import type { FactsWriter, SegmentWriter, WrittenSort } from "./segment-writer.ts";
import { numberOfText } from "./text-numbers.ts";
import { writeContents } from "./write-contents.ts";
import { writeWords } from "./write-words.ts";

/** Adds a document that fits the schema. Of two with one key the later counts. */
export function writeDocument(writer: SegmentWriter, document: IndexDocument): void {
  writeWords(writer, document);
  writeFacts(writer, document);
}

/** Adds all of a document but its words. */
export function writeFacts(writer: FactsWriter, document: IndexDocument): void {
  addText(writer.keys, document.key);
  writeName(writer, document);
  push64(writer.ranks, document.rank ?? 0);
  push32(writer.classes, classOf(writer, document));
  writeSorts(writer, document);
  writeFacets(writer, document);
  writeContents(writer.contents, writer.plan, { doc: writer.count, contents: document.contents });
  writeIntervals(writer.intervals, { doc: writer.count, intervals: document.intervals });
  writer.count++;
}

function classOf({ classKeys, classOf: known }: FactsWriter, document: IndexDocument): number {
  const { company, hidden_from, unseen = false } = document;
  const last = known.get(company);
  // Documents of one company share the list.
  if (last?.hidden_from === hidden_from && last.unseen === unseen) return last.number;
  // A set of types hides the same documents in whatever order it names them.
  const hidden = hidden_from.length > 1 ? [...hidden_from].sort() : hidden_from;
  const number = numberOfText(classKeys, JSON.stringify([company, hidden, unseen]));
  known.set(company, { hidden_from, unseen, number });
  return number;
}

function writeName(writer: FactsWriter, document: IndexDocument): void {
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

function writeSorts(writer: FactsWriter, document: IndexDocument): void {
  for (const [key, kind] of Object.entries(writer.plan.sorts)) {
    const column = writer.sorts[key] as WrittenSort;
    const given = Object.hasOwn(document.sorts, key) ? document.sorts[key] : undefined;
    const missing = given === undefined || Number.isNaN(given.value);
    push8(column.tiers, missing ? 3 : given.tier);
    if (kind === "number") push64(column.numbers, missing ? 0 : Number(given.value));
    else push32(column.texts, numberOfText(column.known, missing ? "" : foldSort(given.value)));
  }
}

const foldSort = (value: string | number): string => fold(String(value)).trim();

function writeFacets(writer: FactsWriter, { facets }: IndexDocument): void {
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
    const id = numberOfValue(writer.facetKeys, number, facet.value);
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
