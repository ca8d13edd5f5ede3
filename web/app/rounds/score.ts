import type { MatrixOffer, MatrixQuote } from "@neroli/contract/rounds/matrix.ts";
import type { RoundMarks, RoundWeights } from "@neroli/contract/rounds/view.ts";

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

/**
 * How near each offer comes to the best one of its line in price, time and quality, by what these
 * count. One whose cost, or whose mark where quality counts, is unknown has no score.
 */
export function scoreOffers(
  offers: readonly Unscored[],
  { weights, marks }: { weights: RoundWeights; marks: RoundMarks },
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
