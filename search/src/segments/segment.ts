import { clearBit, hasBit, setBit } from "../columns/bits.ts";
import { eachValue } from "../columns/facet-values.ts";
import { hashOf } from "../columns/hashed-rows.ts";
import type { SegmentColumns } from "../columns/segment-columns.ts";
import { textAt, textCount } from "../columns/text-table.ts";
import { numberOfValue, type ValueRegistry } from "../columns/value-registry.ts";
import type { DocumentClass, Segment, SegmentView } from "./opened-segment.ts";
import { readyRowsOf } from "./ready-rows.ts";

/** A segment made ready for searches; its facet values get their numbers in the registry. */
export function openSegment(columns: SegmentColumns, registry: ValueRegistry): Segment {
  const documents = columns.classes.length;
  const allTexts = (table: SegmentColumns["words"]) =>
    Array.from({ length: textCount(table) }, (_, at) => textAt(table, at));
  const classes = allTexts(columns.classKeys).map((text): DocumentClass => {
    const [company, hidden_from, unseen] = JSON.parse(text);
    return { company, hidden_from, unseen };
  });
  const wordCounts = columns.wordTotals.map((totals) => totals.slice());
  const facetIds = allTexts(columns.facetKeys).map((value, at) =>
    numberOfValue(registry, columns.facetGroups[at] as number, value),
  );
  const segment: Segment = {
    columns,
    documents,
    words: allTexts(columns.words),
    classes,
    facetIds: Uint32Array.from(facetIds),
    alive: new Uint32Array((documents + 31) >> 5),
    living: documents,
    wordCounts,
    facetTotals: columns.facets.map((facet) => facet.totals.slice()),
    ready: columns.ready.counts.map((counts) => counts.slice()),
    readySizes: columns.ready.sizes.slice(),
    highestTier: wordCounts.findLastIndex((counts) => counts.length > 0),
    views: new Map(),
    scopedViews: new Map(),
    heavy: new Map(),
  };
  segment.alive.fill(0xffffffff, 0, documents >> 5);
  for (let doc = documents & ~31; doc < documents; doc++) setBit(segment.alive, doc);
  buryDoubles(segment);
  return segment;
}

/** A document that was written again later is removed: its key leads to the later one alone. */
function buryDoubles(segment: Segment): void {
  const { keySlots, keys } = segment.columns;
  let found = 0;
  for (let at = 0; at < keySlots.length; at++) if (keySlots[at] !== 0) found++;
  if (found === segment.documents) return;
  for (let doc = 0; doc < segment.documents; doc++) {
    if (documentOf(segment, textAt(keys, doc)) !== doc) removeDocument(segment, doc);
  }
}

/** Number of the living document with this key, or -1. */
export function documentOf(
  { columns, alive }: Pick<Segment, "columns" | "alive">,
  key: string,
): number {
  const { keySlots, keys } = columns;
  const mask = keySlots.length - 1;
  for (let at = hashOf(key) & mask; keySlots[at] !== 0; at = (at + 1) & mask) {
    const doc = (keySlots[at] as number) - 1;
    if (textAt(keys, doc) === key) return hasBit(alive, doc) ? doc : -1;
  }
  return -1;
}

/** First row of a word's postings that is not before a document. */
export function firstPosting({ columns }: Segment, word: number, doc: number): number {
  const { wordStarts, postingDocs } = columns;
  let low = wordStarts[word] as number;
  let high = wordStarts[word + 1] as number;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postingDocs[middle] as number) < doc) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Removes a living document from all answers and from all counts that are kept. */
export function removeDocument(segment: Segment, doc: number): void {
  const { columns, alive, views, heavy } = segment;
  clearBit(alive, doc);
  segment.living--;
  // A view of a scope is made anew sooner than it is mended.
  for (const view of segment.scopedViews.values()) {
    if (hasBit(view.there, doc)) forgetView(segment, view);
  }
  const seeing = [...views.values()].filter((view) => levelOf(segment, view, doc) > 0);
  for (const view of seeing) {
    view.visible--;
    for (const bits of view.readable) if (bits) clearBit(bits, doc);
    view.bounds.clear();
    view.steps.clear();
  }
  const words: number[] = [];
  eachEntry(segment, doc, (word, tier) => {
    if (tier === 0) words.push(word);
    lower(segment.wordCounts[tier] as Uint32Array, word);
    for (const view of seeing) {
      if (view.words !== null && (view.words[word] as number) > 0) {
        if (levelOf(segment, view, doc) > tier) view.words[word] = (view.words[word] as number) - 1;
      }
    }
  });
  const values: number[] = [];
  eachValue(columns.facets[0], doc, (value) => values.push(value));
  const rows = readyRowsOf(columns, { words, values });
  for (const row of rows) lower(segment.readySizes, row);
  for (const [tier, facet] of columns.facets.entries()) {
    eachValue(facet, doc, (value) => {
      lower(segment.facetTotals[tier] as Uint32Array, value);
      const width = segment.facetIds.length;
      for (const row of rows) lower(segment.ready[tier] as Uint32Array, row * width + value);
      for (const view of seeing) {
        if (view.facetCounts !== null && levelOf(segment, view, doc) > tier) {
          lower(view.facetCounts, value);
        }
      }
      for (const { view, bits, counts } of heavy.values()) {
        if (hasBit(bits, doc) && levelOf(segment, view, doc) > tier) lower(counts, value);
      }
    });
  }
}

/** Forgets a view, and the counts that are kept for it. */
export function forgetView({ views, scopedViews, heavy }: Segment, { key }: SegmentView): void {
  views.delete(key);
  scopedViews.delete(key);
  for (const [name, { view }] of heavy) if (view.key === key) heavy.delete(name);
}

const lower = (counts: Uint32Array, at: number): void => {
  counts[at] = (counts[at] as number) - 1;
};

const levelOf = ({ columns }: Segment, { levels }: SegmentView, doc: number): number =>
  levels[columns.classes[doc] as number] as number;

function eachEntry(segment: Segment, doc: number, visit: (word: number, tier: number) => void) {
  const { docWordStarts, docWords, postingDocs, postingEntries, wordStarts } = segment.columns;
  for (let at = docWordStarts[doc] as number; at < (docWordStarts[doc + 1] as number); at++) {
    const word = (docWords[at] as number) >>> 2;
    const end = wordStarts[word + 1] as number;
    for (let row = firstPosting(segment, word, doc); row < end && postingDocs[row] === doc; row++) {
      visit(word, (postingEntries[row] as number) & 3);
    }
  }
}
