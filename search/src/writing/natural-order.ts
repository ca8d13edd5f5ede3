import { radixSort } from "../columns/radix-sort.ts";
import { asTable, type TextTable, textAt } from "../columns/text-table.ts";
import type { SegmentWriter } from "./segment-writer.ts";

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
export function ranksOf({ ranks }: SegmentWriter): number[] {
  const distinct = new Set<number>();
  for (let at = 0; at < ranks.length; at++) distinct.add(ranks.data[at] as number);
  return [...distinct].sort((a, b) => b - a);
}

/** The documents of a writer in natural order. */
export function naturalOrder(writer: SegmentWriter): Uint32Array {
  const { count } = writer;
  const names = asTable(writer.names);
  const [high, low] = nameCodes(names, count);
  const ranks = ranksOf(writer);
  const rankIds = new Map(ranks.map((rank, at) => [rank, at]));
  const groups = new Uint32Array(count);
  for (let doc = 0; doc < count; doc++) {
    const rank = rankIds.get(writer.ranks.data[doc] as number) as number;
    groups[doc] = rank * 2 + (writer.nameTiers.data[doc] === 3 ? 1 : 0);
  }
  let order: Uint32Array = new Uint32Array(count);
  for (let doc = 0; doc < count; doc++) order[doc] = doc;
  // The least telling first: each sort leaves equals as they stood.
  for (const keys of [low, high]) order = radixSort(order, keys);
  order = radixSort(order, groups, ranks.length * 2);
  settleTies(
    { order, names, keys: asTable(writer.keys) },
    (a, b) => groups[a] === groups[b] && high[a] === high[b] && low[a] === low[b],
  );
  return order;
}

/** The first ten letters of each name as two numbers that are ordered as the names are. */
function nameCodes(names: TextTable, count: number): [Uint32Array, Uint32Array] {
  const high = new Uint32Array(count);
  const low = new Uint32Array(count);
  for (let doc = 0; doc < count; doc++) {
    const start = names.starts[doc] as number;
    const end = names.starts[doc + 1] as number;
    high[doc] = codeOf(names, start, end);
    low[doc] = codeOf(names, start + 5, end);
  }
  return [high, low];
}

function codeOf({ bytes }: TextTable, start: number, end: number): number {
  let code = 0;
  for (let at = start; at < start + 5; at++) {
    code = code * 40 + (at < end ? digitOf(bytes[at] as number) : 0);
  }
  return code;
}

/** Never falls as the byte grows; letters and digits are told apart. */
function digitOf(byte: number): number {
  if (byte < 48) return 1;
  if (byte < 58) return byte - 46;
  if (byte < 97) return 12;
  return byte < 123 ? byte - 84 : 39;
}

function settleTies(
  { order, names, keys }: { order: Uint32Array; names: TextTable; keys: TextTable },
  tied: (a: number, b: number) => boolean,
): void {
  let start = 0;
  for (let at = 1; at <= order.length; at++) {
    if (at < order.length && tied(order[start] as number, order[at] as number)) continue;
    if (at - start > 1) {
      const texts = Array.from(order.subarray(start, at), (doc) => ({
        doc,
        rank: 0,
        named: true,
        name: textAt(names, doc),
        key: textAt(keys, doc),
      }));
      texts.sort(compareOrdered);
      for (let index = 0; index < texts.length; index++) {
        order[start + index] = texts[index]?.doc as number;
      }
    }
    start = at;
  }
}
