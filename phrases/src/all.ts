import { errorPhrases } from "./errors.ts";
import { shellPhrases } from "./shell.ts";
import { sitePhrases } from "./site.ts";

/** Every phrase by its key. */
export const phrases = {
  ...errorPhrases,
  ...shellPhrases,
  ...sitePhrases,
};

export type PhraseKey = keyof typeof phrases;
