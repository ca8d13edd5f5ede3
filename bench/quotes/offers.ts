import type { Charge, QuoteContent, QuoteLine } from "@neroli/contract/quotes/content.ts";

export const suppliers = 50;
export const lines = 40;

const units = ["kg", "lb", "t", "l", "m3"] as const;
const currencies = ["EUR", "USD", "CNY", "GBP"] as const;
const incoterms = ["DDP", "DAP", "CIF", "FOB", "EXW"] as const;
const kinds = ["FREIGHT", "INSURANCE", "DUTY", "PACKAGING"] as const;

/** One of a list by a number: the same offers on every run. */
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

const charge = (at: number, currency: string): Charge =>
  pick<Charge>(
    [
      { kind: pick(kinds, at), state: "INCLUDED" },
      {
        ...{ kind: pick(kinds, at), state: "AMOUNT" },
        amount: { minor: 1_000 + 37 * at, currency },
      } as Charge,
      { kind: pick(kinds, at), state: "UNKNOWN" },
    ],
    at,
  );

/** A quote in which every line has breaks, packs, a minimum and charges; some say too little. */
export function contentOf(supplier: number, products: readonly string[]): QuoteContent {
  const currency = pick(currencies, supplier);
  return {
    lines: products.map((product, at): QuoteLine => {
      const mixed = supplier * 7 + at;
      const unit = pick(units, mixed);
      return {
        ...{ answers: `line-${at}`, product, name: `Ingredient ${at}` },
        quantity: { value: "250", unit: "kg" },
        price: {
          amount: `${10 + (mixed % 90)}.${1_000 + mixed}`,
          currency,
          per: { value: pick(["1", "100", "2.5"], mixed), unit },
        },
        breaks: [100, 500, 1_000].map((from, step) => ({
          from: { value: String(from), unit },
          amount: String(9 - step + (mixed % 80)),
        })),
        moq: { value: String(25 * (1 + (mixed % 20))), unit: "kg" },
        pack: { value: pick(["25", "20", "180.5"], mixed), unit: "kg" },
        active_matter: String(50 + (mixed % 50)),
        ...(mixed % 6 === 0 ? {} : { density: `0.${850 + (mixed % 100)}` }),
        ...{ incoterm: pick(incoterms, mixed), place: "Hamburg", lead_time_days: mixed % 60 },
        charges: [charge(mixed, currency)],
      };
    }),
    charges: [charge(supplier, currency), charge(supplier + 1, "EUR")],
    ...{ valid_until: "2099-06-30", payment_terms: "NET_30", attachments: [] },
  };
}
