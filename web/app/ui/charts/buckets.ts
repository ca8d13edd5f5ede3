import { niceAbove, niceBelow } from "./ticks.ts";

/** Less than `from`, from `from` to `to`, more than `to`. */
export interface Buckets {
  from: number;
  to: number;
}

export type Bucket = "less-than" | "from-to" | "more-than";

/** Round bounds that part what was counted into three kinds of about as many places each. */
export function bucketsOf(values: readonly number[]): Buckets {
  const counted = values.filter((value) => value > 0).toSorted((a, b) => a - b);
  const at = (share: number) => counted[Math.floor(counted.length * share)] ?? 1;
  // Below 2 only the least would be "less than".
  const from = Math.max(2, niceBelow(at(1 / 3)));
  const to = Math.max(niceBelow(at(2 / 3)), niceAbove(from + 1));
  return { from, to };
}

export function bucketOf(value: number, { from, to }: Buckets): Bucket {
  if (value < from) return "less-than";
  return value <= to ? "from-to" : "more-than";
}
