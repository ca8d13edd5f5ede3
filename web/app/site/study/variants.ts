import type { Language } from "@neroli/contract/kernel/language.ts";
import labels from "../../../texts/study/labels.json";
import names from "../../../texts/study/names.json";

interface Variant {
  /** Of the text; the frame around it is in the reader's own. */
  language: Language;
  /** BCP 47. */
  tag: string;
  texts: keyof typeof labels;
}

/** The study in six variants (spec 2): American English has degrees Fahrenheit. */
export const variants = {
  "eng-uk": { language: "en", tag: "en-GB", texts: "eng" },
  "eng-us": { language: "en", tag: "en-US", texts: "eng" },
  ger: { language: "de", tag: "de", texts: "ger" },
  ita: { language: "it", tag: "it", texts: "ita" },
  fra: { language: "fr", tag: "fr", texts: "fra" },
  esp: { language: "es", tag: "es", texts: "esp" },
} as const satisfies Record<string, Variant>;

export type VariantKey = keyof typeof variants;

/** The variant that an address ends with. Throws where it is none. */
export function variantAt(pathname: string): VariantKey {
  const key = Object.keys(variants).find((each) =>
    pathname.replace(/\/$/, "").endsWith(`-${each}`),
  );
  if (!key) throw new Error(`No study stands at ${pathname}.`);
  return key as VariantKey;
}

export const labelsOf = (key: VariantKey) => labels[variants[key].texts];

/** What a city is called in the variant's language. */
export const cityName = (key: VariantKey, city: string): string =>
  (names[variants[key].texts] as Record<string, string>)[city] ?? city;

/** A temperature as the variant's readers know it. */
export function temperatureIn(key: VariantKey, celsius: number): string {
  const fahrenheit = key === "eng-us";
  const value = fahrenheit ? celsius * 1.8 + 32 : celsius;
  return `${numberIn(key, value)} ${fahrenheit ? "°F" : "°C"}`;
}

/** With one decimal. */
export const numberIn = (key: VariantKey, value: number): string =>
  value.toLocaleString(variants[key].tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
