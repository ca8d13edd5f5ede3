import type { KeptSummary, PerTier } from "../indexed/entries.ts";

/** The packed part of a summary: the supplier is known by its entry. */
export type OwnSummary = Omit<KeptSummary, "company">;

type PackedSummary = Required<OwnSummary>;

/** The properties in the order in which they are packed, the rarest last, and what most have. */
const commonest: { [Name in keyof PackedSummary]: PackedSummary[Name] | null } = {
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
const names = Object.keys(commonest) as (keyof PackedSummary)[];
const ordinary = names.map((name) => JSON.stringify(commonest[name]));

const encoder = new TextEncoder();

/**
 * Summaries as the bytes that are kept of them: a list of values for each tier that reads other
 * ones than the tier below it.
 */
export function packSummaries(summaries: PerTier<OwnSummary>): Uint8Array {
  const lists = summaries.map(toList);
  while (lists.length > 1 && lists.at(-1) === lists.at(-2)) lists.pop();
  return encoder.encode(`[${lists.join()}]`);
}

/** 0 stands for what most have; what is left out at the end is so, too. */
function toList(summary: OwnSummary): string {
  const values = names.map((name, at) => {
    const value = JSON.stringify(summary[name] ?? null);
    return value === ordinary[at] ? "0" : value;
  });
  while (values.at(-1) === "0") values.pop();
  return `[${values.join()}]`;
}

/** Summaries from their bytes. A TextDecoder would not read shared memory. */
export function unpackSummaries({ buffer, byteOffset, length }: Uint8Array): PerTier<OwnSummary> {
  const text = Buffer.from(buffer, byteOffset, length).toString();
  const lists = JSON.parse(text) as unknown[][];
  const [open, ...others] = lists.map(fromList);
  if (open === undefined) throw new Error("a product without a summary");
  const restricted = others[0] ?? open;
  return [open, restricted, others[1] ?? restricted];
}

function fromList(list: readonly unknown[]): OwnSummary {
  const summary: Record<string, unknown> = {};
  for (const [at, name] of names.entries()) {
    const value = list[at] ?? 0;
    if (value !== 0) summary[name] = value;
    else if (!optional.has(name)) summary[name] = commonest[name];
  }
  return summary as OwnSummary;
}
