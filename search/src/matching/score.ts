import { greatestImpact } from "../schema-plan.ts";

// A score is one number, greater for better: how the words were met (kind, two bits), how exactly
// the document is what was asked (exactness, four bits), and the sum of its words' impacts, in
// 1/65536 and 24 bits. On that grid the order in which words are added is not seen.

const exactnessAt = 24;
const kindAt = 28;
const sumMask = (1 << exactnessAt) - 1;
const unit = 65536;

/** How much an impact of a word adds to a score. */
export const partOf = (rarity: number, impact: number): number =>
  Math.round((rarity * impact * unit) / greatestImpact);

/** Whether a greater impact of a word always adds more: not of words that nearly all have. */
export const tellsImpactsApart = (rarity: number): boolean => rarity * unit >= greatestImpact;

/** How much each impact of a word adds, as a table: for many documents. */
export function partsOf(rarity: number): Uint32Array {
  const parts = new Uint32Array(greatestImpact + 1);
  for (let impact = 0; impact <= greatestImpact; impact++) parts[impact] = partOf(rarity, impact);
  return parts;
}

export const scoreOf = (kind: number, sum: number): number => (kind << kindAt) | sum;

export const kindOf = (score: number): number => score >>> kindAt;

export const exactnessOf = (score: number): number => (score >>> exactnessAt) & 15;

/** A score or a part as people read it: 4096 for a kind, 256 for an exactness, and the sum. */
export const scoreInUnits = (score: number): number => score / unit;

const sumOf = (score: number): number => score & sumMask;

/** The score with a further word: the worst kind counts. No exactness is known yet. */
export function withWord(score: number, kind: number, part: number): number {
  const sum = Math.min(sumMask, sumOf(score) + part);
  return scoreOf(Math.min(kind, kindOf(score)), sum);
}

export const withExactness = (score: number, exactness: number): number =>
  (score & ~(15 << exactnessAt)) | (exactness << exactnessAt);

/** The score at least as good as a document that is met as it is, with this sum of impacts. */
export const atLeast = (score: number, kind: number, sum: number): number =>
  withExactness(scoreOf(kind, Math.max(sumOf(score), Math.round(sum * unit))), exactnessOf(score));
