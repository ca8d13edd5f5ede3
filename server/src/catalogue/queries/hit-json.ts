import type { ProductSearch } from "@neroli/contract/catalogue/endpoints.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { Actor } from "../../kernel/actor.ts";
import { namesOfField } from "../../reference/queries/term-names.ts";
import type { CompanyEntry, ProductEntry } from "../indexed/entries.ts";
import { productTier } from "../policy.ts";
import { fieldsOf } from "../products/pack-summary.ts";
import { claimFields, functionFields, named, readSummary } from "./read-summary.ts";

type Matched = Pick<ProductSearch["content"][number], "matches" | "explanation" | "undisclosed">;

/**
 * A hit in JSON, put together of the values that are kept as JSON: the same as of `readSummary`,
 * which takes three times as long to read and write twenty of them.
 */
export function hitJson(
  actor: Actor,
  entry: ProductEntry,
  { matches, explanation, undisclosed }: Matched,
): string {
  const more = `"matches":${JSON.stringify(matches)},"explanation":${JSON.stringify(explanation)},"undisclosed":${undisclosed}`;
  return `{${summaryJson(actor, entry)},${more}}`;
}

/** The properties of a summary, without the braces. */
function summaryJson(actor: Actor, entry: ProductEntry): string {
  const { language } = actor;
  const kept = fieldsOf(entry.packed[productTier(actor, entry)]);
  // What is said in several languages is chosen value by value.
  if (kept.texts !== "") return JSON.stringify(readSummary(actor, entry)).slice(1, -1);
  const own = kept.own_language || english;
  const foreign = own !== `"${language}"` && kept.tagline !== "null";
  return (
    `"key":${kept.key},"offering":${kept.offering},"segment":${kept.segment},` +
    `"company":${companyJson(entry.company)},"name":${kept.name},"inci":${kept.inci},` +
    (kept.cas && `"cas":${kept.cas},`) +
    `"tagline":${kept.tagline},` +
    `"functions":${namedJson(kept.functions, functionFields, language)},` +
    `"claims":${namedJson(kept.claims, claimFields, language)},` +
    `"service_types":${kept.service_types},"sample_available":${kept.sample_available},` +
    `"document_types":${kept.document_types},"image":${kept.image}` +
    (kept.labels && `,"labels":${kept.labels}`) +
    (foreign ? `,"text_languages":{"tagline":${own}}` : "")
  );
}

const english = '"en"';

function namedJson(terms: string, fields: readonly string[], language: Language): string {
  if (terms === "[]" || fields.every((field) => !namesOfField(language, field))) return terms;
  return JSON.stringify(named(JSON.parse(terms), fields, language));
}

const companies = new WeakMap<CompanyEntry["reference"], string>();

function companyJson({ reference }: CompanyEntry): string {
  const known = companies.get(reference) ?? JSON.stringify(reference);
  companies.set(reference, known);
  return known;
}
