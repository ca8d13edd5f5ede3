import type { z } from "zod";
import type { Phase } from "./schema.ts";
import { parseWeight, type Weight } from "./weights.ts";

type Ingredient = z.infer<typeof Phase>["ingredients"][number];
/** Also while somebody types: a weight may be none of the formats yet. */
export type WrittenPhases = readonly { ingredients: readonly Ingredient[] }[];

interface Span {
  min: number;
  /** null where nothing limits it: "> 2 %", qs. */
  max: number | null;
}

export interface FormulaSum extends Span {
  /** Some ingredient is given as much as is needed. */
  qs: boolean;
  /** Some ingredient takes whatever the others leave: the sum is 100 %. */
  filled: boolean;
  /** The rest that the stated shares leave of 100 %, at least and at most; `filled`: it is taken. */
  missing: { min: number; max: number };
  /** True when the stated shares exceed 100 % whatever the ranges turn out to be. */
  over: boolean;
  /** Ingredients whose weight cannot be read, so that the sum is not the whole. */
  unread: number;
}

/** Decimal shares as they are written: 0.1 + 0.2 is 0.3. */
export const roundShare = (share: number): number => Math.round(share * 1e6) / 1e6;

/** The sum of a formulation's weights, no surer than they are (spec 5, weight formats). */
export function sumOf(phases: WrittenPhases): FormulaSum {
  const all = phases.flatMap(({ ingredients }) => ingredients);
  const weights = all.map((ingredient) => parseWeight(ingredient.weight));
  const filled = all.some((ingredient, at) => takesTheRest(ingredient, weights[at] ?? null));
  const spans = all.flatMap((ingredient, at) => {
    const weight = weights[at] ?? null;
    return weight && !takesTheRest(ingredient, weight) ? [spanOf(weight)] : [];
  });
  const min = roundShare(spans.reduce((sum, span) => sum + span.min, 0));
  const max = spans.reduce<number | null>(
    (sum, span) => (sum === null || span.max === null ? null : sum + span.max),
    0,
  );
  return {
    min,
    max: max === null ? null : roundShare(max),
    qs: weights.some((weight) => weight?.form === "qs"),
    filled,
    missing: { min: leftOf(max ?? 100), max: leftOf(min) },
    over: min > 100,
    unread: weights.filter((weight) => weight === null).length,
  };
}

const leftOf = (share: number) => Math.max(0, roundShare(100 - share));

/** Between which shares a weight lies. */
function spanOf(weight: Weight): Span {
  switch (weight.form) {
    case "exact":
      return { min: weight.value, max: weight.value };
    case "to":
    case "up to":
      return { min: 0, max: weight.max };
    case ">":
      return { min: weight.min, max: null };
    case "range":
      return { min: weight.min, max: weight.max };
    case "qs":
      return { min: 0, max: null };
  }
}

/**
 * "to 100%" and "qs (to 100)" say so; of water every qs does, unless it is for something else
 * ("qs (to pH 5.5)").
 */
export function takesTheRest(
  ingredient: Pick<Ingredient, "name" | "inci">,
  weight: Weight | null,
): boolean {
  if (weight?.form === "to") return weight.max === 100;
  if (weight?.form !== "qs") return false;
  if (/(?:^|\D)100(?:\s*%|\D|$)/.test(weight.note)) return true;
  return weight.note === "" && isWater(ingredient.inci || ingredient.name);
}

const water = /^(?:aqua|water|eau)(?:[\s/(),]+(?:aqua|water|eau)\)?)*$/i;
export const isWater = (name: string) => water.test(name.trim());

export interface InciEntry {
  name: string;
  /** The share by which it is ordered, per cent. */
  share: number;
  /** Its share is estimated: of a range, a limit, a blend, or what others leave. */
  estimated: boolean;
  /** At 1 % or less, where the order is free (Regulation (EC) 1223/2009, article 19). */
  minor: boolean;
  /** Listed products that bring it. */
  products: string[];
  /** No INCI name is known: `name` is the ingredient's own. */
  unknown: boolean;
}

type InciOfProduct = (product: string) => string | undefined;

/**
 * The INCI names of a formulation in descending order of share. Blends are split, their parts
 * estimated from the rule that a blend names its parts in descending order; the same name of
 * several phases is one; what takes the rest gets what the others leave.
 */
export function inciListOf(phases: WrittenPhases, inciOfProduct: InciOfProduct): InciEntry[] {
  const found = new Map<string, InciEntry>();
  for (const part of partsOf(phases, inciOfProduct)) {
    const key = part.name.toLowerCase();
    const known = found.get(key);
    if (!known) {
      found.set(key, part);
      continue;
    }
    known.share = roundShare(known.share + part.share);
    known.estimated ||= part.estimated;
    known.unknown &&= part.unknown;
    known.products = [...new Set([...known.products, ...part.products])];
  }
  return [...found.values()]
    .map((entry) => ({ ...entry, minor: entry.share <= 1 }))
    .sort((one, other) => other.share - one.share);
}

function partsOf(phases: WrittenPhases, inciOfProduct: InciOfProduct): InciEntry[] {
  const all = phases
    .flatMap(({ ingredients }) => ingredients)
    .map((ingredient) => ({ ingredient, weight: parseWeight(ingredient.weight) }));
  const rests = all.filter(({ ingredient, weight }) => takesTheRest(ingredient, weight));
  const stated = all.filter((one) => !rests.includes(one));
  const left = leftOf(stated.reduce((sum, { weight }) => sum + likelyShare(weight), 0));
  return all.flatMap((one) => {
    const { ingredient, weight } = one;
    const isRest = rests.includes(one);
    const share = isRest ? left / rests.length : likelyShare(weight);
    return split(ingredient, { share, exact: weight?.form === "exact", inciOfProduct });
  });
}

/** The one number by which a weight is put in order; as much as is needed is usually little. */
function likelyShare(weight: Weight | null): number {
  if (!weight) return 0;
  const { min, max } = spanOf(weight);
  if (weight.form === "range") return (min + (max ?? min)) / 2;
  return weight.form === ">" ? min : (max ?? 0);
}

function split(
  ingredient: Ingredient,
  given: { share: number; exact: boolean; inciOfProduct: InciOfProduct },
): InciEntry[] {
  const { product } = ingredient;
  const inci = ingredient.inci?.trim() || (product && given.inciOfProduct(product)?.trim());
  const names = inci ? inciParts(inci) : [ingredient.name.trim()].filter(Boolean);
  return names.map((name, at) => ({
    name: isWater(name) ? "Aqua" : name,
    share: roundShare(given.share * partOfBlend(at, names.length)),
    estimated: !given.exact || names.length > 1,
    minor: false,
    products: product ? [product] : [],
    unknown: !inci,
  }));
}

/** "A (and) B", also with "&" or a comma between; "1,2-Hexanediol" is one name. */
export const inciParts = (inci: string): string[] =>
  inci
    .split(/\s*\(and\)\s*|\s+&\s+|[,;]\s+/i)
    .map((name) => name.trim())
    .filter((name) => name !== "");

/**
 * The expected size of the k-th largest of n parts when nothing but their order is known: the
 * mean over all ways to break a whole into n pieces.
 */
function partOfBlend(at: number, count: number): number {
  let sum = 0;
  for (let place = at + 1; place <= count; place += 1) sum += 1 / place;
  return sum / count;
}
