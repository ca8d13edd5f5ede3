import type { ProductSearch } from "@neroli/contract/catalogue/endpoints.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { Actor } from "../../kernel/actor.ts";
import { createJsonWriter } from "../../kernel/http/json-writer.ts";
import { namesOfField } from "../../reference/queries/term-names.ts";
import type { CompanyEntry, PackedSummaries, ProductEntry } from "../indexed/entries.ts";
import { productTier } from "../policy.ts";
import {
  findPlaces,
  type OwnSummary,
  type Places,
  placeOf,
  valueAt,
  valueWithout,
} from "../products/pack-summary.ts";
import { claimFields, functionFields, named, readSummary } from "./read-summary.ts";

type Matched = Pick<ProductSearch["content"][number], "matches" | "explanation" | "undisclosed">;

export interface FoundEntry extends Matched {
  entry: ProductEntry;
}

const encoder = new TextEncoder();
const out = createJsonWriter();
const [opening, closing, comma] = ["[", "]", ","].map((sign) => encoder.encode(sign)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/**
 * Hits in JSON, put together of the bytes of the values that are kept as JSON: the same as of
 * `readSummary`, which takes ten times as long to read and write twenty of them.
 */
export function hitsJson(actor: Actor, found: readonly FoundEntry[]): Buffer {
  out.bytes(opening);
  for (const [at, { entry, matches, explanation, undisclosed }] of found.entries()) {
    if (at > 0) out.bytes(comma);
    writeSummary(actor, entry);
    out.text(
      `,"matches":${JSON.stringify(matches)},"explanation":${JSON.stringify(explanation)},"undisclosed":${undisclosed}}`,
    );
  }
  out.bytes(closing);
  return out.take();
}

/** The properties of a summary, without the brace at the end. */
function writeSummary(actor: Actor, entry: ProductEntry): void {
  const { language } = actor;
  const { packed } = entry;
  const places = findPlaces(packed, productTier(actor, entry));
  // What is said in several languages is chosen value by value.
  if (hasBytes(places, "texts")) {
    out.text(JSON.stringify(readSummary(actor, entry)).slice(0, -1));
    return;
  }
  for (const name of before) writeProperty(packed, places, name);
  out.bytes(companyJson(entry.company));
  for (const name of behind) {
    const fields = termFields[name];
    if (fields && isNamed(language, fields)) writeNames(packed, places, { name, fields, language });
    else writeProperty(packed, places, name);
  }
  if (!hasBytes(places, "tagline")) return;
  const own = hasBytes(places, "own_language") ? valueAt(packed, places, "own_language") : english;
  if (own !== `"${language}"`) out.text(`,"text_languages":{"tagline":${own}}`);
}

const english = '"en"';

/** The properties before the supplier and behind it. */
const before = ["key", "offering", "segment"] as const satisfies (keyof OwnSummary)[];
const behind = [
  ...(["name", "inci", "cas", "tagline", "functions", "claims", "service_types"] as const),
  ...(["sample_available", "document_types", "image", "labels"] as const),
] satisfies (keyof OwnSummary)[];

type Written = (typeof before | typeof behind)[number];

/** Those of terms, and the fields by which a language names them. */
const termFields: Partial<Record<Written, readonly string[]>> = {
  functions: functionFields,
  claims: claimFields,
};

/** What stands before a property's value, and the whole of it where the value has no bytes. */
const properties = Object.fromEntries(
  [...before, ...behind].map((name) => {
    const first = `${name === "key" ? "{" : ","}"${name}":`;
    const without = valueWithout[name] && first + valueWithout[name];
    return [name, { first: encoder.encode(first), without: encoder.encode(without) }];
  }),
) as Record<Written, Record<"first" | "without", Uint8Array>>;

const hasBytes = (places: Places, name: keyof OwnSummary): boolean =>
  (places[placeOf[name] + 1] as number) > (places[placeOf[name]] as number);

function writeProperty(packed: PackedSummaries, places: Places, name: Written): void {
  const { first, without } = properties[name];
  if (!hasBytes(places, name)) {
    out.bytes(without);
    return;
  }
  const at = placeOf[name];
  out.bytes(first);
  out.part(packed, places[at] as number, places[at + 1] as number);
}

const isNamed = (language: Language, fields: readonly string[]): boolean =>
  fields.some((field) => namesOfField(language, field));

function writeNames(
  packed: PackedSummaries,
  places: Places,
  { name, fields, language }: { name: Written; fields: readonly string[]; language: Language },
): void {
  const terms = JSON.parse(valueAt(packed, places, name));
  out.bytes(properties[name].first);
  out.text(JSON.stringify(named(terms, fields, language)));
}

const companies = new WeakMap<CompanyEntry["reference"], Uint8Array>();

function companyJson({ reference }: CompanyEntry): Uint8Array {
  const known = companies.get(reference);
  if (known) return known;
  const json = encoder.encode(`,"company":${JSON.stringify(reference)}`);
  companies.set(reference, json);
  return json;
}
