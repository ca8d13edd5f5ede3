import { add, zero } from "@neroli/contract/kernel/exact.ts";
import { formatDay } from "@neroli/contract/kernel/formats/shown-day.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { Charge, QuoteLine } from "@neroli/contract/quotes/content.ts";
import type { ReckonedLine, Step, Sum } from "@neroli/contract/reckoning/offer.ts";
import { say } from "@neroli/phrases/say.ts";
import { brandName } from "../../kernel/current-portal.ts";
import { sayMissing } from "../../kernel/figures/say-missing.ts";
import type { Fact } from "../../kernel/pdf/drawing.ts";
import { chargeText, lineWords, type Writing } from "./line-words.ts";
import type { PrintedVersion } from "./read-version.ts";
import { numbersIn } from "./write-numbers.ts";

export interface SheetLine {
  line: QuoteLine;
  reckoned: ReckonedLine;
  /** What the bought quantity costs, without charges. */
  goods: Sum | null;
  quantity: string;
  price: string;
  /** What the goods cost, or that it is unknown. */
  amount: string;
  /** What else is said of it. */
  details: Fact[];
}

/** A version in the words of one language: what PDF and workbook write down. */
export interface QuoteSheet {
  language: Language;
  title: string;
  supplier: string;
  facts: Fact[];
  lines: SheetLine[];
  /** Charges of all lines, and what all of it costs. */
  sums: Fact[];
  /** Longer texts at the end. */
  notes: Fact[];
}

interface Making {
  language: Language;
  /** On which it is made (ISO 8601). */
  day: string;
}

export function toSheet(printed: PrintedVersion, { language, day }: Making): QuoteSheet {
  const numbers = numbersIn(language);
  const { content } = printed.version;
  const lines = content.lines.map((line, at): SheetLine => {
    const reckoned = printed.reckoned.lines[at];
    if (!reckoned) throw new Error(`line ${at} is not reckoned`);
    const goods = goodsOf(reckoned);
    const accepted = isAccepted(printed, at);
    return {
      line,
      reckoned,
      goods,
      ...lineWords({ line, reckoned, accepted }, { language, numbers }),
      amount: goods
        ? numbers.sum(goods.value, goods.currency)
        : say(language, "quote-file.unknown"),
    };
  });
  return {
    language,
    title: say(language, "quote-file.title"),
    supplier: printed.parties.supplier,
    facts: factsOf(printed, language),
    lines,
    sums: [
      ...chargesOf(content.charges, { language, numbers }),
      ...goodsTogether(lines, { language, numbers }),
      ...totalOf(printed, { language, numbers }),
    ],
    notes: notesOf(printed, { language, day }),
  };
}

const goodsOf = ({ cost }: ReckonedLine): Sum | null =>
  cost.steps.find((step): step is Extract<Step, { kind: "goods" }> => step.kind === "goods")
    ?.result ?? null;

const isAccepted = ({ quote, current }: PrintedVersion, at: number): boolean =>
  current && quote.accepted?.lines.includes(at) === true;

const personName = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  `${firstname} ${lastname}`;

function factsOf(printed: PrintedVersion, language: Language): Fact[] {
  const { quote, version, valid_until, parties } = printed;
  const { accepted } = quote;
  const buyer = `${parties.buyer_firstname} ${parties.buyer_lastname}`;
  const count = quote.versions.length;
  const dated = ({ at, by }: { at: string; by: { firstname: string; lastname: string } }) => ({
    day: formatDay(at),
    person: personName(by),
  });
  const sent = dated({ at: version.sent_at, by: version.sent_by });
  return [
    { label: say(language, "quote-file.supplier"), text: parties.supplier },
    {
      label: say(language, "quote-file.buyer"),
      text: parties.buyer_company ? `${parties.buyer_company}, ${buyer}` : buyer,
    },
    { label: say(language, "quote-file.reference"), text: quote.request_key },
    {
      label: say(language, "quote-file.version"),
      text: say(language, "quote-file.version.of", { version: version.version, count }),
    },
    { label: say(language, "quote-file.status"), text: stateOf(printed, language) },
    ...(printed.current && accepted
      ? [
          {
            label: say(language, "quote-file.accepted"),
            text: say(language, "quote-file.accepted.by", dated(accepted)),
          },
        ]
      : []),
    {
      label: say(language, "quote-file.sent"),
      text: say(language, "quote-file.sent.by", sent),
    },
    {
      label: say(language, "quote-file.valid"),
      text: say(language, "quote-file.valid.end", { day: formatDay(valid_until) }),
    },
    {
      label: say(language, "product-fields.payment_terms"),
      text: say(language, `payment-terms.${version.content.payment_terms}`),
    },
  ];
}

function stateOf({ quote, current }: PrintedVersion, language: Language): string {
  const { status, current_version } = quote;
  if (!current) return say(language, "quote-file.replaced", { version: current_version ?? 0 });
  if (status === "SENT") return say(language, "quote-file.open");
  return say(language, `rounds.quote-status.${status}`);
}

const chargesOf = (charges: readonly Charge[], writing: Writing): Fact[] =>
  charges.map((charge) => ({
    label: say(writing.language, "quote-file.charge.for-all", {
      charge: say(writing.language, `rounds.charge.${charge.kind}`),
    }),
    text: chargeText(charge, writing),
  }));

/** A sum for each currency; none where the goods of a line cannot be reckoned. */
function goodsTogether(lines: readonly SheetLine[], { language, numbers }: Writing): Fact[] {
  const known = lines.flatMap(({ goods }) => (goods ? [goods] : []));
  if (known.length < lines.length) return [];
  const label = say(language, "quote-file.goods");
  const byCurrency = Map.groupBy(known, ({ currency }) => currency);
  return [...byCurrency].map(([currency, sums]) => ({
    label,
    text: numbers.sum(
      sums.reduce((all, { value }) => add(all, value), zero),
      currency,
    ),
  }));
}

/** The complete cost; where it is unknown it says why. */
function totalOf({ reckoned }: PrintedVersion, { language, numbers }: Writing): Fact[] {
  const { currency, total, missing } = reckoned;
  const why = missing.map((each) => sayMissing(each, language));
  const unknown = [say(language, "quote-file.unknown"), ...why].join("\n");
  return [
    {
      label: say(language, "quote-file.total"),
      text: total ? numbers.sum(total, currency) : unknown,
    },
    ...ratesOf(reckoned, { language, numbers }),
  ];
}

/** The rates that the total was reckoned by, with their days. */
function ratesOf({ lines }: PrintedVersion["reckoned"], { language, numbers }: Writing): Fact[] {
  const steps = lines.flatMap(({ cost }) => cost.steps);
  const used = new Map(
    steps.flatMap((step) =>
      step.kind === "exchange" ? step.rates.map((rate) => [rate.currency, rate] as const) : [],
    ),
  );
  if (used.size === 0) return [];
  const texts = [...used.values()].map(({ currency, rate, day }) =>
    say(language, "rounds.step.rate", {
      currency,
      rate: numbers.number(rate),
      day: formatDay(day),
    }),
  );
  return [{ label: say(language, "quote-file.rates"), text: texts.join("\n") }];
}

function notesOf({ version }: PrintedVersion, { language, day }: Making): Fact[] {
  const { content, attachments, content_hash } = version;
  const names = attachments.map(({ name }) => name).join("\n");
  return [
    ...(content.note ? [{ label: say(language, "quote-file.note"), text: content.note }] : []),
    ...(names ? [{ label: say(language, "quote-file.attachments"), text: names }] : []),
    { label: say(language, "quote-file.hash"), text: content_hash },
    {
      label: "",
      text: say(language, "quote-file.made", { brand: brandName(), day: formatDay(day) }),
    },
  ];
}
