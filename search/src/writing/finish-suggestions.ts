import { shared16, shared32 } from "../columns/growing.ts";
import { ascendingOrder, invertOrder, radixSort } from "../columns/radix-sort.ts";
import type { SuggestionColumns } from "../columns/segment-columns.ts";
import { tableOf } from "../columns/text-table.ts";
import type { WordsWriter } from "./segment-writer.ts";
import { reorder, sortedNumbers } from "./text-numbers.ts";

export function finishSuggestions(writer: WordsWriter, position: Uint32Array): SuggestionColumns {
  const { suggestions, suggested } = writer;
  const { length } = suggestions.docs;
  const sorted = sortedNumbers(suggested);
  const numbers = invertOrder(sorted);
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
  const order = radixSort(
    radixSort(ascendingOrder(length), docs, position.length),
    texts,
    sorted.length,
  );
  return {
    texts: tableOf(Array.from(sorted, (old) => suggested.texts[old] as string)),
    starts,
    docs: reorder({ data: docs, length }, shared32(length), order),
    entries: reorder(suggestions.entries, shared16(length), order),
    displays: reorder(suggestions.displays, shared32(length), order),
  };
}
