import { isCas, isEc } from "@neroli/contract/products/identifiers.ts";

/** What looks like such a number: groups of digits between hyphens, whatever stands around them. */
const casLike = /(?<![\d-])\d{2,7}\s?-\s?\d{1,2}\s?-\s?\d(?![\d-])/g;
const ecLike = /(?<![\d-])\d{3}\s?-\s?\d{3}\s?-\s?\d(?![\d-])/g;

interface Numbers {
  numbers: string[];
  /** Those whose check digit or form is wrong. */
  wrong: string[];
}

/** The CAS numbers of a cell such as "75-12-7 [1] / 75-13-8"; "-" is none. */
export const readCas = (cell: string): Numbers => read(cell, casLike, isCas);

/** The EC numbers of a cell. */
export const readEc = (cell: string): Numbers => read(cell, ecLike, isEc);

function read(cell: string, like: RegExp, holds: (text: string) => boolean): Numbers {
  const text = cell.replace(/[‐-―−]/g, "-");
  const found = [...new Set([...text.matchAll(like)].map(([match]) => match.replace(/\s/g, "")))];
  return { numbers: found.filter(holds), wrong: found.filter((each) => !holds(each)) };
}
