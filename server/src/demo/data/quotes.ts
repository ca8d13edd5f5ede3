import type { QuoteContent, QuoteLine } from "@neroli/contract/quotes/content.ts";
import type { PriceTarget } from "@neroli/contract/quotes/schema.ts";

type OfferedLine = Pick<QuoteLine, "price" | "lead_time_days"> & Partial<QuoteLine>;

interface DemoVersion {
  daysAgo: number;
  /** One for each product that was asked for. */
  lines: OfferedLine[];
  /** Days from the start of the demonstration until its last one; negative when it is over. */
  validFor: number;
  terms: Partial<Pick<QuoteContent, "charges" | "note" | "payment_terms">>;
  /** What the buyer wanted otherwise in it. */
  counter?: { daysAgo: number; comment: string; targets: PriceTarget[] };
}

export interface DemoQuote {
  status: "SENT" | "ACCEPTED" | "EXPIRED";
  products: string[];
  kilograms: number;
  message: string;
  daysAgo: number;
  versions: DemoVersion[];
  acceptedDaysAgo?: number;
}

const euro = (amount: string, kilograms = "1") => ({
  amount,
  currency: "EUR",
  per: { value: kilograms, unit: "kg" as const },
});
const kg = (value: string) => ({ value, unit: "kg" as const });

/** What Velouria has quoted to the buyer of the demonstration: live, wished otherwise, settled, over. */
export const demoQuotes: readonly DemoQuote[] = [
  {
    status: "SENT",
    products: ["velourine-b3-pc", "velourine-b5"],
    kilograms: 250,
    message: "For our new barrier cream: 250 kg of each for the first half of the year, please.",
    daysAgo: 5,
    versions: [
      {
        daysAgo: 3,
        validFor: 27,
        lines: [
          {
            price: euro("11.85"),
            breaks: [{ from: kg("500"), amount: "11.2" }],
            pack: kg("25"),
            active_matter: "99.5",
            lead_time_days: 12,
          },
          { price: euro("1642.5", "100"), moq: kg("50"), pack: kg("25"), lead_time_days: 15 },
        ],
        terms: { note: "Both leave Orléans together. Certificates of analysis travel with them." },
      },
    ],
  },
  {
    status: "SENT",
    products: ["velourine-c-ether"],
    kilograms: 60,
    message: "Sixty kilograms of the vitamin C ether for a serum, delivered to Hamburg in spring.",
    daysAgo: 9,
    versions: [
      {
        daysAgo: 7,
        validFor: 21,
        lines: [{ price: euro("186"), pack: kg("5"), lead_time_days: 20, active_matter: "99" }],
        terms: {
          charges: [
            { kind: "INSURANCE", state: "AMOUNT", amount: { minor: 6_500, currency: "EUR" } },
          ],
        },
        counter: {
          daysAgo: 2,
          comment: "We would take 120 kg over the year. Is there a price for that?",
          targets: [{ line: 0, amount: "169" }],
        },
      },
    ],
  },
  {
    status: "ACCEPTED",
    products: ["velourine-retin-10"],
    kilograms: 40,
    message: "A year's need of the encapsulated retinol for our night cream.",
    daysAgo: 38,
    acceptedDaysAgo: 24,
    versions: [
      {
        daysAgo: 35,
        validFor: -5,
        lines: [{ price: euro("94.5"), pack: kg("5"), lead_time_days: 18 }],
        terms: {},
        counter: {
          daysAgo: 31,
          comment: "Payment in 60 days would help us, and 90 euros would settle it.",
          targets: [{ line: 0, amount: "90" }],
        },
      },
      {
        daysAgo: 28,
        validFor: 2,
        lines: [{ price: euro("91"), pack: kg("5"), lead_time_days: 18 }],
        terms: { payment_terms: "NET_60", note: "Ninety-one, with sixty days to pay." },
      },
    ],
  },
  {
    status: "EXPIRED",
    products: ["velourine-b5"],
    kilograms: 100,
    message: "What do 100 kg cost, packed in 20 kg drums?",
    daysAgo: 70,
    versions: [
      {
        daysAgo: 66,
        validFor: -36,
        lines: [{ price: euro("17.1"), pack: kg("20"), lead_time_days: 10 }],
        terms: { charges: [{ kind: "FREIGHT", state: "UNKNOWN" }] },
      },
    ],
  },
];
