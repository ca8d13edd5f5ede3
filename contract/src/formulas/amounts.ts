import { compare, divide, type Exact, exact, fixedText, multiply } from "../kernel/exact.ts";
import { hundred } from "../kernel/interval.ts";
import { portions } from "./portions.ts";
import type { FormulaAnalysis } from "./schema.ts";

/** Digits of grams, which scales of laboratories weigh, and of shares unless one is written with more. */
const digits = 3;
const mostDigits = 6;

/** A figure that lies between two texts, which are the same where it is known exactly. */
export interface Between {
  min: string;
  max: string;
}

export interface Amounts {
  /** By line; left out where the share is not known. */
  shares: Map<string, Between>;
  grams: Map<string, Between>;
  /** All are known exactly: then they add up to the whole. */
  exact: boolean;
}

/** What is weighed in of each line for a batch of so many grams. */
export function amountsOf(
  { shares, sum }: Pick<FormulaAnalysis, "shares" | "sum">,
  batch: Exact,
): Amounts {
  const known = shares.flatMap(({ line, share }) =>
    share ? [{ line, min: exact(share.min), max: exact(share.max) }] : [],
  );
  const isExact =
    sum === "right" && known.length > 0 && known.every(({ min, max }) => compare(min, max) === 0);
  const written = (whole: Exact, places: number) =>
    known.map(({ line, min, max }): [string, Between] => [
      line,
      { min: fixedText(of(whole, min), places), max: fixedText(of(whole, max), places) },
    ]);
  const dealt = (whole: Exact, places: number) =>
    portions(
      whole,
      known.map(({ min }) => min),
      places,
    ).map((each, at): [string, Between] => [known[at]?.line ?? "", { min: each, max: each }]);
  const deal = isExact ? dealt : written;
  const places = Math.max(digits, ...shares.map(({ share }) => digitsOf(share)));
  return {
    shares: new Map(deal(hundred, Math.min(places, mostDigits))),
    grams: new Map(deal(batch, digits)),
    exact: isExact,
  };
}

/** With how many digits a share is written: 4 of "0.0095". */
const digitsOf = (share: FormulaAnalysis["shares"][number]["share"]) =>
  Math.max(0, ...[share?.min, share?.max].map((text) => text?.split(".")[1]?.length ?? 0));

const of = (whole: Exact, share: Exact): Exact => divide(multiply(whole, share), hundred);
