import type { Language } from "@neroli/contract/kernel/language.ts";
import type { DemoTexts } from "./demo-texts.ts";
import { germanTexts } from "./texts-de.ts";
import { spanishTexts } from "./texts-es.ts";
import { frenchTexts } from "./texts-fr.ts";
import { italianTexts } from "./texts-it.ts";

/** The languages in which products of the demonstration speak besides English. */
export const texts: Record<Exclude<Language, "en">, DemoTexts> = {
  de: germanTexts,
  it: italianTexts,
  fr: frenchTexts,
  es: spanishTexts,
};
