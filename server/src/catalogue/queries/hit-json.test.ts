import type { Language } from "@neroli/contract/kernel/language.ts";
import { expect, test } from "vitest";
import { visitor } from "../../kernel/actor.ts";
import type { CompanyEntry, KeptSummary, ProductEntry } from "../indexed/entries.ts";
import { createProductStore } from "../products/product-store.ts";
import { hitsJson } from "./hit-json.ts";
import { readSummary } from "./read-summary.ts";

const company = {
  key: "acme",
  excluded_types: [],
  shown: true,
  reference: { key: "acme", name: 'Acme "Öl" & Söhne', verified: true, logo: null },
  products: { size: 0 },
} as unknown as CompanyEntry;

const plain: Omit<KeptSummary, "company"> = {
  key: "",
  offering: "INGREDIENTS",
  segment: "PERSONALCARE",
  name: "Öl \u001f\u001e \\ \u2028",
  inci: null,
  tagline: null,
  functions: [],
  claims: [],
  service_types: [],
  sample_available: true,
  document_types: [],
  image: null,
};

const label = { key: "new", title: "New", colour: "RED", description: "Since May" };
const summaries: Record<string, Partial<KeptSummary>> = {
  plain: {},
  full: {
    ...{ offering: "SERVICES", segment: "FOOD", inci: "AQUA", tagline: 'It "cares"' },
    ...{ functions: ["Humectant"], claims: ["Vegan"], service_types: ["Testing"] },
    ...{ cas: ["56-81-5"], document_types: ["SDS"], image: "/x.png", sample_available: false },
    labels: [label],
  },
  german: { own_language: "de", tagline: "Pflegt" },
  "german without a tagline": { own_language: "de" },
  "in two languages": {
    ...{ own_language: "de", tagline: "Pflegt" },
    texts: { en: { name: "Oil", tagline: "Cares" } },
  },
};
/** As it comes out of the store; readers of the upper tiers see another name. */
function entryOf(summary: typeof plain): ProductEntry {
  const store = createProductStore();
  const own = { ...summary, key: "a" };
  const restricted = { ...own, name: "Another name" };
  store.put({
    ...{ key: "a", offering: own.offering, segment: own.segment, company },
    ...{ summaries: [own, restricted, restricted], created: 7, documents: 0, image: false },
  });
  const entry = store.get("a");
  if (entry === undefined) throw new Error("it was put");
  return entry;
}

const matched = { matches: ["öl"], explanation: null, undisclosed: false };

test.each(
  Object.keys(summaries).flatMap((kind) =>
    (["en", "de", "fr"] as const).map((language): [string, Language] => [kind, language]),
  ),
)("%s, read in %s: the JSON of what is read otherwise", (kind, language) => {
  const entry = entryOf({ ...plain, ...summaries[kind] });
  const actor = visitor(language);
  const { own_language: _, ...summary } = readSummary(actor, entry) as KeptSummary;
  const hit = { ...summary, ...matched };
  const json = hitsJson(actor, [
    { entry, ...matched },
    { entry, ...matched },
  ]);
  expect(JSON.parse(json.toString())).toEqual([hit, hit]);
  expect(summary.name).not.toBe("Another name");
});

test("of an answer that broke off the next one has nothing", () => {
  const entry = entryOf(plain);
  const found = { entry, ...matched };
  const gone = { ...found, entry: { ...entry, company: undefined as unknown as CompanyEntry } };
  expect(() => hitsJson(visitor("en"), [found, gone])).toThrow(TypeError);
  expect(JSON.parse(hitsJson(visitor("en"), [found]).toString())).toHaveLength(1);
});
