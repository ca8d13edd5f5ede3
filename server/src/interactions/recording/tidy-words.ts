import { wordsLength } from "@neroli/contract/interactions/limits.ts";

/**
 * What was searched for, so that the same is counted as the same. Null where nothing was, and where
 * it may name a person: addresses and telephone numbers are nobody's to read.
 */
export function tidyWords(words: string): string | null {
  const tidy = words.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
  const isPersonal = tidy.includes("@") || /\+?\d[\d ()/.]{8,}\d/.test(tidy);
  return tidy === "" || isPersonal ? null : [...tidy].slice(0, wordsLength).join("").trimEnd();
}
