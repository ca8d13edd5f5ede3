import { compilePhrase } from "./compile-phrase.ts";
import { type CompiledPhrase, fillPhrase, type Values } from "./fill-phrase.ts";
import type { PhraseKey, PhraseRest, PlainPhraseKey } from "./phrase-key.ts";
import { type PhraseLanguage, phraseLanguages } from "./phrases.gen.ts";
import { readPhrases } from "./read-phrases.ts";

/**
 * A phrase in a language, with its values: for answers, mails and documents made on the server. One
 * with arguments does not compile without their values.
 */
export const say = <K extends PhraseKey>(
  language: PhraseLanguage,
  key: K,
  ...[values]: PhraseRest<K>
): string => sayAny(language, key, values as Values | undefined);

/** For a phrase that comes with its values, as a code does: no compiler knows which it takes. */
export const sayAny = (language: PhraseLanguage, key: PhraseKey, values?: Values): string =>
  fillPhrase(compiledPhrase(language, key), language, values);

/** Whether there is a phrase of that name; it is taken for one without arguments. */
export const isPhraseKey = (key: string): key is PlainPhraseKey => key in textsOf("en");

/** A phrase in each language; nothing when there is none of that name. */
export function sayInEvery(key: string): { [language in PhraseLanguage]?: string } {
  if (!isPhraseKey(key)) return {};
  return Object.fromEntries(phraseLanguages.map((language) => [language, say(language, key)]));
}

const texts = new Map<PhraseLanguage, Record<string, string>>();
const compiled = new Map<string, CompiledPhrase>();

/** A language is read when it is first spoken. */
function textsOf(language: PhraseLanguage): Record<string, string> {
  const known = texts.get(language) ?? readPhrases(language);
  texts.set(language, known);
  return known;
}

function compiledPhrase(language: PhraseLanguage, key: string): CompiledPhrase {
  const place = `${language} ${key}`;
  const known = compiled.get(place) ?? compilePhrase(textsOf(language)[key] ?? "");
  compiled.set(place, known);
  return known;
}
