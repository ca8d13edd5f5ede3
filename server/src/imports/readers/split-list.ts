import { splitEntries } from "@neroli/contract/exports/cells.ts";
import type { ColumnOptions } from "@neroli/contract/imports/mapping.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import { type FieldType, productField } from "@neroli/contract/products/fields.ts";

/** The separators of entries everywhere; a comma or slash may be part of one. */
const separators = /[;|\n•·‧]|\r\n?|\s\/\/\s/;

/** In these a comma, and in some a slash, separates as well: no entry has one of its own. */
const commaTypes: readonly FieldType[] = ["choice", "country"];
const slashTypes: readonly FieldType[] = ["country"];

/**
 * The entries of a cell. An entry in quotation marks may hold what separates; numbers and bullets
 * that a pasted list puts before its lines are no part of it.
 */
export function splitList(text: string, field: ProductFieldKey, options: ColumnOptions): string[] {
  if (options.separator === "") return [text];
  if (options.separator !== undefined) return splitEntries(text, options.separator);
  const { type } = productField(field);
  if (text.includes('"')) {
    const quoted =
      text.includes(";") || /^".*"$/s.test(text.trim()) ? splitEntries(text, ";") : null;
    if (quoted) return quoted;
  }
  const parts = withoutLabel(text, type).split(separators);
  const split = parts
    .flatMap((part) =>
      commaTypes.includes(type) || isListOfWords(part, type) ? part.split(",") : [part],
    )
    .flatMap((part) => (slashTypes.includes(type) ? part.split("/") : [part]));
  return split
    .map((part) => part.replace(/^\s*(?:[-–*●▪◦]\s+|\(?\d{1,2}[.)]\s+)/, ""))
    .map((part) => part.replace(/[,;]\s*$/, ""))
    .filter((part) => part.trim() !== "");
}

/** "Used for: Shampoo, Soap" lists two uses: what stands before the colon is their heading. */
const withoutLabel = (text: string, type: FieldType): string =>
  type === "term" ? text.replace(/^\s*\p{L}[\p{L} ]{1,30}:\s+(?=\S)/u, "") : text;

/**
 * Terms with commas between them, as of "Emollient, Humectant": short ones that no bracket and no
 * digit makes one name of, such as "1,2-hexanediol" or "wash, rinse and repeat (leave-on)".
 */
const isListOfWords = (part: string, type: FieldType) =>
  type === "term" &&
  part.includes(", ") &&
  part
    .split(", ")
    .every((word) => /^[^\d().]{2,60}$/.test(word) && word.trim().split(" ").length <= 5);
