import type { Growing } from "../columns/growing.ts";

/** Texts numbered in the order in which they come. */
export interface TextNumbers {
  /** A map holds 16 million entries at most: full ones, and the one that is filled. */
  ids: Map<string, number>[];
  texts: string[];
  mostOfMap: number;
}

export const createTextNumbers = (mostOfMap = 2 ** 23): TextNumbers => ({
  ...{ ids: [], texts: [], mostOfMap },
});

/** The number of a text, given now if it has none. */
export function numberOfText(known: TextNumbers, text: string): number {
  for (const map of known.ids) {
    const id = map.get(text);
    if (id !== undefined) return id;
  }
  if (known.texts.length % known.mostOfMap === 0) known.ids.push(new Map());
  known.ids.at(-1)?.set(text, known.texts.length);
  return known.texts.push(text) - 1;
}

/** The numbers of all texts, sorted by the texts' code units. */
export function sortedNumbers({ texts }: Pick<TextNumbers, "texts">): Uint32Array {
  // Texts of merged segments come in sorted runs, which an array's own sorting makes use of.
  const numbers = Array.from(texts, (_, number) => number);
  return Uint32Array.from(
    numbers.sort((a, b) => ((texts[a] as string) < (texts[b] as string) ? -1 : 1)),
  );
}

/** The column's numbers in an order of its rows, written into an array of the same length. */
export function reorder<T extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  column: Growing<ArrayLike<number>>,
  into: T,
  order: Uint32Array,
): T {
  for (let at = 0; at < order.length; at++) into[at] = column.data[order[at] as number] as number;
  return into;
}
