import type { ColumnOptions } from "@neroli/contract/imports/mapping.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import { type FieldType, productField } from "@neroli/contract/products/fields.ts";

/** What separates entries anywhere; a comma or slash may be part of one. */
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
  if (options.separator !== undefined) return splitQuoted(text, options.separator);
  const { type } = productField(field);
  if (text.includes('"')) {
    const quoted =
      text.includes(";") || /^".*"$/s.test(text.trim()) ? splitQuoted(text, ";") : null;
    if (quoted) return quoted;
  }
  const parts = text.split(separators);
  const split = parts
    .flatMap((part) =>
      commaTypes.includes(type) || isListOfWords(part, type) ? part.split(",") : [part],
    )
    .flatMap((part) => (slashTypes.includes(type) ? part.split("/") : [part]));
  return split
    .map((part) => part.replace(/^\s*(?:[-–*●▪◦]\s+|\(?\d{1,2}[.)]\s+)/, ""))
    .filter((part) => part.trim() !== "");
}

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

/** As exports write it: entries that hold the separator, a quotation mark or a line break are quoted. */
export function splitQuoted(text: string, separator: string): string[] {
  const entries: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const start = /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
    const quoted = /^"((?:[^"]|"")*)"\s*/.exec(text.slice(at + start));
    const after = at + start + (quoted?.[0].length ?? 0);
    if (quoted && (after >= text.length || text.startsWith(separator, after))) {
      entries.push((quoted[1] ?? "").replaceAll('""', '"'));
      at = after + separator.length;
    } else {
      const next = text.indexOf(separator, at);
      const end = next < 0 ? text.length : next;
      entries.push(text.slice(at, end).trim());
      at = end + separator.length;
    }
  }
  return entries.filter((entry) => entry !== "");
}

/** The other way round. */
export const joinQuoted = (entries: readonly string[]): string =>
  entries
    .map((entry) =>
      /[;"\n\r]|^\s|\s$/.test(entry) || entry === "" ? `"${entry.replaceAll('"', '""')}"` : entry,
    )
    .join("; ");
