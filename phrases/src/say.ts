import { compilePhrase } from "./compile-phrase.ts";
import { type CompiledPhrase, fillPhrase, type Values } from "./fill-phrase.ts";
import type { PhraseKey, PhraseRest, PlainPhraseKey } from "./phrase-key.ts";
import { type PhraseLanguage, phraseLanguages } from "./phrases.gen.ts";
import { readPhrases, readVariant } from "./read-phrases.ts";
import { speakAs, spokenVariant } from "./spoken-variant.ts";
import { type PhraseVariant, phraseVariants } from "./variants.ts";

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

/** Every way in which a phrase is said: in each language, plainly and as each branding does. */
export function sayInEvery(key: string): { [manner: string]: string } {
  if (!isPhraseKey(key)) return {};
  return Object.fromEntries(
    manners.map(([language, variant]) => [
      `${language} ${variant ?? ""}`,
      speakAs(variant, () => say(language, key)),
    ]),
  );
}

const manners = [null, ...(Object.keys(phraseVariants) as PhraseVariant[])].flatMap((variant) =>
  phraseLanguages.map((language) => [language, variant] as const),
);

const texts = new Map<string, Record<string, string>>();
const compiled = new Map<string, CompiledPhrase>();

/** A language is read when it is first spoken. */
function textsOf(
  language: PhraseLanguage,
  variant: PhraseVariant | null = null,
): Record<string, string> {
  const place = `${language} ${variant}`;
  const known =
    texts.get(place) ??
    (variant ? { ...textsOf(language), ...readVariant(variant, language) } : readPhrases(language));
  texts.set(place, known);
  return known;
}

function compiledPhrase(language: PhraseLanguage, key: string): CompiledPhrase {
  const variant = spokenVariant();
  const place = `${language} ${variant} ${key}`;
  const known = compiled.get(place) ?? compilePhrase(textsOf(language, variant)[key] ?? "");
  compiled.set(place, known);
  return known;
}
