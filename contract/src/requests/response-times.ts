/** What suppliers are timed at: the first answer of any kind, a sample on its way, a quote. */
export const responseKinds = ["ANSWER", "SAMPLE", "QUOTE"] as const;
export type ResponseKind = (typeof responseKinds)[number];

/** What was done in so many days before now counts. */
export const responseDays = 90;

/** So many answers are needed before everybody is told how fast they come. */
export const fewestAnswers = 5;

/** From the request to what answered it, of those that got it within `responseDays`. */
export interface ResponseTime {
  /** How many requests got it. */
  count: number;
  median_seconds: number;
}

/** The hours that are said in public; what takes longer than the last is not said at all. */
const hourSteps = [1, 2, 4, 8, 24, 48, 72, 96, 120, 144, 168];

/**
 * "Usually answers within so many hours": the median of first answers, rounded up to a step. Null
 * of too few answers, and of more than a week.
 */
export function usualHours(first: ResponseTime | null): number | null {
  if (first === null || first.count < fewestAnswers) return null;
  return hourSteps.find((hours) => first.median_seconds <= hours * 3_600) ?? null;
}
