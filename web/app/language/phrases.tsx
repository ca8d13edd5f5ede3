import { isLanguage, type Language } from "@neroli/contract/kernel/language.ts";
import type { PhraseKey } from "@neroli/phrases/all.ts";
import { fill, type Spoken, type Values } from "@neroli/phrases/phrase.ts";
import { createContext, use, useMemo } from "react";

type Bundle = Partial<Record<PhraseKey, Spoken>>;
/** What everybody reads, and what only signed-in people do. */
export type Part = "site" | "work";

const bundles: Record<Language, Record<Part, () => Promise<{ default: Bundle }>>> = {
  en: {
    site: () => import("virtual:phrases/en/site"),
    work: () => import("virtual:phrases/en/work"),
  },
  de: {
    site: () => import("virtual:phrases/de/site"),
    work: () => import("virtual:phrases/de/work"),
  },
  it: {
    site: () => import("virtual:phrases/it/site"),
    work: () => import("virtual:phrases/it/work"),
  },
  fr: {
    site: () => import("virtual:phrases/fr/site"),
    work: () => import("virtual:phrases/fr/work"),
  },
  es: {
    site: () => import("virtual:phrases/es/site"),
    work: () => import("virtual:phrases/es/work"),
  },
};
const loaded: Record<Language, Bundle> = { en: {}, de: {}, it: {}, fr: {}, es: {} };

/** Must have ended for a language before anything of that part is rendered in it. */
export async function loadPhrases(language: Language, part: Part): Promise<void> {
  Object.assign(loaded[language], (await bundles[language][part]()).default);
}

/** The language of the page that the browser shows. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : "en";
}

export type Translate = (key: PhraseKey, values?: Values) => string;

function translator(language: Language): Translate {
  return (key, values) => {
    const spoken = loaded[language][key];
    if (spoken !== undefined) return fill(spoken, language, values);
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

/** Names of things the contract enumerates: `words(t, "segments", "FOOD")`. */
export function words(t: Translate, group: string, value: string): string {
  return t(`${group}.${value}` as PhraseKey);
}
