import { radixSort } from "../columns/radix-sort.ts";
import type { TextTable } from "../columns/text-table.ts";

interface Sorted {
  /** By row: rows of a lower group go first. Taken over. */
  groups: Uint32Array;
  greatest: number;
  /** The texts of each row, in order of code units. */
  texts: TextTable;
  /** Decides between equal ones. */
  next: TextTable;
}

/** Bytes that are looked at in one round, and how many rounds pay for themselves. */
const bytesOfRound = 8;
const mostRounds = 4;

/**
 * Rows in order of their groups and texts; `order` is taken over. A few letters at a time, and
 * only where those before are the same: nearly everything is decided without comparing texts.
 */
export function sortByTexts(order: Uint32Array, { groups, greatest, ...by }: Sorted): Uint32Array {
  const sorted = radixSort(order, groups, greatest);
  const keys: Keys = {
    groups,
    high: new Uint32Array(groups.length),
    low: new Uint32Array(groups.length),
  };
  for (let round = 0; round < mostRounds; round++) {
    const tied = tiedPlaces(sorted, groups);
    if (tied.length === 0) return sorted;
    const rows = tied.map((place) => sorted[place] as number);
    readLetters(rows, { ...keys, texts: by.texts, from: round * bytesOfRound });
    let settled = radixSort(rows, keys.low);
    settled = radixSort(settled, keys.high);
    settled = radixSort(settled, groups);
    for (let at = 0; at < tied.length; at++) sorted[tied[at] as number] = settled[at] as number;
    splitGroups(sorted, keys);
  }
  settleTies(sorted, groups, by);
  return sorted;
}

interface Keys {
  groups: Uint32Array;
  /** Eight letters of each row as two numbers. */
  high: Uint32Array;
  low: Uint32Array;
}

/** Places in an order whose row shares its group with a neighbour. */
function tiedPlaces(order: Uint32Array, groups: Uint32Array): Uint32Array {
  const places = new Uint32Array(order.length);
  let size = 0;
  let before = -1;
  for (let at = 0; at < order.length; at++) {
    const own = groups[order[at] as number] as number;
    const after = at + 1 < order.length ? (groups[order[at + 1] as number] as number) : -1;
    if (own === before || own === after) places[size++] = at;
    before = own;
  }
  return places.subarray(0, size);
}

function readLetters(
  rows: Uint32Array,
  { high, low, texts, from }: Keys & { texts: TextTable; from: number },
): void {
  const { bytes, starts } = texts;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    const start = (starts[row] as number) + from;
    const end = starts[row + 1] as number;
    high[row] = fourBytes(bytes, start, end);
    low[row] = fourBytes(bytes, start + 4, end);
  }
}

function fourBytes(bytes: Uint8Array, start: number, end: number): number {
  let code = 0;
  for (let at = start; at < start + 4; at++) {
    code = (code << 8) | (at < end ? inOrderOfUnits(bytes[at] as number) : 0);
  }
  return code >>> 0;
}

/** Four bytes of UTF-8 are two code units, which go before U+E000 and what follows it. */
function inOrderOfUnits(byte: number): number {
  if (byte < 0xee) return byte;
  return byte < 0xf0 ? byte + 5 : byte - 2;
}

/** Numbers all groups anew, and what differs in its letters apart; only ties have read letters. */
function splitGroups(order: Uint32Array, { groups, high, low }: Keys): void {
  let number = 0;
  let group = -1;
  let first = 0;
  let second = 0;
  for (let at = 0; at < order.length; at++) {
    const row = order[at] as number;
    const own = groups[row] as number;
    if (own !== group || high[row] !== first || low[row] !== second) number++;
    group = own;
    first = high[row] as number;
    second = low[row] as number;
    groups[row] = number;
  }
}

function settleTies(
  order: Uint32Array,
  groups: Uint32Array,
  { texts, next }: Pick<Sorted, "texts" | "next">,
): void {
  const compare = (a: number, b: number) => compareTexts(texts, a, b) || compareTexts(next, a, b);
  let start = 0;
  for (let at = 1; at <= order.length; at++) {
    const ends =
      at === order.length || groups[order[at] as number] !== groups[order[start] as number];
    if (!ends) continue;
    if (at - start > 1) order.subarray(start, at).sort(compare);
    start = at;
  }
}

/** Negative when text `a` of a table goes before text `b`. */
function compareTexts({ bytes, starts }: TextTable, a: number, b: number): number {
  const from = starts[a] as number;
  const other = starts[b] as number;
  const length = (starts[a + 1] as number) - from;
  const otherLength = (starts[b + 1] as number) - other;
  const shorter = Math.min(length, otherLength);
  for (let at = 0; at < shorter; at++) {
    const one = bytes[from + at] as number;
    const two = bytes[other + at] as number;
    if (one !== two) return inOrderOfUnits(one) - inOrderOfUnits(two);
  }
  return length - otherLength;
}
