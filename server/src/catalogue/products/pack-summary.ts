import type { KeptSummary, PackedSummary, PerTier } from "../indexed/entries.ts";

/** The packed part of a summary: the supplier is known by its entry. */
export type OwnSummary = Omit<KeptSummary, "company">;

/** The values of a packed summary in JSON; empty where a product has none of an optional one. */
export type JsonFields = Record<keyof OwnSummary, string>;

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
const optional: ReadonlySet<string> = new Set(["cas", "labels", "own_language", "texts"]);
const names = Object.keys(commonest) as (keyof OwnSummary)[];
const ordinary = names.map((name) => JSON.stringify(commonest[name]));
const absent = names.map((name, at) => (optional.has(name) ? "" : (ordinary[at] as string)));

/** Between values, and between summaries: JSON has these characters nowhere. */
const between = "\x1f";
const betweenTiers = "\x1e";

const encoder = new TextEncoder();

/**
 * Summaries as the bytes that are kept of them: one for each tier that reads another one than the
 * tier below it.
 */
export function packSummaries(summaries: PerTier<OwnSummary>): Uint8Array {
  const packed = summaries.map(pack);
  while (packed.length > 1 && packed.at(-1) === packed.at(-2)) packed.pop();
  return encoder.encode(packed.join(betweenTiers));
}

function pack(summary: OwnSummary): PackedSummary {
  const values = names.map((name, at) => {
    const value = JSON.stringify(summary[name] ?? null);
    return value === ordinary[at] ? "" : value;
  });
  while (values.at(-1) === "") values.pop();
  return values.join(between);
}

/** Packed summaries from their bytes. A TextDecoder would not read shared memory. */
export function readPacked({ buffer, byteOffset, length }: Uint8Array): PerTier<PackedSummary> {
  const text = Buffer.from(buffer, byteOffset, length).toString();
  const [open = "", restricted = open, own = restricted] = text.split(betweenTiers);
  return [open, restricted, own];
}

export function fieldsOf(packed: PackedSummary): JsonFields {
  const values = packed.split(between);
  const at = (place: number): string => values[place] || (absent[place] as string);
  return {
    name: at(0),
    key: at(1),
    offering: at(2),
    segment: at(3),
    inci: at(4),
    functions: at(5),
    claims: at(6),
    cas: at(7),
    tagline: at(8),
    sample_available: at(9),
    document_types: at(10),
    image: at(11),
    service_types: at(12),
    labels: at(13),
    own_language: at(14),
    texts: at(15),
  };
}

export function unpack(packed: PackedSummary): OwnSummary {
  const properties = Object.entries(fieldsOf(packed)).flatMap(([name, value]) =>
    value === "" ? [] : [`"${name}":${value}`],
  );
  return JSON.parse(`{${properties.join()}}`);
}
