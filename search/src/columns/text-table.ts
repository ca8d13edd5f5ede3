import {
  type Growing8,
  type Growing32,
  growing8,
  growing32,
  push32,
  reserve8,
  shared8,
  shared32,
} from "./growing.ts";

/** Texts by number: UTF-8 bytes of text `at` from `starts[at]` to `starts[at + 1]`. */
export interface TextTable {
  bytes: Uint8Array;
  starts: Uint32Array;
}

export interface GrowingTexts {
  bytes: Growing8;
  starts: Growing32;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function growingTexts(): GrowingTexts {
  const starts = growing32();
  push32(starts, 0);
  return { bytes: growing8(), starts };
}

export function addText({ bytes, starts }: GrowingTexts, text: string): void {
  addBytes(bytes, text);
  push32(starts, bytes.length);
}

/** Adds a text in UTF-8. */
export function addBytes(bytes: Growing8, text: string): void {
  reserve8(bytes, text.length * 3);
  const { data } = bytes;
  let at = bytes.length;
  let index = 0;
  for (; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit > 127) break;
    data[at++] = unit;
  }
  if (index < text.length) {
    at += encoder.encodeInto(text.slice(index), data.subarray(at)).written;
  }
  bytes.length = at;
}

/** Text number `from` of a table, added to another as it is. */
export function copyText(to: GrowingTexts, table: TextTable, from: number): void {
  const start = table.starts[from] as number;
  const end = table.starts[from + 1] as number;
  reserve8(to.bytes, end - start);
  to.bytes.data.set(table.bytes.subarray(start, end), to.bytes.length);
  to.bytes.length += end - start;
  push32(to.starts, to.bytes.length);
}

export function textAt({ bytes, starts }: TextTable, at: number): string {
  return textOfBytes(bytes, starts[at] as number, starts[at + 1] as number);
}

/** The text that stands in bytes of UTF-8. */
export function textOfBytes(bytes: Uint8Array, start: number, end: number): string {
  if (end - start < 64) {
    let text = "";
    for (let index = start; index < end; index++) {
      const byte = bytes[index] as number;
      // A decoder reads no shared memory: other letters are copied first.
      if (byte > 127) return decoder.decode(bytes.slice(start, end));
      text += String.fromCharCode(byte);
    }
    return text;
  }
  return decoder.decode(bytes.slice(start, end));
}

/** Number of texts. */
export const textCount = ({ starts }: TextTable): number => starts.length - 1;

export const asTable = ({ bytes, starts }: GrowingTexts): TextTable => ({
  bytes: bytes.data.subarray(0, bytes.length),
  starts: starts.data.subarray(0, starts.length),
});

/** The texts in another order, in shared memory. */
export function orderedTexts(texts: GrowingTexts, order: ArrayLike<number>): TextTable {
  const table = asTable(texts);
  const starts = shared32(order.length + 1);
  let size = 0;
  for (let at = 0; at < order.length; at++) {
    const from = order[at] as number;
    size += (table.starts[from + 1] as number) - (table.starts[from] as number);
    starts[at + 1] = size;
  }
  const bytes = shared8(size);
  for (let at = 0; at < order.length; at++) {
    const from = order[at] as number;
    let to = starts[at] as number;
    const end = table.starts[from + 1] as number;
    for (let byte = table.starts[from] as number; byte < end; byte++) {
      bytes[to++] = table.bytes[byte] as number;
    }
  }
  return { bytes, starts };
}

/** Texts in shared memory. */
export function tableOf(texts: readonly string[]): TextTable {
  const growing = growingTexts();
  for (const text of texts) addText(growing, text);
  return orderedTexts(
    growing,
    texts.map((_, at) => at),
  );
}

/**
 * Number of the first text that is not before `text`, of a table, or a range of one, in order of
 * code units.
 */
export function firstTextFrom(
  table: TextTable,
  text: string,
  { start, end } = { start: 0, end: textCount(table) },
): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (textAt(table, middle) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
