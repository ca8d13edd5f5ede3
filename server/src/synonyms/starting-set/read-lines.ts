import { isLanguage, type Language } from "@neroli/contract/kernel/language.ts";
import type { SynonymName } from "@neroli/contract/synonyms/schema.ts";

/**
 * Groups of names, one a line: names separated by semicolons, before each the languages it belongs
 * to ("it, es: Vitamina C"), if it is not said everywhere. Of several languages the first counts:
 * a name is found in whatever language one reads.
 */
export const readLines = (lines: string): SynonymName[][] =>
  lines
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.split(";").map(readName));

function readName(written: string): SynonymName {
  const [, first, text] = /^\s*([a-z]{2})(?:, [a-z]{2})*:(.*)$/s.exec(written) ?? [];
  if (first === undefined || text === undefined) return { text: written.trim(), language: null };
  if (!isLanguage(first)) throw new Error(`no language: ${written}`);
  return { text: text.trim(), language: first satisfies Language };
}
