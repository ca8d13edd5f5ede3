import loaders, { variants } from "virtual:phrases";
import { isLanguage, type Language } from "@neroli/contract/kernel/language.ts";
import { type CompiledPhrase, fillPhrase, type Values } from "@neroli/phrases/fill-phrase.ts";
import type { PhraseKey, PhraseRest, PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { type PhraseVariant, phraseVariants } from "@neroli/phrases/variants.ts";
import { createContext, use } from "react";

/** What everybody reads, and what only signed-in people do. */
export type Part = "site" | "work";

type Loaded = { [language in Language]?: Record<string, CompiledPhrase> };

const loaded: Loaded = {};
const varied: { [variant in PhraseVariant]?: Loaded } = {};

/** Must have ended for a language before anything of that part is rendered in it. */
export async function loadPhrases(
  language: Language,
  part: Part,
  variant: PhraseVariant | null = null,
): Promise<void> {
  const [plain, own] = await Promise.all([
    loaders[language][part](),
    variant && variants[variant][language][part](),
  ]);
  loaded[language] = { ...loaded[language], ...plain.default };
  if (!variant || !own) return;
  const known = varied[variant] ?? {};
  varied[variant] = { ...known, [language]: { ...known[language], ...own.default } };
}

/** The language of the page that the browser shows. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : "en";
}

/** The branding of the page that the browser shows. */
export function pageVariant(): PhraseVariant | null {
  const { variant } = document.documentElement.dataset;
  return isVariant(variant) ? variant : null;
}

const isVariant = (value: unknown): value is PhraseVariant =>
  typeof value === "string" && Object.hasOwn(phraseVariants, value);

/** Says a phrase. One with arguments does not compile without their values. */
export type Translate = <K extends PhraseKey>(key: K, ...values: PhraseRest<K>) => string;

const translators = new Map<string, Translate>();

/** One for each language and branding: a page asks for it a thousand times. */
function translator(language: Language, variant: PhraseVariant | null): Translate {
  const manner = `${language} ${variant}`;
  const known = translators.get(manner) ?? createTranslator(language, variant);
  translators.set(manner, known);
  return known;
}

function createTranslator(language: Language, variant: PhraseVariant | null): Translate {
  return (key, ...[values]) => {
    const own = variant && varied[variant]?.[language];
    const phrase = own?.[key] ?? loaded[language]?.[key];
    if (phrase !== undefined) return fillPhrase(phrase, language, values as Values | undefined);
    console.error(`The phrase ${key} is not loaded in ${language}`);
    return "";
  };
}

export const LanguageContext = createContext<Language>("en");

export const useLanguage = (): Language => use(LanguageContext);

/** The branding that the page is in; null where it is none but Neroli's own. */
export const VariantContext = createContext<PhraseVariant | null>(null);

/** `const t = useT()`, then `t("requests.title", { count })`. */
export const useT = (): Translate => translator(useLanguage(), use(VariantContext));

/** The same for a route's `meta`, which is no component: from the root's loader data. */
export function metaT(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): Translate {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  const { language, variant } = (root ?? {}) as { language?: unknown; variant?: unknown };
  return translator(isLanguage(language) ? language : "en", isVariant(variant) ? variant : null);
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
