import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Unit, units } from "../enumerations/products.ts";
import {
  compare,
  divide,
  exact,
  fixedText,
  multiply,
  type readExact,
  toText,
  whole,
} from "../kernel/exact.ts";
import { convert } from "../products/units.ts";
import { chargeKinds, incoterms } from "../quotes/terms.ts";
import type { Amount, Offer, OfferCharge, OfferLine, Terms } from "./offer.ts";
import { leastOf, reckonOffer } from "./reckon.ts";
import { cheapest, oracle } from "./testing-oracle.ts";

const line: OfferLine = {
  price: { amount: "12.3456", currency: "EUR", per: { value: "100", unit: "kg" } },
  breaks: [],
  incoterm: "DDP",
  charges: [],
};
const wanted: Amount = { value: "250", unit: "kg" };
const terms: Terms = {
  currency: "EUR",
  rates: { USD: { rate: "1.25", day: "2026-11-20" }, JPY: { rate: "160", day: "2026-11-20" } },
  duty_free: false,
};
const reckon = (
  changes: Partial<OfferLine> = {},
  given: Partial<Terms> & { wanted?: Amount } = {},
) => {
  const [reckoned] = reckonOffer(
    { lines: [{ line: { ...line, ...changes }, wanted: given.wanted ?? wanted }], charges: [] },
    { ...terms, ...given },
  );
  if (!reckoned) throw new Error("no line");
  return reckoned;
};
const told = (figure: { value: ReturnType<typeof readExact> }) =>
  figure.value && toText(figure.value);

describe("one line", () => {
  test("costs its price for so many units", () => {
    expect(told(reckon().cost)).toBe("30.864");
    expect(told(reckon().per_kg)).toBe("0.123456");
  });

  test("is bought from the minimum order on, in whole packs, at the break that this reaches", () => {
    const moq = { value: "0.3", unit: "t" } as const;
    const pack = { value: "25", unit: "kg" } as const;
    const breaks = [{ from: { value: "300", unit: "kg" }, amount: "10" }] as const;
    expect(told(reckon({ moq }).cost)).toBe("37.0368");
    const packed = reckon({ moq, pack: { ...pack, value: "160" }, breaks });
    expect(packed.bought).toEqual({ value: exact("320"), unit: "kg" });
    expect(told(packed.cost)).toBe("32");
    expect(packed.cost.steps.map(({ kind }) => kind)).toEqual([
      ...["wanted", "moq", "packs", "break", "goods"],
      ...["included", "included", "included", "included", "total"],
    ]);
  });

  test("costs more for each kg of active matter than for each kg", () => {
    const reckoned = reckon({ active_matter: "40" });
    expect(told(reckoned.per_active_kg)).toBe("0.30864");
    expect(reckon().per_active_kg).toMatchObject({
      value: null,
      missing: [{ kind: "active-matter" }],
    });
  });

  test("of a volume has a price by weight when its density is known", () => {
    const litres = { value: "250", unit: "l" } as const;
    expect(reckon({}, { wanted: litres }).cost).toMatchObject({
      value: null,
      missing: [{ kind: "density" }],
    });
    expect(told(reckon({ density: "0.8" }, { wanted: litres }).cost)).toBe("24.6912");
  });

  test("is unknown while the buyer's charges are, in a word for each", () => {
    expect(reckon({ incoterm: "EXW" }).cost.missing).toEqual(
      ["FREIGHT", "INSURANCE", "DUTY"].map((charge) => ({ kind: "charge", charge })),
    );
    expect(reckon({ incoterm: "CIP" }).cost.missing).toEqual([{ kind: "charge", charge: "DUTY" }]);
    expect(reckon({ incoterm: "CIP" }, { duty_free: true }).cost.missing).toEqual([]);
    const charges: OfferCharge[] = [{ kind: "FREIGHT", state: "UNKNOWN" }];
    expect(reckon({ charges }).cost.missing).toEqual([{ kind: "charge", charge: "FREIGHT" }]);
  });

  test("in a currency without a rate is unknown, never nought", () => {
    const price = { ...line.price, currency: "CHF" };
    expect(reckon({ price }).cost).toMatchObject({
      value: null,
      missing: [{ kind: "rate", currency: "CHF" }],
    });
    expect(told(reckon({}, { currency: "USD" }).cost)).toBe("38.58");
  });

  test("of nothing wanted costs nobody knows what", () => {
    const nothing = { wanted: { value: "0", unit: "kg" } as const };
    expect(reckon({}, nothing).per_kg).toMatchObject({
      value: null,
      missing: [{ kind: "quantity" }],
    });
  });
});

test("charges of a whole quote are borne as the goods cost", () => {
  const dear = { ...line, price: { ...line.price, amount: "30" } };
  const cheap = { ...line, price: { ...line.price, amount: "10" } };
  const freight: OfferCharge = {
    kind: "FREIGHT",
    state: "AMOUNT",
    amount: { minor: 1000, currency: "EUR" },
  };
  const offer = {
    lines: [dear, cheap].map((each) => ({ line: each, wanted })),
    charges: [freight],
  };
  expect(reckonOffer(offer, terms).map(({ cost }) => told(cost))).toEqual(["82.5", "27.5"]);
});

// Twelve units, four currencies of which one may lack its rate; small numbers, for packs are counted.
const decimal = (most: number) =>
  fc
    .integer({ min: 1, max: most * 1000 })
    .map((value) => fixedText(divide(whole(value), whole(1000)), 3));
const masses: Unit[] = units.filter((unit) => convert(exact("1"), { from: unit, to: "kg" }));
const unit = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...masses) },
  fc.constantFrom(...units),
);
const amount = fc.record({ value: decimal(900), unit });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const currency = fc.constantFrom("EUR", "USD", "JPY", "KWD");
const charge: fc.Arbitrary<OfferCharge> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(...chargeKinds),
    state: fc.constant("AMOUNT" as const),
    amount: fc.record({ minor: fc.nat(100_000), currency }),
  }),
  fc.record({
    kind: fc.constantFrom(...chargeKinds),
    state: fc.constantFrom("INCLUDED" as const, "INCLUDED" as const, "UNKNOWN" as const),
  }),
);
const charges = fc.array(charge, { maxLength: 3 });
const offerLine: fc.Arbitrary<OfferLine> = fc.record({
  price: fc.record({ amount: decimal(90), currency, per: amount }),
  breaks: fc.uniqueArray(fc.record({ from: amount, amount: decimal(80) }), { maxLength: 3 }),
  moq: maybe(amount),
  // Not so small that one would count packs for ever.
  pack: maybe(fc.record({ value: decimal(500), unit: fc.constant<Unit>("t") })),
  active_matter: maybe(decimal(100)),
  density: maybe(decimal(3)),
  incoterm: fc.oneof(fc.constant("DDP" as const), fc.constantFrom(...incoterms)),
  charges,
});
const someTerms: fc.Arbitrary<Terms> = fc.record({
  currency,
  rates: fc.constantFrom(terms.rates, {
    ...terms.rates,
    KWD: { rate: "0.3571", day: "2026-11-19" },
  }),
  duty_free: fc.boolean(),
});
/** Questions of one to three lines, answered by two to five suppliers. */
const round = fc.array(amount, { minLength: 1, maxLength: 3 }).chain((asked) =>
  fc.array(
    fc.record({ lines: fc.tuple(...asked.map(() => offerLine)), charges }).map(
      (quote): Offer => ({
        charges: quote.charges,
        lines: quote.lines.map((each, at) => ({ line: each, wanted: asked[at] as Amount })),
      }),
    ),
    { minLength: 2, maxLength: 5 },
  ),
);
/** Two breaks at the same quantity say two prices: no quote may have them. */
const tellsOnePrice = (offers: Offer[]) =>
  offers.every(({ lines }) =>
    lines.every(({ line: { breaks, density } }) => {
      const from = breaks.map((each) =>
        convert(exact(each.from.value), {
          from: each.from.unit,
          to: "kg",
          density: density ? exact(density) : exact("1"),
        }),
      );
      return new Set(from.map((each) => each && `${each.top}/${each.bottom}`)).size === from.length;
    }),
  );

test("500 rounds are reckoned as the obvious oracle does, with the same winners", () => {
  let known = 0;
  fc.assert(
    fc.property(round.filter(tellsOnePrice), someTerms, (offers, by) => {
      const ours = offers.map((offer) => reckonOffer(offer, by).map(({ cost }) => cost));
      const theirs = offers.map((offer) => oracle(offer, by));
      for (const [at, costs] of ours.entries()) {
        for (const [line, { value, missing }] of costs.entries()) {
          const fraction = theirs[at]?.[line] ?? null;
          expect(value === null).toBe(fraction === null);
          expect(missing.length > 0).toBe(fraction === null);
          if (value && fraction) {
            known += 1;
            expect(value.top * fraction[1]).toBe(fraction[0] * value.bottom);
          }
        }
      }
      for (const line of ours[0]?.keys() ?? []) {
        expect(leastOf(ours.map((costs) => costs[line]?.value ?? null))).toEqual(
          cheapest(theirs.map((costs) => costs[line] ?? null)),
        );
      }
    }),
    { numRuns: 500 },
  );
  expect(known).toBeGreaterThan(200);
});

const signs = (offers: Offer[], by: Terms) => {
  const costs = offers.map((offer) => reckonOffer(offer, by).map(({ cost }) => cost.value));
  return costs.map((own) =>
    costs.map((other) =>
      own.map((value, at) => {
        const against = other[at];
        return value && against ? compare(value, against) : null;
      }),
    ),
  );
};

const kilograms: Partial<Record<Unit, [Unit, string]>> = {
  kg: ["g", "1000"],
  g: ["mg", "1000"],
  t: ["kg", "1000"],
  lb: ["kg", "0.45359237"],
  st: ["lb", "14"],
  l: ["ml", "1000"],
  m3: ["l", "1000"],
  cup: ["fl oz", "8"],
};
const inAnotherUnit = (given: Amount): Amount => {
  const [to, factor] = kilograms[given.unit] ?? [given.unit, "1"];
  return { value: toText(multiply(exact(given.value), exact(factor)), 20), unit: to };
};

test("other units and currencies change neither the order nor what is unknown", () => {
  const all = { ...terms.rates, KWD: { rate: "0.3571", day: "2026-11-19" } };
  fc.assert(
    fc.property(round, currency, (offers, into) => {
      const by = { ...terms, rates: all };
      const changed = offers.map((offer) => ({
        ...offer,
        lines: offer.lines.map((each) => ({
          wanted: inAnotherUnit(each.wanted),
          line: inDollars({
            ...each.line,
            moq: each.line.moq && inAnotherUnit(each.line.moq),
            pack: each.line.pack && inAnotherUnit(each.line.pack),
            breaks: each.line.breaks.map((at) => ({ ...at, from: inAnotherUnit(at.from) })),
            price: { ...each.line.price, per: inAnotherUnit(each.line.price.per) },
          }),
        })),
      }));
      expect(signs(changed, { ...by, currency: into })).toEqual(signs(offers, by));
    }),
    { numRuns: 300 },
  );
});

/** The same prices in dollars, of a line in euros: the rate has an end. */
function inDollars({ price, breaks, ...line }: OfferLine): OfferLine {
  if (price.currency !== "EUR") return { ...line, price, breaks };
  const dollars = (euros: string) => toText(multiply(exact(euros), exact("1.25")), 20);
  return {
    ...line,
    price: { ...price, amount: dollars(price.amount), currency: "USD" },
    breaks: breaks.map(({ from, amount: euros }) => ({ from, amount: dollars(euros) })),
  };
}

test("no offer with an unknown part is the least, and equal ones tie", () => {
  expect(leastOf([null, exact("2"), exact("2.0"), exact("3")])).toEqual([1, 2]);
  expect(leastOf([null, null])).toEqual([]);
});
