import { ascendingOrder } from "../columns/radix-sort.ts";
import { asTable } from "../columns/text-table.ts";
import type { FactsWriter } from "./segment-writer.ts";
import { sortByTexts } from "./sort-by-texts.ts";

/** The new numbers of documents: `order` by new number the old one, `position` the other way. */
export interface Renumbering {
  order: Uint32Array;
  position: Uint32Array;
}

/** Distinct ranks from high to low. */
export function ranksOf({ ranks }: FactsWriter): number[] {
  const distinct = new Set<number>();
  for (let at = 0; at < ranks.length; at++) distinct.add(ranks.data[at] as number);
  return [...distinct].sort((a, b) => b - a);
}

/** The documents of a writer in natural order. */
export function naturalOrder(writer: FactsWriter): Uint32Array {
  const { count } = writer;
  const ranks = ranksOf(writer);
  const rankIds = new Map(ranks.map((rank, at) => [rank, at]));
  const groups = new Uint32Array(count);
  for (let doc = 0; doc < count; doc++) {
    const rank = rankIds.get(writer.ranks.data[doc] as number) as number;
    groups[doc] = rank * 2 + (writer.nameTiers.data[doc] === 3 ? 1 : 0);
  }
  return sortByTexts(ascendingOrder(count), {
    groups,
    greatest: ranks.length * 2,
    texts: asTable(writer.names),
    next: asTable(writer.keys),
  });
}
