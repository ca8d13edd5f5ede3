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

interface FoundEntry extends Matched {
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
 * `readSummary`, of which nothing is read or becomes an object.
 */
export function hitsJson(actor: Actor, found: readonly FoundEntry[]): Buffer {
  out.begin();
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
  if (hasBytes(places, placeOf.texts)) {
    out.text(JSON.stringify(readSummary(actor, entry)).slice(0, -1));
    return;
  }
  for (const property of beforeCompany) writeProperty(packed, places, property);
  out.bytes(companyJson(entry.company));
  for (const property of behindCompany) {
    const { fields } = property;
    const isNamed = fields?.some((field) => namesOfField(language, field));
    if (isNamed) writeNames(packed, places, { property, language });
    else writeProperty(packed, places, property);
  }
  if (!hasBytes(places, placeOf.tagline)) return;
  const own = valueAt(packed, places, "own_language") || english;
  if (own !== `"${language}"`) out.text(`,"text_languages":{"tagline":${own}}`);
}

const english = '"en"';

/** A property as it is written. */
interface Property {
  name: keyof OwnSummary;
  place: number;
  /** What stands before its value. */
  first: Uint8Array;
  /** The whole of it where the value has no bytes. */
  without: Uint8Array;
  /** The fields by which languages name its terms. */
  fields?: readonly string[];
}

function property(name: keyof OwnSummary, fields?: readonly string[]): Property {
  const first = `${name === "key" ? "{" : ","}"${name}":`;
  const without = valueWithout[name] && first + valueWithout[name];
  return {
    ...{ name, place: placeOf[name], first: encoder.encode(first) },
    ...{ without: encoder.encode(without), ...(fields && { fields }) },
  };
}

const beforeCompany = [property("key"), property("offering"), property("segment")];
const behindCompany = [
  ...[property("name"), property("inci"), property("cas"), property("tagline")],
  ...[property("functions", functionFields), property("claims", claimFields)],
  ...[property("service_types"), property("sample_available"), property("document_types")],
  ...[property("image"), property("labels")],
];

const hasBytes = (places: Places, place: number): boolean =>
  (places[place + 1] as number) > (places[place] as number);

function writeProperty(packed: PackedSummaries, places: Places, written: Property): void {
  const { place, first, without } = written;
  if (!hasBytes(places, place)) {
    out.bytes(without);
    return;
  }
  out.bytes(first);
  out.part(packed, places[place] as number, places[place + 1] as number);
}

function writeNames(
  packed: PackedSummaries,
  places: Places,
  { property, language }: { property: Property; language: Language },
): void {
  const { name, fields = [], first } = property;
  const terms = JSON.parse(valueAt(packed, places, name));
  out.bytes(first);
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
