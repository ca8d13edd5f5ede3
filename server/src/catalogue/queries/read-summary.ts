import type { Language } from "@neroli/contract/kernel/language.ts";
import type { ProductSummary } from "@neroli/contract/products/schema.ts";
import type { Actor } from "../../kernel/actor.ts";
import { namesOfField } from "../../reference/queries/term-names.ts";
import type { ProductEntry } from "../indexed/entries.ts";
import { productTier } from "../policy.ts";
import { catalogue } from "../serving/catalogue.ts";

const functionFields = ["functions"];
const claimFields = ["performance_claims", "sustainability_claims", "free_from_claims"];

/** Products as lists and cards show them to this actor, terms in the actor's language. */
export function readSummary(actor: Actor, entry: ProductEntry): ProductSummary {
  const summary = entry.summaries[productTier(actor, entry)];
  const { language } = actor;
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

/** The same list where none of the terms has another name. */
function named(terms: string[], fields: readonly string[], language: Language): string[] {
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
