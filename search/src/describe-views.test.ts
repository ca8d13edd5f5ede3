import { expect, test } from "vitest";
import { createDescriber } from "./describe-views.ts";
import type { IndexDocument, IndexSchema } from "./index-types.ts";

const schema: IndexSchema = {
  fields: {
    name: { weight: 4, kind: "text", suggest: true },
    description: { weight: 1, kind: "text" },
    cas: { weight: 5, kind: "identifier", suggest: true },
  },
  facets: ["origin"],
  contents: ["claim"],
  intervals: ["ph"],
  sorts: { price: "number" },
};

const open: IndexDocument = {
  key: "a",
  company: "c",
  hidden_from: [],
  values: [
    { field: "name", text: "Shea Butter", tier: 0 },
    { field: "cas", text: "194043-92-0", tier: 0 },
  ],
  facets: [{ group: "origin", value: "Ghana", tier: 0 }],
  sorts: {},
};

const wordsOf = (document: IndexDocument) =>
  createDescriber(schema)(document).map(({ tiers, words }) => [
    tiers,
    words.map(({ text }) => text).sort(),
  ]);

test("what is open to all is one view", () => {
  const [view, ...others] = createDescriber(schema)(open);
  expect(others).toEqual([]);
  expect(view).toMatchObject({ tiers: [0, 1, 2], name: "shea butter" });
  expect(view?.completions.map(({ phrase, text }) => [phrase, text])).toEqual([
    ["shea butter", "Shea Butter"],
    ["194043 92 0", "194043-92-0"],
  ]);
});

test("no view holds what is above its tiers, of whatever kind it is", () => {
  const document: IndexDocument = {
    ...open,
    values: [
      ...open.values,
      { field: "description", text: "restricted words", tier: 1 },
      { field: "description", text: "private ones", tier: 2 },
      { field: "cas", text: "50-81-7", tier: 2 },
    ],
    facets: [...open.facets, { group: "origin", value: "Mali", tier: 2 }],
    contents: [{ group: "claim", value: "vegan", tier: 2 }],
    intervals: { ph: { min: 4, max: 6, tier: 2 } },
    sorts: { price: { value: 3, tier: 2 } },
  };
  expect(wordsOf(document)).toEqual([
    [[0], ["butter", "shea"]],
    [[1], ["butter", "restricted", "shea", "words"]],
    [[2], ["butter", "ones", "private", "restricted", "shea", "words"]],
  ]);
  const [lowest, middle, highest] = createDescriber(schema)(document);
  for (const view of [lowest, middle]) {
    expect(view).toMatchObject({ facets: open.facets, contents: [], intervals: {}, sorts: {} });
    expect(view?.identifiers).toHaveLength(1);
  }
  expect(highest).toMatchObject({ sorts: { price: 3 }, intervals: { ph: { min: 4, max: 6 } } });
  expect(highest?.identifiers).toHaveLength(2);
});

test("an unseen document is there for the highest tier alone", () => {
  expect(wordsOf({ ...open, unseen: true })).toEqual([[[2], ["butter", "shea"]]]);
});

test("a word that stands in several tiers tells everything up to the reader's", () => {
  const views = createDescriber(schema)({
    ...open,
    values: [
      { field: "description", text: "butter", tier: 0 },
      ...open.values.map((value) => ({ ...value, tier: 2 as const })),
    ],
  });
  const impacts = views.map(({ words }) => words.find(({ text }) => text === "butter")?.impact);
  expect(views.map(({ tiers }) => tiers)).toEqual([[0, 1], [2]]);
  expect(impacts[1]).toBeGreaterThan(impacts[0] ?? 0);
});

test("many documents are taken apart each by itself", () => {
  const describe = createDescriber(schema);
  const all = Array.from({ length: 1_200 }, (_, at) =>
    describe({ ...open, key: `k${at}`, values: [{ field: "name", text: `Wort${at}`, tier: 0 }] }),
  );
  expect(all.map(([view]) => view?.words.map(({ text }) => text))).toEqual(
    all.map((_, at) => [`wort${at}`]),
  );
});

test("what does not fit the schema is refused", () => {
  const describe = createDescriber(schema);
  const facets = [{ group: "colour", value: "red", tier: 0 as const }];
  expect(() => describe({ ...open, facets })).toThrow(RangeError);
});
