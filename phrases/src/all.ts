import { errorPhrases } from "./errors.ts";
import { shellPhrases } from "./shell.ts";

/** Every phrase by its key. */
export const phrases = {
  ...errorPhrases,
  ...shellPhrases,
};

export type PhraseKey = keyof typeof phrases;
