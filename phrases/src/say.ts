import { type PhraseKey, phrases } from "./all.ts";
import { fill, inLanguage, type Values, type Words } from "./phrase.ts";

/** A phrase in a language, with its values: for answers, mails and documents made on the server. */
export const say = (language: keyof Words, key: PhraseKey, values?: Values): string =>
  fill(inLanguage(phrases[key], language), language, values);
