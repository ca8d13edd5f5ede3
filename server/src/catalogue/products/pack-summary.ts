import type { Tier } from "@neroli/contract/products/visibility.ts";
import type { KeptSummary, PackedSummaries, PerTier, ProductEntry } from "../indexed/entries.ts";

/** The packed part of a summary: the supplier is known by its entry. */
export type OwnSummary = Omit<KeptSummary, "company">;

/**
 * The properties in the order in which they are packed, the rarest last, and what most have:
 * nothing stands in its place.
 */
const commonest: { [Name in keyof Required<OwnSummary>]: OwnSummary[Name] | null } = {
  name: null,
  key: null,
  offering: "INGREDIENTS",
  segment: "PERSONALCARE",
  inci: null,
  functions: [],
  claims: [],
  cas: null,
  tagline: null,
  sample_available: true,
  document_types: [],
  image: null,
  service_types: [],
  labels: null,
  own_language: null,
  texts: null,
};
/** Those that are left out where a product has none. */
const optional: ReadonlySet<keyof OwnSummary> = new Set(["cas", "labels", "own_language", "texts"]);
const names = Object.keys(commonest) as (keyof OwnSummary)[];
const ordinary = names.map((name) => JSON.stringify(commonest[name]));

/** Between values, and between summaries: JSON has these characters nowhere. */
const between = "\x1f";
const betweenTiers = "\x1e";
const [endOfValue, endOfTier] = [between.charCodeAt(0), betweenTiers.charCodeAt(0)];

const encoder = new TextEncoder();

/**
 * Summaries as the bytes that are kept of them: one for each tier that reads another one than the
 * tier below it.
 */
export function packSummaries(summaries: PerTier<OwnSummary>): PackedSummaries {
  const packed = summaries.map(pack);
  while (packed.length > 1 && packed.at(-1) === packed.at(-2)) packed.pop();
  return encoder.encode(packed.join(betweenTiers));
}

function pack(summary: OwnSummary): string {
  const values = names.map((name, at) => {
    const value = JSON.stringify(summary[name] ?? null);
    return value === ordinary[at] ? "" : value;
  });
  while (values.at(-1) === "") values.pop();
  return values.join(between);
}

/** Where each property has its value among the bytes of a summary, by `placeOf`. */
export type Places = Int32Array;

/** A property's beginning among the places; its end follows. */
export const placeOf = Object.fromEntries(names.map((name, at) => [name, 2 * at])) as Record<
  keyof OwnSummary,
  number
>;

/** What stands for a value that has no bytes; nothing where the property is left out. */
export const valueWithout = Object.fromEntries(
  names.map((name, at) => [name, optional.has(name) ? "" : ordinary[at]]),
) as Record<keyof OwnSummary, string>;

const found: Places = new Int32Array(2 * names.length);

/** The places of what a tier reads, until the next call. */
export function findPlaces(packed: PackedSummaries, tier: Tier): Places {
  let above: number = tier;
  let at = 0;
  let place = 0;
  found.fill(0);
  for (let begin = 0; at <= packed.length; at++) {
    const byte = at < packed.length ? packed[at] : endOfTier;
    if (byte !== endOfValue && byte !== endOfTier) continue;
    found[place++] = begin;
    found[place++] = at;
    begin = at + 1;
    if (byte === endOfValue) continue;
    if (above === 0 || at === packed.length) break;
    // A tier that has no summary of its own reads that of the one below it.
    above--;
    place = 0;
    found.fill(0);
  }
  return found;
}

/** A value in JSON; a TextDecoder would not read shared memory. */
export function valueAt(packed: PackedSummaries, places: Places, name: keyof OwnSummary): string {
  const from = places[placeOf[name]] as number;
  const length = (places[placeOf[name] + 1] as number) - from;
  if (length === 0) return valueWithout[name];
  return Buffer.from(packed.buffer, packed.byteOffset + from, length).toString();
}

/** A product as a tier reads it. */
export function unpackSummary(
  { packed, company }: Pick<ProductEntry, "packed" | "company">,
  tier: Tier,
): KeptSummary {
  const places = findPlaces(packed, tier);
  const properties = names.flatMap((name) => {
    const value = valueAt(packed, places, name);
    return value === "" ? [] : [`"${name}":${value}`];
  });
  return { ...JSON.parse(`{${properties.join()}}`), company: company.reference };
}
