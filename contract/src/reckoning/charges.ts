import { add, divide, type Exact, multiply, ofMoney, one, whole, zero } from "../kernel/exact.ts";
import type { Money } from "../kernel/money.ts";
import { type ChargeKind, chargeKinds } from "../quotes/terms.ts";
import { exchange } from "./exchange.ts";
import { type Goods, sumOf } from "./goods.ts";
import type { Missing, Offer, OfferLine, Step, Sum, Terms } from "./offer.ts";
import { sellerPays } from "./seller-pays.ts";

/** What a line bears of one kind of charge. */
export interface Borne {
  sums: { sum: Sum; step: Step }[];
  steps: Step[];
  missing: Missing[];
}

/** The part of the whole quote's charges that each line bears; null when the values are unknown. */
export function sharesOf(goods: readonly Goods[], terms: Terms): (Exact | null)[] {
  const [first] = goods;
  if (goods.length === 1 && first) return [one];
  const costs = goods.map(({ cost }) => cost);
  const currencies = new Set(costs.map((cost) => cost?.currency));
  const values = costs.map((cost) => {
    if (!cost || currencies.size === 1) return cost?.value ?? null;
    const exchanged = exchange(cost, { currency: "EUR", rates: terms.rates });
    return "missing" in exchanged ? null : exchanged.result.value;
  });
  const known = values.filter((value) => value !== null);
  if (known.length < values.length) return values.map(() => null);
  const all = sumOf(known);
  // Of goods that are all free, each bears the same.
  if (all.top === zero.top) return known.map(() => divide(one, whole(known.length)));
  return known.map((value) => divide(value, all));
}

interface Bearing {
  line: OfferLine;
  offer: Offer;
  share: Exact | null;
  terms: Terms;
}

/** Every kind of charge of a line, its own and its share of the quote's. */
export const reckonCharges = (bearing: Bearing): Borne[] =>
  chargeKinds.map((kind) => reckonCharge(kind, bearing));

function reckonCharge(kind: ChargeKind, { line, offer, share, terms }: Bearing): Borne {
  const borne: Borne = { sums: [], steps: [], missing: [] };
  const own = line.charges.filter((charge) => charge.kind === kind);
  const ofAll = offer.charges.filter((charge) => charge.kind === kind);
  const unknown = (missing: Missing) => {
    borne.missing.push(missing);
    borne.steps.push({ kind: "missing", missing });
  };
  if (own.length + ofAll.length === 0) {
    if (sellerPays[line.incoterm].includes(kind))
      borne.steps.push({ kind: "included", charge: kind, why: "incoterm" });
    else if (kind === "DUTY" && terms.duty_free)
      borne.steps.push({ kind: "included", charge: kind, why: "customs" });
    else unknown({ kind: "charge", charge: kind });
    return borne;
  }
  const all = [...own, ...ofAll];
  if (all.every(({ state }) => state === "INCLUDED"))
    borne.steps.push({ kind: "included", charge: kind, why: "quote" });
  if (all.some(({ state }) => state === "UNKNOWN")) unknown({ kind: "charge", charge: kind });
  for (const charge of own) {
    if (!charge.amount) continue;
    const sum = { value: ofMoney(charge.amount), currency: charge.amount.currency };
    borne.sums.push({ sum, step: { kind: "charge", charge: kind, result: sum } });
  }
  for (const charge of ofAll) {
    if (!charge.amount) continue;
    if (share === null) unknown({ kind: "share", charge: kind });
    else borne.sums.push(shared({ kind, amount: charge.amount }, share));
  }
  return borne;
}

function shared(charge: { kind: ChargeKind; amount: Money }, share: Exact) {
  const { currency } = charge.amount;
  const all: Sum = { value: ofMoney(charge.amount), currency };
  const sum: Sum = { value: multiply(all.value, share), currency };
  const step: Step = { kind: "share", charge: charge.kind, whole: all, share, result: sum };
  return { sum, step };
}

/** Two sums of one currency. */
export const plus = (a: Sum, b: Sum): Sum => ({
  value: add(a.value, b.value),
  currency: a.currency,
});
