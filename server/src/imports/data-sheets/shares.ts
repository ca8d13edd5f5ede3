import { exactOfNumber, toText } from "@neroli/contract/kernel/exact.ts";
import { plainText } from "../readers/read-number.ts";
import { parseRange } from "../readers/read-range.ts";

/** The ends of a share in per cent, as a composition keeps them. */
export interface Share {
  min?: string;
  max?: string;
}

const sign = "[<>≤≥=]*";
/** A number that is no part of another number, nor of a name. */
const figure = String.raw`\d{1,3}(?:[.,]\d{1,6})?`;
const between = String.raw`(?:-|to|bis|a|à|e|und|and|et|y|\.\.\.?|…)`;
const about = String.raw`(?:ca\.?|approx\.?|env\.?|~)?`;
const units = /%\s?\(?[wp]\/[wp]\)?|(?:gew|wt|vol|p|m)\.?-?\s?%|%/giu;
const alone = new RegExp(`^${about}\\s*${sign}\\s*${figure}$`, "iu");
const fromTo = new RegExp(
  `^${about}\\s*${sign}\\s*(${figure})\\s*${between}\\s*${sign}\\s*(${figure})$`,
  "iu",
);

const bare = (text: string) => plainText(text).replaceAll(units, " ").replace(/\s+/g, " ").trim();

/** Whether a cell says a share and nothing else; a number alone may be anything without its column. */
export function isShare(text: string): boolean {
  const plain = bare(text);
  return alone.test(plain) || fromTo.test(plain);
}

export const saysPercent = (text: string): boolean => text.includes("%") && isShare(text);

/** "≥ 5 - < 10 %", "<0,1", "99": null of what is no share of a whole. */
export function readShare(text: string, decimal: "," | "."): Share | null {
  const plain = bare(text);
  if (!isShare(plain)) return null;
  // The signs at a range's ends say what the ends say already.
  const [, low, high] = fromTo.exec(plain) ?? [];
  const range = parseRange(low && high ? `${low}-${high}` : plain.replace(/^=\s*/, ""), decimal);
  if (!range) return null;
  const { min, max } = range;
  if ((min ?? 0) > 100 || (max ?? 0) > 100 || (min ?? 0) > (max ?? 100)) return null;
  return {
    ...(min !== undefined && { min: toText(exactOfNumber(min)) }),
    ...(max !== undefined && { max: toText(exactOfNumber(max)) }),
  };
}
