import {
  type Content,
  decodeContents,
  mostContents,
} from "@neroli/contract/catalogue/content-values.ts";
import { type IntervalFault, readInterval } from "@neroli/contract/catalogue/interval-faults.ts";
import type { Interval } from "@neroli/contract/catalogue/interval-values.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";

/** What an address says of a field with numbers, and why the search goes without it. */
export interface RefusedInterval {
  field: ProductFieldKey;
  typed: string;
  /** Null where it is no interval at all. */
  ends: Interval | null;
  fault: IntervalFault;
}

/** "4..6.5" of an address for each field; one that says nothing is absent. */
export function readIntervals(
  fields: readonly ProductFieldKey[],
  textOf: (field: string) => string,
): { ranges: Record<string, Interval>; refused: RefusedInterval[] } {
  const ranges: Record<string, Interval> = {};
  const refused: RefusedInterval[] = [];
  for (const field of fields) {
    const typed = textOf(field).trim();
    if (typed === "") continue;
    const { interval: ends, fault } = readInterval(field, typed);
    if (fault !== null) refused.push({ field, typed, ends, fault });
    else if (ends.min !== null || ends.max !== null) ranges[field] = ends;
  }
  return { ranges, refused };
}

/** "inci:NIACINAMIDE,claims:Vegan" of an address; none where it is nonsense. */
export const readContents = (text: string): Content[] =>
  (decodeContents(text) ?? []).slice(0, mostContents);

/** As people type it, with a comma in it as well; null for nothing, undefined for no number. */
export function readNumber(typed: string): number | null | undefined {
  const text = typed.trim().replace(",", ".");
  if (text === "") return null;
  return /^-?\d{1,9}(?:\.\d{1,6})?$/.test(text) ? Number(text) : undefined;
}

export const isSame = (one: Content, other: Content): boolean =>
  one.kind === other.kind && one.value.toLowerCase() === other.value.toLowerCase();
