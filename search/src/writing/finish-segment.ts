import { type Growing, shared8, shared16, shared32, shared64 } from "../columns/growing.ts";
import { finishRows, hashOf } from "../columns/hashed-rows.ts";
import { finishIntervals } from "../columns/intervals.ts";
import { inOrder, inverse, radixSort } from "../columns/radix-sort.ts";
import type { SegmentColumns, SortColumn, SuggestionColumns } from "../columns/segment-columns.ts";
import { orderedTexts, type TextTable, tableOf, textAt } from "../columns/text-table.ts";
import { makeReadyCounts } from "../counting/make-ready-counts.ts";
import { finishContents } from "./finish-contents.ts";
import { finishFacets } from "./finish-facets.ts";
import { naturalOrder, type Renumbering, ranksOf } from "./natural-order.ts";
import type { Numbered, SegmentWriter, WrittenSort } from "./segment-writer.ts";

/** Makes a segment of what was written, in steps, each a part of the whole work. */
export function* finishSegment(writer: SegmentWriter): Generator<void, SegmentColumns> {
  const order = naturalOrder(writer);
  const renumbering = { order, position: inverse(order) };
  yield;
  const words = finishWords(writer, renumbering);
  yield;
  const facets = finishFacets(writer, renumbering);
  yield;
  const ready = makeReadyCounts({ ...words, ...facets }, order.length);
  yield;
  const phrases = finishRows(writer.phrases, renumbering.position);
  const identifiers = finishRows(writer.identifiers, renumbering.position);
  yield;
  const suggestions = finishSuggestions(writer, renumbering.position);
  yield;
  const keys = orderedTexts(writer.keys, order);
  return {
    keys,
    keySlots: keySlots(keys, order),
    names: orderedTexts(writer.names, order),
    nameTiers: finishNameTiers(writer, order),
    ...finishRanks(writer, order),
    classes: pick(writer.classes, shared32(order.length), order),
    classKeys: tableOf(writer.classKeys.texts),
    ...words,
    ...facets,
    ready,
    phrases,
    identifiers,
    suggestions,
    displays: tableOf(writer.displays.texts),
    sorts: finishSorts(writer, order),
    contents: finishContents(writer.contents, renumbering),
    intervals: finishIntervals(writer.intervals, renumbering.position),
  };
}

function pick<T extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  column: Growing<ArrayLike<number>>,
  into: T,
  order: Uint32Array,
): T {
  for (let at = 0; at < order.length; at++) into[at] = column.data[order[at] as number] as number;
  return into;
}

/** Old numbers of texts in order of code units. */
export function sortedNumbers({ texts }: Pick<Numbered, "texts">): Uint32Array {
  return inOrder(texts.length).sort((a, b) =>
    (texts[a] as string) < (texts[b] as string) ? -1 : 1,
  );
}

function finishWords(writer: SegmentWriter, { order }: Renumbering) {
  const { words, entries, ends } = writer.rows;
  const sorted = sortedNumbers(writer.words);
  const numbers = inverse(sorted);
  const wordStarts = shared32(sorted.length + 1);
  for (let row = 0; row < words.length; row++) {
    const word = (numbers[words.data[row] as number] as number) + 1;
    wordStarts[word] = (wordStarts[word] as number) + 1;
  }
  for (let at = 0; at < sorted.length; at++) {
    wordStarts[at + 1] = (wordStarts[at + 1] as number) + (wordStarts[at] as number);
  }
  const next = wordStarts.slice();
  const postingDocs = shared32(words.length);
  const postingEntries = shared16(words.length);
  for (let doc = 0; doc < order.length; doc++) {
    const old = order[doc] as number;
    const end = ends.data[old] as number;
    for (let row = old === 0 ? 0 : (ends.data[old - 1] as number); row < end; row++) {
      const word = numbers[words.data[row] as number] as number;
      const to = next[word] as number;
      next[word] = to + 1;
      postingDocs[to] = doc;
      postingEntries[to] = entries.data[row] as number;
    }
  }
  const postings = { wordStarts, postingDocs, postingEntries };
  return {
    words: tableOf(Array.from(sorted, (old) => writer.words.texts[old] as string)),
    ...postings,
    wordTotals: totalsOf(postings),
    ...wordsOfDocuments(postings, order.length),
  };
}

function totalsOf({
  wordStarts,
  postingEntries,
}: Pick<SegmentColumns, "wordStarts" | "postingEntries">): SegmentColumns["wordTotals"] {
  const size = wordStarts.length - 1;
  const totals: SegmentColumns["wordTotals"] = [shared32(size), shared32(size), shared32(size)];
  const used = [true, false, false];
  for (let word = 0; word < size; word++) {
    const end = wordStarts[word + 1] as number;
    for (let at = wordStarts[word] as number; at < end; at++) {
      const tier = (postingEntries[at] as number) & 3;
      const own = totals[tier] as Uint32Array;
      own[word] = (own[word] as number) + 1;
      used[tier] = true;
    }
  }
  return [totals[0], used[1] ? totals[1] : shared32(0), used[2] ? totals[2] : shared32(0)];
}

/** The postings turned round: words by document. */
function wordsOfDocuments(
  postings: Pick<SegmentColumns, "wordStarts" | "postingDocs" | "postingEntries">,
  documents: number,
): Pick<SegmentColumns, "docWordStarts" | "docWords"> {
  const { wordStarts, postingDocs, postingEntries } = postings;
  const docWordStarts = shared32(documents + 1);
  let docWords = shared32(0);
  for (const fills of [false, true]) {
    const next = docWordStarts.slice();
    for (let word = 0; word + 1 < wordStarts.length; word++) {
      const start = wordStarts[word] as number;
      const end = wordStarts[word + 1] as number;
      for (let at = start; at < end; at++) {
        const doc = postingDocs[at] as number;
        // Further tiers of the same word.
        if (at > start && postingDocs[at - 1] === doc) continue;
        const to = next[doc] as number;
        if (fills) {
          docWords[to] = word * 4 + ((postingEntries[at] as number) & 3);
          next[doc] = to + 1;
        } else docWordStarts[doc + 1] = (docWordStarts[doc + 1] as number) + 1;
      }
    }
    if (fills) break;
    for (let doc = 0; doc < documents; doc++) {
      docWordStarts[doc + 1] = (docWordStarts[doc + 1] as number) + (docWordStarts[doc] as number);
    }
    docWords = shared32(docWordStarts[documents] as number);
  }
  return { docWordStarts, docWords };
}

/** Where each key is found. Of two documents with one key, the one written later is. */
function keySlots(keys: TextTable, order: Uint32Array): Uint32Array {
  const slots = shared32(2 ** Math.ceil(Math.log2(Math.max(2, order.length * 1.4))));
  for (let doc = 0; doc < order.length; doc++) {
    const key = textAt(keys, doc);
    let at = hashOf(key) & (slots.length - 1);
    for (; slots[at] !== 0; at = (at + 1) & (slots.length - 1)) {
      const other = (slots[at] as number) - 1;
      if (textAt(keys, other) !== key) continue;
      if ((order[other] as number) < (order[doc] as number)) slots[at] = doc + 1;
      at = -1;
      break;
    }
    if (at >= 0) slots[at] = doc + 1;
  }
  return slots;
}

function finishNameTiers({ nameTiers }: SegmentWriter, order: Uint32Array): Uint8Array {
  const told = nameTiers.data.subarray(0, nameTiers.length).some((tier) => tier !== 0);
  return told ? pick(nameTiers, shared8(order.length), order) : shared8(0);
}

function finishRanks(writer: SegmentWriter, order: Uint32Array) {
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

function finishSuggestions(writer: SegmentWriter, position: Uint32Array): SuggestionColumns {
  const { suggestions, suggested } = writer;
  const { length } = suggestions.docs;
  const sorted = sortedNumbers(suggested);
  const numbers = inverse(sorted);
  const texts = new Uint32Array(length);
  const docs = new Uint32Array(length);
  const starts = shared32(sorted.length + 1);
  for (let at = 0; at < length; at++) {
    const text = numbers[suggestions.texts.data[at] as number] as number;
    texts[at] = text;
    docs[at] = position[suggestions.docs.data[at] as number] as number;
    starts[text + 1] = (starts[text + 1] as number) + 1;
  }
  for (let at = 0; at < sorted.length; at++) {
    starts[at + 1] = (starts[at + 1] as number) + (starts[at] as number);
  }
  const order = radixSort(radixSort(inOrder(length), docs, position.length), texts, sorted.length);
  return {
    texts: tableOf(Array.from(sorted, (old) => suggested.texts[old] as string)),
    starts,
    docs: pick({ data: docs, length }, shared32(length), order),
    entries: pick(suggestions.entries, shared16(length), order),
    displays: pick(suggestions.displays, shared32(length), order),
  };
}

function finishSorts(writer: SegmentWriter, order: Uint32Array): Record<string, SortColumn> {
  const sorts: Record<string, SortColumn> = {};
  for (const [key, kind] of Object.entries(writer.plan.sorts)) {
    const { tiers, numbers, texts, known } = writer.sorts[key] as WrittenSort;
    const sorted = sortedNumbers(known);
    const ordinals = inverse(sorted);
    const isText = kind === "text";
    const column = pick(
      texts,
      shared32(isText ? order.length : 0),
      isText ? order : new Uint32Array(0),
    );
    for (let doc = 0; doc < column.length; doc++)
      column[doc] = ordinals[column[doc] as number] as number;
    sorts[key] = {
      tiers: pick(tiers, shared8(order.length), order),
      numbers: pick(
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
