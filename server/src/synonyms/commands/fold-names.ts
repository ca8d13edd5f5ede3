import type { SynonymName } from "@neroli/contract/synonyms/schema.ts";
import { wordsOf } from "@neroli/search/text/fold.ts";
import { AppError } from "../../kernel/errors.ts";

/** A name as searches compare it: "Tea-Tree Oil®" is "tea tree oil". */
export const foldName = (text: string): string => wordsOf(text).join(" ");

/** Names as the audit trail tells them: "Teebaumöl (de)". */
export const toldNames = (names: readonly SynonymName[]): string[] =>
  names.map(({ text, language }) => (language === null ? text : `${text} (${language})`));

export interface FoldedNames {
  names: SynonymName[];
  /** One for each name. */
  folded: string[];
}

/**
 * Names as they are kept: what searches cannot tell apart is one name, the first of them.
 * Throws `synonyms.too-few` when fewer than two are left.
 */
export function foldNames(given: readonly SynonymName[]): FoldedNames {
  const kept = new Map<string, SynonymName>();
  for (const name of given) {
    const folded = foldName(name.text);
    if (folded !== "" && !kept.has(folded)) kept.set(folded, name);
  }
  if (kept.size < 2) throw new AppError("synonyms.too-few");
  return { names: [...kept.values()], folded: [...kept.keys()] };
}
