import { add, compare, type Exact, exactOfNumber, zero } from "../kernel/exact.ts";
import { anyShare, exactly, hundred, type Interval, narrowTo } from "../kernel/interval.ts";
import { takesTheRest } from "../products/formula.ts";
import { parseWeight } from "../products/weights.ts";

/** A line of a formula, as far as its share goes. */
export interface WeighedLine {
  name: string;
  inci?: string | undefined;
  /** In one of the formats of spec 5; text, also while it is none of them yet. */
  weight: string;
}

export interface Shares {
  /** Of each line between which shares in per cent it lies; null where its weight cannot be read. */
  lines: (Interval | null)[];
  /** What the weights say in sum, before anything takes the rest. */
  stated: Interval;
  /** "over" and "under": no shares within what is written add up to 100 %. */
  sum: "right" | "over" | "under" | "unread";
  /** Which lines take what the others leave: "qs to 100". */
  rests: boolean[];
}

/**
 * The shares of a formula, no surer than they are written: each is as narrow as 100 % in sum makes it.
 * Where they cannot add up, or one is not read, they stay as they are written.
 */
export function sharesOf(lines: readonly WeighedLine[]): Shares {
  const weights = lines.map(({ weight }) => parseWeight(weight));
  const rests = lines.map((line, at) => takesTheRest(line, weights[at] ?? null));
  const written = weights.map((weight, at) => (rests[at] ? anyShare : intervalOf(weight)));
  const fixed = written.filter((_, at) => !rests[at]).map((each) => each ?? anyShare);
  const stated = {
    min: fixed.reduce((sum, { min }) => add(sum, min), zero),
    max: fixed.reduce((sum, { max }) => add(sum, max), zero),
  };
  const known = written.filter((each) => each !== null);
  if (known.length < written.length) return { lines: written, stated, rests, sum: "unread" };
  const narrowed = narrowTo(exactly(hundred), known);
  if (narrowed) return { lines: narrowed, stated, rests, sum: "right" };
  const sum = compare(stated.min, hundred) > 0 ? "over" : "under";
  return { lines: written, stated, rests, sum };
}

function intervalOf(weight: ReturnType<typeof parseWeight>): Interval | null {
  switch (weight?.form) {
    case undefined:
      return null;
    case "exact":
      return exactly(exactOfNumber(weight.value));
    case "to":
    case "up to":
      return { min: zero, max: exactOfNumber(weight.max) };
    case ">":
      return { min: exactOfNumber(weight.min), max: hundred };
    case "range":
      return { min: exactOfNumber(weight.min), max: exactOfNumber(weight.max) };
    case "qs":
      return anyShare;
  }
}

/** The share itself where it is known exactly. */
export const exactShare = (share: Interval | null): Exact | null =>
  share && compare(share.min, share.max) === 0 ? share.min : null;
