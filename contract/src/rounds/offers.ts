import { compare, type Exact } from "../kernel/exact.ts";
import type { Offer, Rates, Terms } from "../reckoning/offer.ts";
import type { Matrix, MatrixOffer, MatrixQuote } from "./matrix.ts";
import type { RoundLine } from "./schema.ts";

type Answering = Pick<MatrixOffer, "line" | "request_key" | "position">;

/**
 * A quote as the reckoning takes it: of what answers a line, the quantity that is wanted of it; of what
 * is offered beside, the one that is quoted.
 */
export function toOffer(
  quote: Pick<MatrixQuote, "request_key" | "lines" | "charges">,
  { offers, lines }: { offers: readonly Answering[]; lines: readonly RoundLine[] },
): Offer {
  const wantedAt = (position: number) => {
    const answering = offers.find(
      (each) => each.request_key === quote.request_key && each.position === position,
    );
    return lines.find(({ key }) => key === answering?.line)?.quantity;
  };
  return {
    charges: quote.charges,
    lines: quote.lines.map((line, at) => ({ line, wanted: wantedAt(at) ?? line.quantity })),
  };
}

/** In which currency and by which rates a quote is reckoned, and whether its buyer pays duty. */
export const termsOf = (
  { currency, rates }: Pick<Matrix, "currency"> & { rates: Rates },
  { duty_free }: Pick<MatrixQuote, "duty_free">,
): Terms => ({ currency, rates, duty_free });

/** The place of each value in the order from the least; equal ones share it, unknown ones have none. */
export function ranksOf(values: readonly (Exact | null)[]): (number | null)[] {
  return values.map((value) => {
    if (!value) return null;
    const less = values.filter((other) => other && compare(other, value) < 0);
    return less.length + 1;
  });
}
