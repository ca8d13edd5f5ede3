import { formatDay } from "@neroli/contract/kernel/formats/shown-day.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { OfferSort } from "@neroli/contract/rounds/compare.ts";
import type { Matrix } from "@neroli/contract/rounds/matrix.ts";
import type { Round } from "@neroli/contract/rounds/schema.ts";
import type { RoundWeights } from "@neroli/contract/rounds/view.ts";
import { say } from "@neroli/phrases/say.ts";
import { brandName } from "../../kernel/current-portal.ts";
import type { Fact } from "../../kernel/pdf/drawing.ts";

/** How its reader has it before them. */
export interface Shown {
  language: Language;
  /** On which it is made (ISO 8601). */
  day: string;
  sort: OfferSort;
  weights: RoundWeights;
  /** The requests whose offers are left out. */
  hidden: ReadonlySet<string>;
}

export interface Compared {
  round: Round;
  matrix: Matrix;
}

/** How the offers were compared, by which rates, and who is not among them. */
export function factsOf({ round, matrix }: Compared, shown: Shown): Fact[] {
  const { language, hidden, day } = shown;
  const { needed_by, shipping_address: place } = round;
  const left = round.asked.filter(({ request_key }) => hidden.has(request_key));
  const facts: (Fact | null)[] = [
    { label: say(language, "rounds.sent"), text: sentText({ round, matrix }, shown) },
    { label: say(language, "rounds.status"), text: say(language, `rounds.status.${round.status}`) },
    needed_by ? { label: say(language, "rounds.needed-by"), text: formatDay(needed_by) } : null,
    place
      ? {
          label: say(language, "rounds.place"),
          text: `${place.city}, ${countryName(place.country, language)}`,
        }
      : null,
    {
      label: say(language, "rounds.answers"),
      text: say(language, "rounds.answers.of", {
        answers: round.answers,
        suppliers: round.suppliers,
      }),
    },
    { label: say(language, "rounds.currency"), text: matrix.currency },
    { label: say(language, "rounds.sort"), text: say(language, `rounds.sort.${shown.sort}`) },
    {
      label: say(language, "rounds.file.weights"),
      text: say(language, "rounds.file.weights.of", { ...shown.weights }),
    },
    left.length > 0
      ? {
          label: say(language, "rounds.file.hidden"),
          text: left.map(({ company }) => company.name).join(", "),
        }
      : null,
    ratesFact({ round, matrix }, shown),
    {
      label: "",
      text: say(language, "quote-file.made", { brand: brandName(), day: formatDay(day) }),
    },
  ];
  return facts.filter((fact) => fact !== null);
}

/** What is no code of a country stands as it is. */
const countryName = (code: string, language: Language): string =>
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code)
    : code;

const sentText = ({ round }: Compared, { language }: Shown) =>
  say(language, "quote-file.sent.by", {
    day: formatDay(round.created_at),
    person: `${round.sent_by.firstname} ${round.sent_by.lastname}`,
  });

/** The rates of the currencies that are quoted or told in, each of its day. */
function ratesFact({ matrix }: Compared, { language }: Shown): Fact | null {
  const quoted = matrix.quotes.flatMap(({ lines, charges }) => [
    ...lines.map(({ price }) => price.currency),
    ...[...charges, ...lines.flatMap((line) => line.charges)].flatMap(({ amount }) =>
      amount ? [amount.currency] : [],
    ),
  ]);
  const used = [...new Set([matrix.currency, ...quoted])].toSorted();
  if (used.length < 2) return null;
  const texts = used.flatMap((currency) => {
    const dated = matrix.rates[currency];
    if (!dated) return [];
    const rate = new Intl.NumberFormat(language, { maximumFractionDigits: 12 }).format(
      dated.rate as `${number}`,
    );
    return [say(language, "rounds.step.rate", { currency, rate, day: formatDay(dated.day) })];
  });
  if (texts.length === 0) return null;
  return { label: say(language, "quote-file.rates"), text: texts.join("\n") };
}
