import { compare, type Exact, multiply, readExact } from "@neroli/contract/kernel/exact.ts";

/** The greatest share that a text of an annex allows. */
export interface Limit {
  /** In per cent by weight; several where the text tells cases apart, or sums with others. */
  shares: Exact[];
  /** What the share is counted as, such as "acid"; null where it is the substance itself. */
  basis: string | null;
  /** The basis weighs less than what is weighed in, so that what is within by weight is within. */
  lighter: boolean;
}

const share = /([<>≤≥])?\s*(\d+(?:[.,]\d+)?)\s*(%|ppm|mg\/kg)/g;
const ofSomethingElse =
  /(?:content|purity|impurit\w*|level)\b[^\n.;]{0,40}?\d+(?:[.,]\d+)?\s*(?:%|ppm|mg\/kg)/gi;
/** "(as acid)", "(acid)", "calculated as F", "(of Hg)"; not "as from 3 June", "as a preservative". */
const basis =
  /\((?:as|of)\s+([^()]+)\)?|\((acid|base)\)|calculated as\s+([^\n,;.()]+)|%\s+(?:as|of)\s+(?!from\b)([^\n,;.(]+)/i;
/** Salts and waters of crystallisation make what is weighed in heavier than these. */
const lightBases =
  /acid|base|phenol|\b(?:zinc|strontium|sulphur|silver|ag|agcl|hg|f|nh3|free so2|h2o2|zirconium|chlorhexidine|quinine)\b|anhydrous/i;
const heavyBases = /sul(?:ph|f)ate|hydrochloride|mixture|as a %|ethanol|hydroxide|methylsul/i;

/** null where the text names no share of the substance; "5 %", "0,14% (as acid)", "100 mg/kg". */
export function readLimit(text: string): Limit | null {
  const own = text.replace(ofSomethingElse, " ");
  const shares = [...own.matchAll(share)].flatMap(([, sign, digits = "", unit]) => {
    // "> 0,1 % ≤ 6 %": what the share must exceed is no limit.
    if (sign === ">" || sign === "≥") return [];
    const value = readExact(digits.replace(",", "."));
    if (!value) return [];
    return [unit === "%" ? value : multiply(value, { top: 1n, bottom: 10_000n })];
  });
  if (shares.length === 0) return null;
  const counted = basis
    .exec(own)
    ?.slice(1)
    .find((found) => found !== undefined)
    ?.trim();
  return {
    shares: shares.filter(
      (one, at) => shares.findIndex((other) => compare(one, other) === 0) === at,
    ),
    basis: counted ?? null,
    lighter: !counted || (lightBases.test(counted) && !heavyBases.test(counted)),
  };
}
