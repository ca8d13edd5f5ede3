import {
  type Content,
  decodeContents,
  mostContents,
} from "@neroli/contract/catalogue/content-values.ts";
import { decodeInterval, type Interval } from "@neroli/contract/catalogue/interval-values.ts";

/** "4..6.5" of an address; null where it says nothing, or nonsense. */
export function readInterval(text: string): Interval | null {
  const interval = decodeInterval(text);
  return interval && (interval.min !== null || interval.max !== null) ? interval : null;
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
