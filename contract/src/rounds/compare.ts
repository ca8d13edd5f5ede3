import type { RoundWeights } from "./view.ts";

/** By what the offers of a line are put in order. */
export const offerSorts = ["cost", "score", "lead_time"] as const;
export type OfferSort = (typeof offerSorts)[number];

export const comparisonFileFormats = ["XLSX", "PDF"] as const;
export type ComparisonFileFormat = (typeof comparisonFileFormats)[number];

/** "60-30-10": price, time and quality in per cent, as addresses carry them. */
export const weightsText = ({ price, time, quality }: RoundWeights): string =>
  [price, time, quality].join("-");

export const weightsFormat = /^(\d{1,2}|100)-(\d{1,2}|100)-(\d{1,2}|100)$/;

/** Null of anything else. */
export function readWeights(text: string): RoundWeights | null {
  const [, ...parts] = weightsFormat.exec(text) ?? [];
  const [price, time, quality] = parts.map(Number);
  if (price === undefined || time === undefined || quality === undefined) return null;
  return { price, time, quality };
}
