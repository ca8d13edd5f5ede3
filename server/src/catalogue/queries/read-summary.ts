import type { Language } from "@neroli/contract/kernel/language.ts";
import type { ProductSummary } from "@neroli/contract/products/schema.ts";
import { readingOrder } from "@neroli/contract/products/texts.ts";
import type { Actor } from "../../kernel/actor.ts";
import { namesOfField } from "../../reference/queries/term-names.ts";
import type { KeptSummary, ProductEntry } from "../indexed/entries.ts";
import { productTier } from "../policy.ts";
import { unpackSummary } from "../products/pack-summary.ts";
import { catalogue } from "../serving/catalogue.ts";

export const functionFields = ["functions"];
export const claimFields = ["performance_claims", "sustainability_claims", "free_from_claims"];

/** Products as lists and cards show them to this actor, terms and texts in the actor's language. */
export function readSummary(actor: Actor, entry: ProductEntry): ProductSummary {
  const { language } = actor;
  const summary = inLanguage(unpackSummary(entry, productTier(actor, entry)), language);
  const functions = named(summary.functions, functionFields, language);
  const claims = named(summary.claims, claimFields, language);
  // Most are kept as they are: they are made once for everybody.
  if (functions === summary.functions && claims === summary.claims) return summary;
  return { ...summary, functions, claims };
}

/** Summaries of what was found, but of what has gone since. */
export const summariesOf = (actor: Actor, hits: readonly { key: string }[]): ProductSummary[] =>
  hits.flatMap(({ key }) => {
    const entry = catalogue().products.get(key);
    return entry ? [readSummary(actor, entry)] : [];
  });

/** What is not written in the reader's language comes in English, else as it is written. */
function inLanguage(kept: KeptSummary, reader: Language): ProductSummary {
  // Nearly all are said in one language.
  if (!kept.texts) {
    const { own_language: own = "en", tagline } = kept;
    return own === reader || tagline === null
      ? kept
      : { ...kept, text_languages: { tagline: own } };
  }
  const { own_language: own = "en", texts, ...summary } = kept;
  const order = readingOrder(reader, own);
  const languages: ProductSummary["text_languages"] = {};
  const said = (field: "name" | "tagline"): string | null => {
    for (const language of order) {
      const text = texts[language]?.[field] ?? (language === own ? summary[field] : null);
      if (text === null) continue;
      if (language !== reader) languages[field] = language;
      return text;
    }
    return null;
  };
  return {
    ...summary,
    name: said("name") ?? summary.name,
    tagline: said("tagline"),
    ...(Object.keys(languages).length > 0 && { text_languages: languages }),
  };
}

/** The same list where none of the terms has another name. */
export function named(terms: string[], fields: readonly string[], language: Language): string[] {
  let changed = false;
  const names = terms.map((term) => {
    for (const field of fields) {
      const name = namesOfField(language, field)?.get(term);
      if (name === undefined) continue;
      changed = true;
      return name;
    }
    return term;
  });
  return changed ? names : terms;
}
