import type { Unit } from "../enumerations/products.ts";
import type { ChargeKind } from "../quotes/terms.ts";
import type { Amount, Offer, OfferLine, Terms } from "./offer.ts";

/**
 * The obvious way to reckon an offer, slow and without any of the code that it judges: whole numbers
 * of the smallest parts, fractions that are never made smaller, packs that are put on the scales one
 * by one.
 */
export type Fraction = [bigint, bigint];

const parts: Record<Unit, ["kg" | "l", bigint]> = {
  // In 10^-13 kg and 10^-13 l.
  mg: ["kg", 10_000_000n],
  g: ["kg", 10_000_000_000n],
  kg: ["kg", 10_000_000_000_000n],
  oz: ["kg", 283_495_231_250n],
  lb: ["kg", 4_535_923_700_000n],
  st: ["kg", 63_502_931_800_000n],
  t: ["kg", 10_000_000_000_000_000n],
  ml: ["l", 10_000_000_000n],
  l: ["l", 10_000_000_000_000n],
  m3: ["l", 10_000_000_000_000_000n],
  cup: ["l", 2_365_882_365_000n],
  "fl oz": ["l", 295_735_295_625n],
};

const digits: Record<string, bigint> = { EUR: 100n, USD: 100n, JPY: 1n, KWD: 1000n };
const sellers: Record<string, string> = {
  EXW: "P",
  FCA: "P",
  FAS: "P",
  FOB: "P",
  CFR: "FP",
  CPT: "FP",
  CIF: "FIP",
  CIP: "FIP",
  DAP: "FIP",
  DPU: "FIP",
  DDP: "FIDP",
};

/** Millionths. */
function millionths(text: string): bigint {
  const [before = "", after = ""] = text.split(".");
  return BigInt(before + after.padEnd(6, "0"));
}

/** In 10^-25 kg: of a volume times the density (10^-6), of a mass times one. */
function weigh({ value, unit }: Amount, line: OfferLine, dimensions: Set<string>): bigint | null {
  const [dimension, size] = parts[unit];
  const scaled = millionths(value) * size;
  if (dimensions.size === 1 || dimension === "kg") return scaled * 1_000_000n;
  return line.density ? scaled * millionths(line.density) : null;
}

const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d, b * c];

interface Costs {
  value: Fraction;
  currency: string;
}

function goodsOf(line: OfferLine, wanted: Amount): Costs | null {
  const amounts = [wanted, line.price.per, ...line.breaks.map(({ from }) => from)];
  if (line.moq) amounts.push(line.moq);
  if (line.pack) amounts.push(line.pack);
  const dimensions = new Set(amounts.map(({ unit }) => parts[unit][0]));
  const on = (amount: Amount) => weigh(amount, line, dimensions);
  if (amounts.some((amount) => on(amount) === null)) return null;
  const need = [wanted, ...(line.moq ? [line.moq] : [])].map((each) => on(each) ?? 0n);
  let bought = need.reduce((a, b) => (a > b ? a : b));
  if (line.pack) {
    const least = bought;
    for (bought = 0n; bought < least; ) bought += on(line.pack) ?? 0n;
  }
  const prices = line.breaks
    .map(({ from, amount }) => ({ from: on(from) ?? 0n, amount }))
    .filter(({ from }) => from <= bought)
    .sort((a, b) => (a.from < b.from ? 1 : -1));
  const price = millionths(prices[0]?.amount ?? line.price.amount);
  const per = on(line.price.per) ?? 1n;
  return { value: [bought * price, per * 1_000_000n], currency: line.price.currency };
}

function inCurrency({ value, currency }: Costs, into: string, terms: Terms): Fraction | null {
  if (currency === into) return value;
  const rate = (code: string) => (code === "EUR" ? "1" : terms.rates[code]?.rate);
  const [from, to] = [rate(currency), rate(into)];
  if (!from || !to) return null;
  return [value[0] * millionths(to), value[1] * millionths(from)];
}

/** The costs of all lines in the currency of the terms; null where something is unknown. */
export function oracle(offer: Offer, terms: Terms): (Fraction | null)[] {
  const goods = offer.lines.map(({ line, wanted }) => goodsOf(line, wanted));
  return offer.lines.map(({ line }, at) => {
    const own = goods[at];
    let total = own ? inCurrency(own, terms.currency, terms) : null;
    const put = (more: Fraction | null) => {
      total = total && more && plus(total, more);
    };
    for (const kind of ["FREIGHT", "INSURANCE", "DUTY", "PACKAGING"] as ChargeKind[]) {
      const of = (charge: { kind: ChargeKind }) => charge.kind === kind;
      const [lines, all] = [line.charges.filter(of), offer.charges.filter(of)];
      const covered =
        sellers[line.incoterm]?.includes(kind[0] ?? "") || (kind === "DUTY" && terms.duty_free);
      if (lines.length + all.length === 0 && !covered) put(null);
      for (const charge of [...lines, ...all]) if (charge.state === "UNKNOWN") put(null);
      for (const charge of lines) if (charge.amount) put(paid(charge.amount, terms));
      for (const charge of all) {
        if (!charge.amount) continue;
        const share = shareOf(goods, at, terms);
        const whole = paid(charge.amount, terms);
        put(share && whole && times(whole, share));
      }
    }
    return total;
  });
}

const paid = ({ minor, currency }: { minor: number; currency: string }, terms: Terms) =>
  inCurrency({ value: [BigInt(minor), digits[currency] ?? 100n], currency }, terms.currency, terms);

function shareOf(goods: (Costs | null)[], at: number, terms: Terms): Fraction | null {
  if (goods.length === 1) return [1n, 1n];
  const same = new Set(goods.map((each) => each?.currency)).size === 1;
  const values = goods.map((each) =>
    each && same ? each.value : each && inCurrency(each, "EUR", terms),
  );
  if (values.some((value) => value === null)) return null;
  const all = values.reduce<Fraction>((sum, value) => plus(sum, value ?? [0n, 1n]), [0n, 1n]);
  if (all[0] === 0n) return [1n, BigInt(goods.length)];
  return over(values[at] ?? [0n, 1n], all);
}

/** Every one that no other is cheaper than, by comparing each with each. */
export const cheapest = (costs: (Fraction | null)[]): number[] =>
  costs.flatMap((own, at) =>
    own && costs.every((other) => !other || own[0] * other[1] <= other[0] * own[1]) ? [at] : [],
  );
