import { shared32 } from "../columns/growing.ts";
import { hashOf, hashOfBytes } from "../columns/hashed-rows.ts";
import { type TextTable, textAt } from "../columns/text-table.ts";

/** Where each key is found. Of two documents with one key, the one written later is. */
export function keySlots(keys: TextTable, order: Uint32Array): Uint32Array {
  const slots = shared32(2 ** Math.ceil(Math.log2(Math.max(2, order.length * 1.4))));
  const mask = slots.length - 1;
  for (let doc = 0; doc < order.length; doc++) {
    let at = hashOfKey(keys, doc) & mask;
    while (slots[at] !== 0 && !areEqual(keys, (slots[at] as number) - 1, doc)) at = (at + 1) & mask;
    const known = (slots[at] as number) - 1;
    const isLater = known < 0 || (order[known] as number) < (order[doc] as number);
    if (isLater) slots[at] = doc + 1;
  }
  return slots;
}

/** As `hashOf` of the text, which reads code units: letters beyond ASCII are other bytes. */
function hashOfKey(keys: TextTable, doc: number): number {
  const { bytes, starts } = keys;
  const end = starts[doc + 1] as number;
  for (let at = starts[doc] as number; at < end; at++) {
    if ((bytes[at] as number) > 127) return hashOf(textAt(keys, doc));
  }
  return hashOfBytes(bytes, starts[doc] as number, end);
}

function areEqual({ bytes, starts }: TextTable, one: number, two: number): boolean {
  const from = starts[one] as number;
  const other = starts[two] as number;
  const length = (starts[one + 1] as number) - from;
  if (length !== (starts[two + 1] as number) - other) return false;
  for (let at = 0; at < length; at++) if (bytes[from + at] !== bytes[other + at]) return false;
  return true;
}
