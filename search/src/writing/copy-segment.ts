import { hasBit } from "../columns/bits.ts";
import { eachValue } from "../columns/facet-values.ts";
import { push8, push16, push32, push64, reserve16, reserve32 } from "../columns/growing.ts";
import type { GrowingRows, HashedRows } from "../columns/hashed-rows.ts";
import { copyIntervals } from "../columns/intervals.ts";
import type { MergePart } from "../columns/segment-columns.ts";
import { copyText, type TextTable, textAt, textCount } from "../columns/text-table.ts";
import { numberOfValue } from "../columns/value-registry.ts";
import { wordNumber } from "../text/word-table.ts";
import type { SegmentWriter, WrittenSort } from "./segment-writer.ts";
import { numberOfText } from "./text-numbers.ts";
import { copyContents } from "./write-contents.ts";

/** Number in the writer of each document of a segment; `gone` for those that are not taken. */
type Moved = Uint32Array;
const gone = 0xffffffff;

/** Adds the living documents of a segment to a writer. */
export function copySegment(writer: SegmentWriter, segment: MergePart): void {
  const documents = segment.columns.classes.length;
  const moved = new Uint32Array(documents).fill(gone);
  for (let doc = 0; doc < moved.length; doc++) {
    if (hasBit(segment.alive, doc)) moved[doc] = writer.count++;
  }
  copyColumns(writer, segment, moved);
  copyWords(writer, segment, moved);
  copyFacets(writer, segment, moved);
  copyRows(writer.phrases, segment.columns.phrases, moved);
  copyRows(writer.identifiers, segment.columns.identifiers, moved);
  copySuggestions(writer, segment, moved);
  copyContents(writer.contents, segment.columns.contents, { moved, gone });
  copyIntervals(writer.intervals, segment.columns.intervals, { moved, gone });
}

function copyColumns(writer: SegmentWriter, { columns }: MergePart, moved: Moved): void {
  const { keys, names, nameTiers, rankValues, rankEnds, classes, classKeys } = columns;
  const classIds = Array.from({ length: textCount(classKeys) }, (_, at) =>
    numberOfText(writer.classKeys, textAt(classKeys, at)),
  );
  let rank = 0;
  for (let doc = 0; doc < moved.length; doc++) {
    while ((rankEnds[rank] as number) <= doc) rank++;
    if (moved[doc] === gone) continue;
    copyText(writer.keys, keys, doc);
    copyText(writer.names, names, doc);
    push8(writer.nameTiers, nameTiers.length === 0 ? 0 : (nameTiers[doc] as number));
    push64(writer.ranks, rankValues[rank] as number);
    push32(writer.classes, classIds[classes[doc] as number] as number);
  }
  for (const [key, { tiers, numbers, ordinals, texts }] of Object.entries(columns.sorts)) {
    const to = writer.sorts[key] as WrittenSort;
    const ids = new Map<number, number>();
    for (let doc = 0; doc < moved.length; doc++) {
      if (moved[doc] === gone) continue;
      push8(to.tiers, tiers[doc] as number);
      if (writer.plan.sorts[key] === "number") push64(to.numbers, numbers[doc] as number);
      else {
        const ordinal = ordinals[doc] as number;
        const id = ids.get(ordinal) ?? numberOfText(to.known, textAt(texts, ordinal));
        ids.set(ordinal, id);
        push32(to.texts, id);
      }
    }
  }
}

/** Postings by word become rows by document: counted, then each put in its place. */
function copyWords(writer: SegmentWriter, { columns }: MergePart, moved: Moved): void {
  const { words: texts, wordStarts, postingDocs, postingEntries } = columns;
  const { words, entries, ends } = writer.rows;
  const first = ends.length;
  const next = new Uint32Array(writer.count - first + 1);
  for (let at = 0; at < postingDocs.length; at++) {
    const to = moved[postingDocs[at] as number] as number;
    if (to !== gone) next[to - first + 1] = (next[to - first + 1] as number) + 1;
  }
  next[0] = words.length;
  for (let at = 1; at < next.length; at++) {
    next[at] = (next[at] as number) + (next[at - 1] as number);
    push32(ends, next[at] as number);
  }
  const total = next[next.length - 1] as number;
  reserve32(words, total - words.length);
  reserve16(entries, total - words.length);
  for (let word = 0; word < textCount(texts); word++) {
    let id = -1;
    for (let at = wordStarts[word] as number; at < (wordStarts[word + 1] as number); at++) {
      const to = moved[postingDocs[at] as number] as number;
      if (to === gone) continue;
      if (id < 0) id = wordNumber(writer.words, textAt(texts, word));
      const row = next[to - first] as number;
      next[to - first] = row + 1;
      words.data[row] = id;
      entries.data[row] = postingEntries[at] as number;
    }
  }
  words.length = total;
  entries.length = total;
}

function copyFacets(writer: SegmentWriter, { columns }: MergePart, moved: Moved): void {
  const { facetKeys, facetGroups, facets } = columns;
  const { values: rows, ends } = writer.facets;
  const ids = Array.from({ length: textCount(facetKeys) }, (_, at) =>
    numberOfValue(writer.facetKeys, facetGroups[at] as number, textAt(facetKeys, at)),
  );
  for (let doc = 0; doc < moved.length; doc++) {
    if (moved[doc] === gone) continue;
    for (const [tier, facet] of facets.entries()) {
      eachValue(facet, doc, (value) => push32(rows, (ids[value] as number) * 4 + tier));
    }
    push32(ends, rows.length);
  }
}

function copyRows(to: GrowingRows, rows: HashedRows, moved: Moved): void {
  for (let at = 0; at < rows.docs.length; at++) {
    const doc = moved[rows.docs[at] as number] as number;
    if (doc === gone) continue;
    push32(to.hashes, rows.hashes[at] as number);
    push32(to.checks, rows.checks[at] as number);
    push32(to.docs, doc);
    push16(to.entries, rows.entries[at] as number);
  }
}

function copySuggestions(writer: SegmentWriter, { columns }: MergePart, moved: Moved): void {
  const { suggestions, displays } = columns;
  const { texts, starts, docs, entries } = suggestions;
  const to = writer.suggestions;
  const textOf = (table: TextTable, at: number) => textAt(table, at);
  for (let phrase = 0; phrase < textCount(texts); phrase++) {
    let id = -1;
    for (let row = starts[phrase] as number; row < (starts[phrase + 1] as number); row++) {
      const doc = moved[docs[row] as number] as number;
      if (doc === gone) continue;
      if (id < 0) id = numberOfText(writer.suggested, textOf(texts, phrase));
      push32(to.texts, id);
      push32(to.docs, doc);
      push16(to.entries, entries[row] as number);
      const shown = textOf(displays, suggestions.displays[row] as number);
      push32(to.displays, numberOfText(writer.displays, shown));
    }
  }
}
