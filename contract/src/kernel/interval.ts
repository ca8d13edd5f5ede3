import {
  add,
  compare,
  divide,
  type Exact,
  multiply,
  subtract,
  toText,
  whole,
  zero,
} from "./exact.ts";

/**
 * A share in per cent by weight that is known to lie between two, both included. What is reckoned with
 * intervals holds every case: they may be wider than need be, never narrower.
 */
export interface Interval {
  min: Exact;
  max: Exact;
}

export const exactly = (share: Exact): Interval => ({ min: share, max: share });
export const hundred = whole(100);
/** Nothing is known but that it is there at all. */
export const anyShare: Interval = { min: zero, max: hundred };

/** The sum of shares; no sum of parts is more than the whole. */
export const plus = (a: Interval, b: Interval): Interval => ({
  min: add(a.min, b.min),
  max: least(add(a.max, b.max), hundred),
});

/** That share of a share: 10-20 % of 5 % is 0.5-1 %. */
export const partOf = (part: Interval, whole_: Interval): Interval => ({
  min: divide(multiply(part.min, whole_.min), hundred),
  max: divide(multiply(part.max, whole_.max), hundred),
});

export const least = (a: Exact, b: Exact): Exact => (compare(a, b) <= 0 ? a : b);
export const most = (a: Exact, b: Exact): Exact => (compare(a, b) >= 0 ? a : b);

/**
 * Narrows parts by what they add up to: none can be more than the others leave at least, nor less than
 * they leave at most. null where no shares within the intervals add up to `total`.
 */
export function narrowTo(total: Interval, parts: readonly Interval[]): Interval[] | null {
  const low = parts.reduce((sum, { min }) => add(sum, min), zero);
  const high = parts.reduce((sum, { max }) => add(sum, max), zero);
  if (compare(low, total.max) > 0 || compare(high, total.min) < 0) return null;
  return parts.map(({ min, max }) => ({
    min: most(min, subtract(total.min, subtract(high, max))),
    max: least(max, subtract(total.max, subtract(low, min))),
  }));
}

/** Digits of a share in a text, more than any that is written. */
const digits = 12;

/** As answers tell it. */
export const textsOf = ({ min, max }: Interval): { min: string; max: string } => ({
  min: toText(min, digits),
  max: toText(max, digits),
});
