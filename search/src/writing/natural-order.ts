import { inOrder } from "../columns/radix-sort.ts";
import { asTable } from "../columns/text-table.ts";
import type { FactsWriter } from "./segment-writer.ts";
import { sortByTexts } from "./sort-by-texts.ts";

/** What the natural order compares: rank, whether there is a name, the name, the key. */
export interface Ordered {
  rank: number;
  named: boolean;
  name: string;
  key: string;
}

/** Negative when the first goes before the second. */
export function compareOrdered(a: Ordered, b: Ordered): number {
  if (a.rank !== b.rank) return b.rank - a.rank;
  if (a.named !== b.named) return a.named ? -1 : 1;
  if (a.named && a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}

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
  return sortByTexts(inOrder(count), {
    groups,
    greatest: ranks.length * 2,
    texts: asTable(writer.names),
    next: asTable(writer.keys),
  });
}
