import { isLanguage, type Language } from "@neroli/contract/kernel/language.ts";
import type { PhraseKey } from "@neroli/phrases/all.ts";
import { fill, type Spoken, type Values } from "@neroli/phrases/phrase.ts";
import { createContext, use, useMemo } from "react";

const bundles: Record<Language, () => Promise<{ default: Record<PhraseKey, Spoken> }>> = {
  en: () => import("virtual:phrases/en"),
  de: () => import("virtual:phrases/de"),
  it: () => import("virtual:phrases/it"),
  fr: () => import("virtual:phrases/fr"),
  es: () => import("virtual:phrases/es"),
};
const loaded = new Map<Language, Record<PhraseKey, Spoken>>();

/** Must have ended for a language before anything is rendered in it. */
export async function loadPhrases(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, (await bundles[language]()).default);
}

export type Translate = (key: PhraseKey, values?: Values) => string;

function translator(language: Language): Translate {
  const spoken = loaded.get(language);
  if (!spoken) throw new Error(`phrases of ${language} are not loaded`);
  return (key, values) => fill(spoken[key], language, values);
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
