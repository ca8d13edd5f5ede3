import { ofMoney, toText } from "@neroli/contract/kernel/exact.ts";
import { formatDay } from "@neroli/contract/kernel/formats/shown-day.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { formatMoney, formatPrice } from "@neroli/contract/kernel/money.ts";
import type { Round, RoundLine } from "@neroli/contract/rounds/schema.ts";
import { offersOfLine, type ScoredOffer } from "@neroli/contract/rounds/score.ts";
import { say } from "@neroli/phrases/say.ts";
import { sayMissing } from "../../kernel/figures/say-missing.ts";
import type { Fact } from "../../kernel/pdf/drawing.ts";
import { type Compared, factsOf, type Shown } from "./facts-of.ts";

/** A figure as it is read, and as spreadsheets reckon with it; null while it is unknown. */
interface ShownFigure {
  text: string;
  exact: string | null;
}

/** What a supplier offers for a line; of one that offers nothing its name alone. */
export interface SheetOffer {
  supplier: string;
  offer: {
    /** Where it is another than the one that was asked for. */
    alternative: string;
    /** "Lowest complete cost", "Chosen". */
    marks: string[];
    bought: { value: string; unit: string } | null;
    cost: ShownFigure;
    per_kg: ShownFigure;
    per_active_kg: ShownFigure;
    lead_time_days: number;
    delivery: string;
    payment: string;
    valid_until: string;
    mark: number | null;
    score: number | null;
    /** That all is known, or what is not. */
    completeness: string;
  } | null;
}

export interface SheetLine {
  name: string;
  wanted: { value: string; unit: string } | null;
  offers: SheetOffer[];
}

/** The comparison in the words of one language: what PDF and workbook write down. */
export interface ComparisonSheet {
  language: Language;
  title: string;
  currency: string;
  lines: SheetLine[];
  facts: Fact[];
}

export function toSheet(compared: Compared, shown: Shown): ComparisonSheet {
  const { language } = shown;
  return {
    language,
    title: say(language, "rounds.file.title"),
    currency: compared.matrix.currency,
    lines: compared.round.lines.map((line) => toLine(line, compared, shown)),
    facts: factsOf(compared, shown),
  };
}

function toLine(line: RoundLine, { round, matrix }: Compared, shown: Shown): SheetLine {
  const { marks } = round.view;
  const offers = offersOfLine(line.key, { round, matrix, marks, ...shown });
  const asked = new Set(line.products.map(({ request_key }) => request_key));
  const without = round.asked.filter(
    ({ request_key }) =>
      asked.has(request_key) &&
      !shown.hidden.has(request_key) &&
      offers.every(({ offer }) => offer.request_key !== request_key),
  );
  return {
    name: [...new Set(line.products.map(({ name }) => name))].join(", "),
    wanted: line.quantity,
    offers: [
      ...offers.map((each) => toOffer(each, { round, line, language: shown.language })),
      ...without.map(({ company }) => ({ supplier: company.name, offer: null })),
    ],
  };
}

interface Place {
  round: Round;
  line: RoundLine;
  language: Language;
}

function toOffer(each: ScoredOffer, { round, line, language }: Place): SheetOffer {
  const { offer, quote, company, lead_time_days, score } = each;
  const offered = quote.lines[offer.position];
  const { choice, marks } = round.view;
  const chosen = choice[line.key];
  const isChosen = chosen?.request_key === offer.request_key && chosen.position === offer.position;
  const unknown = { text: say(language, "rounds.unknown"), exact: null };
  const perKg = (amount: string | null) =>
    amount && offer.cost
      ? { text: formatPrice(amount, offer.cost.currency, language), exact: amount }
      : unknown;
  return {
    supplier: company.name,
    offer: {
      alternative: offer.alternative ? (offered?.name ?? "") : "",
      marks: [
        ...(offer.rank === 1 && round.status === "OPEN" ? [say(language, "rounds.least")] : []),
        ...(isChosen ? [say(language, "rounds.chosen")] : []),
        ...(offer.accepted ? [say(language, "rounds.accepted")] : []),
        ...(offer.running ? [] : [say(language, "rounds.not-running")]),
      ],
      bought: offer.bought,
      cost: offer.cost
        ? { text: formatMoney(offer.cost, language), exact: toText(ofMoney(offer.cost)) }
        : unknown,
      per_kg: perKg(offer.per_kg),
      per_active_kg: perKg(offer.per_active_kg),
      lead_time_days,
      delivery: offered ? `${offered.incoterm} ${offered.place}` : "",
      payment: say(language, `payment-terms.${quote.payment_terms}`),
      valid_until: formatDay(quote.valid_until),
      mark: marks[company.key] ?? null,
      score,
      completeness:
        offer.missing.length === 0
          ? say(language, "rounds.file.complete")
          : offer.missing.map((missing) => sayMissing(missing, language)).join("\n"),
    },
  };
}
