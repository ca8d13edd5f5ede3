import { VideoId, Website } from "@neroli/contract/kernel/values.ts";
import { isLaunchYear } from "@neroli/contract/products/bounds.ts";
import { femaPattern, flavisPattern, toENumber } from "@neroli/contract/products/identifiers.ts";
import { textOf } from "../sources/layout.ts";
import type { ReadCell } from "./cell-reader.ts";
import { toFlag } from "./read-flag.ts";
import { plainText } from "./read-number.ts";

/** The readers of cells that hold one value; undefined when there is none, and the cell has said why. */
export type ReadScalar<Value> = (cell: ReadCell) => Value | undefined;

export const readFlag: ReadScalar<boolean> = (cell) => {
  const flag = toFlag(cell.value);
  if (flag === null) cell.refuse("no-flag", textOf(cell.value));
  return flag ?? undefined;
};

/** "2019", 2019, or the year of a date. */
export const readYear: ReadScalar<number> = (cell) => {
  const text = plainText(textOf(cell.value));
  const match =
    /^(\d{4})(?:[-/.]\d{1,2}(?:[-/.]\d{1,2})?(?:[ T].*)?)?$|^\d{1,2}[-/.](?:\d{1,2}[-/.])?(\d{4})$/.exec(
      text,
    );
  const year = Number(match?.[1] ?? match?.[2]);
  if (isLaunchYear(year)) return year;
  cell.refuse("no-year", text);
  return undefined;
};

export const readUrl: ReadScalar<string> = (cell) => {
  const text = textOf(cell.value);
  if (/^https?:\/\/\S+$/i.test(text) && URL.canParse(text)) return text;
  const { data } = Website.safeParse(text);
  if (data === undefined) cell.refuse("no-url", text);
  return data;
};

export const readVideo: ReadScalar<string> = (cell) => {
  const { data } = VideoId.safeParse(textOf(cell.value));
  if (data === undefined) cell.refuse("no-video", textOf(cell.value));
  return data;
};

/** Several numbers in the cell of a field that has one: the first is taken. */
function firstOf(cell: ReadCell, split: RegExp): string {
  const [first = "", ...more] = plainText(textOf(cell.value))
    .split(split)
    .filter((part) => part.trim() !== "");
  if (more.length > 0) cell.note("several", textOf(cell.value), { taken: first.trim() });
  return first.trim();
}

/** "E 338-452" are many additives, and "Group I" is none; the row may come in without. */
export const readENumber: ReadScalar<string> = (cell) => {
  const text = plainText(textOf(cell.value));
  if (/^E?\s*\d{3,4}[a-z]?\s*-\s*[E]?\s*(?:\d{3,4}|[a-z])/i.test(text)) {
    cell.note("e-number-range", text);
    return undefined;
  }
  const first = firstOf(cell, /[;,|/\n]| and | und /);
  const number = toENumber(/^\d/.test(first) ? `E${first}` : first);
  if (number === null) cell.note("no-e-number", text);
  return number ?? undefined;
};

export const readFema: ReadScalar<string> = (cell) => {
  const first = firstOf(cell, /[;,|/\n]/).replace(/^FEMA\s*(?:no\.?|#)?\s*/i, "");
  if (femaPattern.test(first)) return first;
  cell.note("no-fema", textOf(cell.value));
  return undefined;
};

/** Spreadsheets take "05.180" for the number 5.18. */
export const readFlavis: ReadScalar<string> = (cell) => {
  const first = firstOf(cell, /[;,|/\n]/).replace(/^FL(?:AVIS)?\s*(?:no\.?|#)?\s*:?\s*/i, "");
  const parts = /^(\d{1,2})\.(\d{1,3})$/.exec(first);
  const number = parts
    ? `${(parts[1] ?? "").padStart(2, "0")}.${(parts[2] ?? "").padEnd(3, "0")}`
    : first;
  if (flavisPattern.test(number)) return number;
  cell.note("no-flavis", textOf(cell.value));
  return undefined;
};
