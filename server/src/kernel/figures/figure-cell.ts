import { compare, exactOfNumber, readExact } from "@neroli/contract/kernel/exact.ts";
import type { SheetCell } from "../tables/workbook-cells.ts";

/** A number that spreadsheets keep exactly, or else its text. */
export const figure = (text: string | undefined): SheetCell => {
  if (text === undefined) return "";
  const number = Number(text);
  const read = readExact(text);
  return read && compare(exactOfNumber(number), read) === 0 ? number : text;
};
