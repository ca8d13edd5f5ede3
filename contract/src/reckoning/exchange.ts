import { divide, exact, multiply, one } from "../kernel/exact.ts";
import type { Rates, Step, Sum } from "./offer.ts";

/**
 * The sum in another currency, by way of the euro. `missing` is the currency that has no rate.
 */
export function exchange(
  from: Sum,
  { currency, rates }: { currency: string; rates: Rates },
): { result: Sum; steps: Step[] } | { missing: string } {
  if (from.currency === currency) return { result: from, steps: [] };
  const rateOf = (code: string) => (code === "EUR" ? one : rates[code] && exact(rates[code].rate));
  const [sold, bought] = [rateOf(from.currency), rateOf(currency)];
  if (!sold) return { missing: from.currency };
  if (!bought) return { missing: currency };
  const result = { value: multiply(divide(from.value, sold), bought), currency };
  const used = [from.currency, currency].flatMap((code) => {
    const dated = rates[code];
    return code !== "EUR" && dated ? [{ currency: code, ...dated }] : [];
  });
  return { result, steps: [{ kind: "exchange", from, rates: used, result }] };
}
