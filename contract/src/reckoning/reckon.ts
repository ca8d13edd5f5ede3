import { compare, divide, type Exact, exact, multiply, whole, zero } from "../kernel/exact.ts";
import { plus, reckonCharges, sharesOf } from "./charges.ts";
import { exchange } from "./exchange.ts";
import { type Goods, inUnit, measure, reckonGoods } from "./goods.ts";
import type { Figure, Missing, Offer, OfferLine, ReckonedLine, Step, Sum, Terms } from "./offer.ts";

/**
 * What each line of an offer costs who wants these quantities: all figures exact, each with its
 * calculation, and unknown when anything that belongs to it is. Charges of the whole quote are borne
 * by its lines as the goods cost.
 */
export function reckonOffer(offer: Offer, terms: Terms): ReckonedLine[] {
  const goods = offer.lines.map(({ line, wanted }) => reckonGoods(line, wanted));
  const shares = sharesOf(goods, terms);
  return offer.lines.map(({ line, wanted }, at) => {
    const own = goods[at] as Goods;
    const cost = costOf(own, { line, offer, share: shares[at] ?? null, terms });
    const per_kg = perKg(cost, { line, wanted, terms });
    return { bought: own.bought, cost, per_kg: per_kg.figure, per_active_kg: perActive(per_kg) };
  });
}

type Bearing = Parameters<typeof reckonCharges>[0];

function costOf(goods: Goods, bearing: Bearing): Figure {
  const { terms } = bearing;
  const steps: Step[] = [...goods.steps];
  const missing: Missing[] = goods.missing ? [goods.missing] : [];
  let total: Sum = { value: zero, currency: terms.currency };
  const take = (sum: Sum) => {
    const exchanged = exchange(sum, terms);
    if ("missing" in exchanged) {
      const lacking: Missing = { kind: "rate", currency: exchanged.missing };
      missing.push(lacking);
      steps.push({ kind: "missing", missing: lacking });
      return;
    }
    steps.push(...exchanged.steps);
    total = plus(total, exchanged.result);
  };
  if (goods.cost) take(goods.cost);
  for (const borne of reckonCharges(bearing)) {
    steps.push(...borne.steps);
    missing.push(...borne.missing);
    for (const { sum, step } of borne.sums) {
      steps.push(step);
      take(sum);
    }
  }
  if (missing.length > 0) return { value: null, missing: distinct(missing), steps };
  return { value: total.value, missing, steps: [...steps, { kind: "total", result: total }] };
}

interface PerKg {
  figure: Figure;
  total: Sum | null;
  kg: Exact | null;
  line: OfferLine;
}

type Wanted = Offer["lines"][number] & { terms: Terms };

function perKg(cost: Figure, { line, wanted, terms }: Wanted): PerKg {
  const { currency } = terms;
  const from = measure(wanted);
  const some = compare(from.value, zero) > 0;
  const kg = some ? (inUnit(from, "kg", line)?.value ?? null) : null;
  const lacking: Missing[] = kg || !some ? [] : [{ kind: "density" }];
  const missing = distinct([...cost.missing, ...lacking]);
  const total = cost.value && { value: cost.value, currency };
  if (!total || !kg) {
    const steps = missing.map((each): Step => ({ kind: "missing", missing: each }));
    return { figure: { value: null, missing, steps }, total, kg, line };
  }
  const result = { value: divide(total.value, kg), currency };
  const steps: Step[] = [
    { kind: "total", result: total },
    ...(from.unit === "kg" ? [] : [{ kind: "weight", from, kg } as const]),
    { kind: "per-kg", total, kg, result },
  ];
  return { figure: { value: result.value, missing, steps }, total, kg, line };
}

function perActive({ figure, total, kg, line }: PerKg): Figure {
  const percent = line.active_matter ? exact(line.active_matter) : null;
  const known = percent && compare(percent, zero) > 0 ? percent : null;
  const lacking: Missing[] = known ? [] : [{ kind: "active-matter" }];
  const missing = [...figure.missing, ...lacking];
  if (!total || !kg || !known) {
    const steps = missing.map((each): Step => ({ kind: "missing", missing: each }));
    return { value: null, missing, steps };
  }
  const active = divide(multiply(kg, known), whole(100));
  const result = { value: divide(total.value, active), currency: total.currency };
  const steps: Step[] = [
    ...figure.steps.filter(({ kind }) => kind !== "per-kg"),
    { kind: "active", kg, percent: known, active },
    { kind: "per-active-kg", total, active, result },
  ];
  return { value: result.value, missing, steps };
}

/** Each of them once. */
export const distinct = (missing: readonly Missing[]): Missing[] => [
  ...new Map(missing.map((each) => [JSON.stringify(each), each])).values(),
];

/** Where the least of these values stands, each place of it when several tie; unknown ones never. */
export function leastOf(values: readonly (Exact | null)[]): number[] {
  const known = values.filter((value) => value !== null);
  const [first] = known;
  if (!first) return [];
  const least = known.reduce((a, b) => (compare(b, a) < 0 ? b : a), first);
  return values.flatMap((value, at) => (value && compare(value, least) === 0 ? [at] : []));
}
