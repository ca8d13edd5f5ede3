import type { OfferSort } from "./compare.ts";
import type { Matrix, MatrixOffer, MatrixQuote } from "./matrix.ts";
import type { Round } from "./schema.ts";
import type { RoundMarks, RoundWeights } from "./view.ts";

/** An offer with what it is judged by, beside its cost. */
export interface ScoredOffer {
  offer: MatrixOffer;
  quote: MatrixQuote;
  company: { key: string; name: string };
  lead_time_days: number;
  /** 0 to 100; null while something that counts is not known. */
  score: number | null;
}

type Unscored = Omit<ScoredOffer, "score">;

interface Comparing {
  weights: RoundWeights;
  marks: RoundMarks;
  /** The requests whose offers are left out. */
  hidden: ReadonlySet<string>;
  sort: OfferSort;
}

/** What is offered for a line, in the order in which it is compared. */
export function offersOfLine(
  line: string,
  { round, matrix, ...comparing }: Comparing & { round: Pick<Round, "asked">; matrix: Matrix },
): ScoredOffer[] {
  const offers = matrix.offers.flatMap((offer) => {
    if (offer.line !== line || comparing.hidden.has(offer.request_key)) return [];
    const quote = matrix.quotes.find((each) => each.request_key === offer.request_key);
    const asked = round.asked.find((each) => each.request_key === offer.request_key);
    const lead_time_days = quote?.lines[offer.position]?.lead_time_days;
    if (!quote || !asked || lead_time_days === undefined) return [];
    return [{ offer, quote, company: asked.company, lead_time_days }];
  });
  return sorted(scoreOffers(offers, comparing), comparing.sort);
}

/** What is unknown stands last. */
function sorted(offers: ScoredOffer[], sort: OfferSort): ScoredOffer[] {
  const place = ({ offer, score, lead_time_days }: ScoredOffer) =>
    ({ cost: offer.rank, score: score === null ? null : -score, lead_time: lead_time_days })[
      sort
    ] ?? Number.MAX_SAFE_INTEGER;
  return offers.toSorted(
    (a, b) => place(a) - place(b) || a.company.name.localeCompare(b.company.name),
  );
}

/**
 * How near each offer comes to the best one of its line in price, time and quality, by what these
 * count. One whose cost, or whose mark where quality counts, is unknown has no score.
 */
function scoreOffers(
  offers: readonly Unscored[],
  { weights, marks }: Pick<Comparing, "weights" | "marks">,
): ScoredOffer[] {
  const running = offers.filter(({ offer }) => offer.running);
  const costs = running.flatMap(({ offer }) => (offer.cost ? [offer.cost.minor] : []));
  const [least, soonest] = [
    Math.min(...costs),
    Math.min(...running.map(({ lead_time_days }) => lead_time_days)),
  ];
  const all = weights.price + weights.time + weights.quality;
  return offers.map((each) => {
    const { offer, company, lead_time_days } = each;
    const parts = [
      { weight: weights.price, value: offer.cost ? ratio(least, offer.cost.minor) : null },
      { weight: weights.time, value: ratio(soonest + 1, lead_time_days + 1) },
      { weight: weights.quality, value: marks[company.key] ? (marks[company.key] ?? 0) / 5 : null },
    ].filter(({ weight }) => weight > 0);
    const known = offer.running && offer.cost && parts.every(({ value }) => value !== null);
    const sum = parts.reduce((total, { weight, value }) => total + weight * (value ?? 0), 0);
    return { ...each, score: known && all > 0 ? Math.round((100 * sum) / all) : null };
  });
}

const ratio = (best: number, value: number) => (value === 0 ? 1 : best / value);
