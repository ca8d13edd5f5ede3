/** A number as it stands in a text, in the ways of five languages. */
export const numberPattern = String.raw`[-+]?\d+(?:[ '’]\d{3}(?!\d))*(?:[.,]\d+)*`;

/** Odd spaces and dashes as ordinary ones. */
export const plainText = (text: string): string =>
  text
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\s]+/g, " ")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .trim();

/**
 * "1,5", "1.5", "10 000", "1.234,5": the number, and whether its only separator could also be that
 * of thousands. null when the separators make no number.
 */
export function toNumber(
  text: string,
  decimal?: "," | ".",
): { value: number; ambiguous: boolean } | null {
  const bare = text.replace(/[ '’]/g, "");
  const separators = bare.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (!last) return number(bare);
  const digitsAfter = bare.length - bare.lastIndexOf(last) - 1;
  const before = bare.slice(0, bare.indexOf(last)).replace(/^[-+]/, "");
  const kinds = new Set(separators);
  if (kinds.size === 2) {
    // The last of two kinds of separators is the decimal one.
    const thousands = last === "," ? "." : ",";
    return isGrouped(bare.slice(0, bare.lastIndexOf(last)), thousands)
      ? number(bare.replaceAll(thousands, "").replace(last, "."))
      : null;
  }
  if (separators.length > 1)
    return isGrouped(bare, last) ? number(bare.replaceAll(last, "")) : null;
  const couldBeThousands = digitsAfter === 3 && /^[1-9]\d{0,2}$/.test(before);
  if (decimal) {
    const isThousands = last !== decimal && couldBeThousands;
    return number(isThousands ? bare.replace(last, "") : bare.replace(last, "."));
  }
  if (!couldBeThousands) return number(bare.replace(last, "."));
  return number(last === "," ? bare.replace(",", "") : bare, true);
}

const isGrouped = (text: string, separator: string) =>
  new RegExp(`^[-+]?\\d{1,3}(?:\\${separator}\\d{3})+$|^[-+]?\\d+$`).test(text);

function number(text: string, ambiguous = false) {
  const value = Number(text);
  return Number.isFinite(value) ? { value, ambiguous } : null;
}
