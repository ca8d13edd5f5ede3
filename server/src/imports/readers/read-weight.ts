import { formatWeight, parseWeight } from "@neroli/contract/products/weights.ts";
import { textOf } from "../sources/layout.ts";
import { numberPattern, plainText, toNumber } from "./read-number.ts";
import type { ReadScalar } from "./read-scalars.ts";

/** Laboratories' words for "as much as is missing". */
const rest =
  /^(?:q\.?\s?s\.?\s?p?\.?|q\.?\s?b\.?|c\.?\s?s\.?\s?p?\.?|ad|add|add to|to|up to|balance|bal\.?|rest|remainder|reste|resto|auf|bis|a|à|hasta|fino a)\s*(?:(?:ad|to|à|a|auf)\s*)?100(?:[.,]0+)?\s*%?$|^(?:q\.?\s?s\.?\s?p?\.?|q\.?\s?b\.?|c\.?\s?s\.?\s?p?\.?|balance|bal\.?|rest|remainder|reste|resto)$/i;

/** A share of a formulation in the formats of spec 5; a bare number is per cent. */
export const readWeight: ReadScalar<string> = (cell) => {
  const { value, options } = cell;
  const given = typeof value === "number" ? `${value}%` : plainText(textOf(value));
  if (options.exact) return textOf(value);
  const weight = toWeight(given, options.decimal);
  if (weight === null) cell.refuse("no-weight", textOf(value));
  return weight ?? undefined;
};

export function toWeight(given: string, decimal?: "," | "."): string | null {
  if (rest.test(given)) return /100/.test(given) ? "qs (100)" : "qs";
  const written = withPercent(given, decimal)
    .replace(/^(?:<=|≤|<|max\.?|bis(?: zu)?|jusqu['’]à|fino a|hasta|höchstens)\s*/i, "up to ")
    .replace(/^(?:>=|≥|min\.?|ab|mindestens)\s*/i, "> ")
    .replace(/^(?:ca\.?|~|approx\.?|about|etwa)\s*/i, "");
  const weight = parseWeight(written);
  return weight && formatWeight(weight);
}

/** Every number gets its sign, and the decimal point of the format. */
const withPercent = (text: string, decimal?: "," | ".") =>
  text
    .replace(
      new RegExp(`(${numberPattern.replace("[-+]?", "")})\\s*(%\\s*(?:\\(?w\\/w\\)?)?)?`, "g"),
      (whole, digits) => {
        const number = toNumber(String(digits), decimal);
        return number ? `${number.value}% ` : whole;
      },
    )
    .replace(/\s+/g, " ")
    .trim();
