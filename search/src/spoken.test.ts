import { describe, expect, test } from "vitest";
import { createIndex } from "./create-index.ts";
import type { IndexDocument, Viewer } from "./index-types.ts";

const everyone: Viewer = { tier: 0, own_company: null, own_tier: 0, type: null };

interface Sketch {
  name: string;
  text?: string;
  wide?: string;
  code?: string;
  secret?: string;
}

function documentOf({ name, text, wide, code, secret }: Sketch): IndexDocument {
  const values: IndexDocument["values"][number][] = [{ field: "name", text: name, tier: 0 }];
  if (text) values.push({ field: "description", text, tier: 0 });
  if (wide) values.push({ field: "wide", text: wide, tier: 0 });
  if (code) values.push({ field: "code", text: code, tier: 0 });
  if (secret) values.push({ field: "description", text: secret, tier: 2 });
  return { key: name, company: "acme", hidden_from: [], facets: [], sorts: {}, values };
}

/** An index that knows which words say nothing. */
function indexOf(...sketches: Sketch[]) {
  const index = createIndex({
    fields: {
      name: { weight: 4, kind: "text" },
      wide: { weight: 0.8, kind: "text", widens: true },
      description: { weight: 1, kind: "text" },
      code: { weight: 5, kind: "identifier" },
    },
    idle: ["the", "price", "für", "mittel"],
    facets: [],
    sorts: {},
  });
  index.apply(sketches.map((sketch) => ({ kind: "put", document: documentOf(sketch) })));
  return (text: string) => {
    const found = index.search({ text, filters: {}, page: 0, size: 20 }, everyone);
    return { ...found, keys: found.hits.map(({ key }) => key) };
  };
}

describe("words that no document has together", () => {
  const search = indexOf(
    { name: "Glycerin", text: "A humectant.", code: "56-81-5", secret: "Bezoar" },
    { name: "Carrier", text: "Wipes for babies, with glycerin." },
    { name: "Preservative", text: "For many things." },
  );

  test.each([
    // What says nothing is left out first.
    ["price the glycerin", ["Glycerin", "Carrier"], ["price", "the"]],
    // Then what nobody knows, before what somebody is called.
    ["glycerin xyzzyplugh", ["Glycerin", "Carrier"], ["xyzzyplugh"]],
    ["preservative babies", ["Preservative"], ["babies"]],
    // Words that only others may read are words that nobody knows.
    ["glycerin bezoar", ["Glycerin", "Carrier"], ["bezoar"]],
    ["glycerin wipes", ["Carrier"], []],
    ["xyzzyplugh plughxyzzy", [], []],
    ["the price", [], []],
  ])("%s", (text, keys, left_out) => {
    expect(search(text)).toMatchObject({ keys, left_out });
  });

  test("a number that nothing carries is taken for no other", () => {
    expect(search("56-81-6")).toMatchObject({ keys: [], left_out: [] });
    expect(search("6-81-5")).toMatchObject({ keys: [], left_out: [] });
    expect(search('"glycerin price"').keys).toEqual([]);
  });
});

describe("compounds and joined words", () => {
  const search = indexOf(
    { name: "Orange Schale Öl" },
    { name: "Haarpflege" },
    { name: "Sodium Laureth Sulfate" },
    { name: "Phenoxyethanol" },
    { name: "Octoxynol", text: "Ethanol, 2-phenoxy, what it is made of." },
    { name: "Cyclopentasiloxane" },
  );
  test.each([
    ["Orangenschalenöl", "Orange Schale Öl"],
    ["haarpflegemittel", "Haarpflege"],
    ["sodiumlaurethsulfate", "Sodium Laureth Sulfate"],
    ["cyclo penta siloxane", "Cyclopentasiloxane"],
    // Somebody has the words, but this one is called so.
    ["phenoxy ethanol", "Phenoxyethanol"],
  ])("%s", (text, first) => {
    expect(search(text).keys[0]).toBe(first);
  });
});

describe("which way round a molecule is", () => {
  const search = indexOf(
    { name: "Panthenol" },
    { name: "P-Anisic Acid" },
    { name: "Beta-Carotene" },
    { name: "L-Menthol" },
    { name: "Dl compound", text: "Lactic, dl, and more." },
    { name: "Lactic Acid" },
  );
  test.each([
    ["d-panthenol", "Panthenol"],
    ["DL-Lactic acid", "Lactic Acid"],
    ["para-anisic acid", "P-Anisic Acid"],
    ["ß-carotene", "Beta-Carotene"],
    ["(-)-menthol", "L-Menthol"],
    ["menthol", "L-Menthol"],
  ])("%s", (text, first) => {
    expect(search(text).keys[0]).toBe(first);
  });
});

describe("numbers as people write them", () => {
  const search = indexOf(
    { name: "Glycerin", code: "56-81-5" },
    { name: "Riboflavin", code: "E101" },
    { name: "Titanium", code: "CI 77891" },
    { name: "Kelp", code: "200-289-5" },
  );
  test.each([
    ["(56-81-5)", "Glycerin"],
    ["[56-81-5].", "Glycerin"],
    ["0000056-81-5", "Glycerin"],
    ["N° CAS 56-81-5", "Glycerin"],
    ["C.A.S. 56-81-5", "Glycerin"],
    ["CAS-Nummer: 56-81-5", "Glycerin"],
    ["56-81-5 (glycerol)", "Glycerin"],
    ["EG-Nr. 200-289-5", "Kelp"],
    ["numéro CE 200-289-5", "Kelp"],
    ["E101(i)", "Riboflavin"],
    ["E-Nr. 101", "Riboflavin"],
    ["C.I. 77891", "Titanium"],
    ["Colour Index no. 77891", "Titanium"],
  ])("%s", (text, only) => {
    expect(search(text).keys).toEqual([only]);
  });
});

test("a wider name comes behind those that are called so", () => {
  const search = indexOf(
    { name: "Lactic Acid", wide: "Fruit acid" },
    { name: "Zeta", text: "fruit acid, of fruit and acid" },
    { name: "Fruit Acid" },
  );
  expect(search("fruit acid").keys).toEqual(["Fruit Acid", "Lactic Acid", "Zeta"]);
});

test("of sixty-four fields the last one is found, named and completed as the first one is", () => {
  const keys = Array.from({ length: 64 }, (_, at) => (at === 0 ? "name" : `field${at}`));
  const index = createIndex({
    fields: Object.fromEntries(
      keys.map((key) => [key, { weight: 1, kind: "text" as const, suggest: true }]),
    ),
    facets: [],
    sorts: {},
  });
  const document = {
    ...documentOf({ name: "Plain" }),
    values: [
      { field: "name", text: "Plain", tier: 0 as const },
      { field: "field63", text: "Zedoary root", tier: 0 as const },
    ],
  };
  index.apply([{ kind: "put", document }]);
  const asked = { text: "zed", limit: 5 };
  const told = [{ field: "field63", text: "Zedoary root", count: 1, key: "Plain" }];
  expect(index.suggest(asked, everyone)).toEqual(told);
  expect(index.suggest({ ...asked, fields: ["field63"] }, everyone)).toEqual(told);
  expect(index.suggest({ ...asked, fields: ["field31"] }, everyone)).toEqual([]);
});
