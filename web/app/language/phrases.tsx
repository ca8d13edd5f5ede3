import loaders from "virtual:phrases";
import { isLanguage, type Language } from "@neroli/contract/kernel/language.ts";
import { type CompiledPhrase, fillPhrase, type Values } from "@neroli/phrases/fill-phrase.ts";
import type { PhraseKey, PhraseRest, PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { createContext, use, useMemo } from "react";

/** What everybody reads, and what only signed-in people do. */
export type Part = "site" | "work";

const loaded: { [language in Language]?: Record<string, CompiledPhrase> } = {};

/** Must have ended for a language before anything of that part is rendered in it. */
export async function loadPhrases(language: Language, part: Part): Promise<void> {
  const phrases = await loaders[language][part]();
  loaded[language] = { ...loaded[language], ...phrases.default };
}

/** The language of the page that the browser shows. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : "en";
}

/** Says a phrase. One with arguments does not compile without their values. */
export type Translate = <K extends PhraseKey>(key: K, ...values: PhraseRest<K>) => string;

function translator(language: Language): Translate {
  return (key, ...[values]) => {
    const phrase = loaded[language]?.[key];
    if (phrase !== undefined) return fillPhrase(phrase, language, values as Values | undefined);
    console.error(`The phrase ${key} is not loaded in ${language}`);
    return "";
  };
}

export const LanguageContext = createContext<Language>("en");

export const useLanguage = (): Language => use(LanguageContext);

/** `const t = useT()`, then `t("requests.title", { count })`. */
export function useT(): Translate {
  const language = useLanguage();
  return useMemo(() => translator(language), [language]);
}

/** The same for a route's `meta`, which is no component: from the root's loader data. */
export function metaT(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): Translate {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  const language = (root as { language?: unknown } | undefined)?.language;
  return translator(isLanguage(language) ? language : "en");
}

/** For a phrase that comes with its values, as a code does: no compiler knows which it takes. */
export const sayAny = (t: Translate, key: PhraseKey, values?: Values): string =>
  (t as (key: PhraseKey, values?: Values) => string)(key, values);

type Named<Group extends string, Value extends string> = `${Group}.${Value}` extends PlainPhraseKey
  ? unknown
  : never;

/**
 * Names of things the contract enumerates: `words(t, "segments", "FOOD")`. Does not compile where one
 * of the values has no phrase; of a text from elsewhere no compiler knows.
 */
export function words<Group extends string, Value extends string>(
  t: Translate,
  group: Group,
  value: Value & (string extends Value | Group ? unknown : Named<Group, Value>),
): string {
  return t(`${group}.${value}` as PlainPhraseKey);
}
