import { withoutListNumber } from "@neroli/contract/kernel/formats/web-addresses.ts";

/** Where one pasted entry ends and the next begins. */
const borders = {
  /** A list with one entry a line. */
  lines: /[\r\n]+/,
  /** "1,2-Hexanediol, Glycerin; Aqua": a comma inside a name is none between names. */
  terms: /[\r\n\t;|]+|,\s+/,
  /** Numbers, however they are told apart. */
  numbers: /[\r\n\t;|,/]+|\s+(?=\d)/,
};

/** The entries of a pasted list, without the numbers of the list itself (spec 5). */
export const pastedEntries = (text: string, between: keyof typeof borders): string[] =>
  text
    .split(borders[between])
    .map((each) => withoutListNumber(each).trim())
    .filter(Boolean);
