import { expect, test } from "vitest";
import { createIndex } from "../create-index.ts";
import type { IndexDocument, IndexSchema, Viewer } from "../index-types.ts";
import { fieldsOfWords } from "../writing/fields-of-words.ts";

const schema: IndexSchema = {
  fields: {
    name: { weight: 4, kind: "text", suggest: true },
    inci: { weight: 3, kind: "text" },
    description: { weight: 1, kind: "text" },
    cas: { weight: 5, kind: "identifier" },
  },
  facets: [],
  sorts: {},
};
const support: Viewer = { tier: 2, own_company: null, own_tier: 2, type: null };

const documentOf = (
  key: string,
  rank: number,
  values: Partial<Record<"name" | "inci" | "description" | "cas", string>>,
): IndexDocument => ({
  key,
  company: "a",
  hidden_from: [],
  rank,
  values: Object.entries(values).map(([field, text]) => ({ field, text, tier: 0 })),
  facets: [],
  sorts: {},
});

const documents = [
  documentOf("pure", 0, { name: "Glycerin", inci: "Glycerin", cas: "56-81-5" }),
  documentOf("blend", 4, { name: "Moist Plus", inci: "Water (and) Glycerin (and) Urea" }),
  documentOf("told", 1, { name: "Humectant", description: "as good as glycerin, but dearer" }),
  documentOf("near", 0, { name: "Glyceryl Stearate", inci: "Glyceryl Stearate" }),
  documentOf("odd", 2, { name: "Glycerine vegetal", description: "of rape seed" }),
  documentOf("water", 7, { name: "Water", inci: "Aqua" }),
];

/** In two segments, so that one order is made of two. */
function indexed() {
  const index = createIndex(schema, { least: 0, growth: 1, atOnce: 0 });
  for (const part of [documents.slice(0, 3), documents.slice(3)]) {
    index.apply(part.map((document) => ({ kind: "put", document })));
  }
  return index;
}

test.each([
  "glycerin",
  "glyce",
  "glycerin moist",
  "glicerin",
  "water",
  "56-81-5",
  "cas 56-81-5",
  "",
])("what explains the hits of %j ranks them, and adds up", (text) => {
  const query = { text, filters: {}, page: 0, size: 20, explain: true };
  const { hits } = indexed().search(query, support);
  expect(hits.length).toBeGreaterThan(0);
  const told = hits.map(({ key, explained }) => ({ key, ...explained }));
  const nameOf = (key: string) =>
    documents.find((one) => one.key === key)?.values[0]?.text.toLowerCase() ?? "";
  const sorted = told.toSorted(
    (a, b) =>
      (b.score ?? 0) - (a.score ?? 0) ||
      (b.rank ?? 0) - (a.rank ?? 0) ||
      (nameOf(a.key) < nameOf(b.key) ? -1 : 1),
  );
  expect(sorted.map(({ key }) => key)).toEqual(hits.map(({ key }) => key));
  const kinds = { exact: 3, identifier: 3, ending: 2, prefix: 2, typo: 1 };
  const steps = ["none", "component", "synonym", "nearName", "title", "name", "identifier"];
  const values = [0, 4, 6, 7, 8, 9, 10];
  for (const { score = 0, kind = "exact", exactness = "none", words = [] } of told) {
    if (text === "") continue;
    const added = words.reduce((sum, { weight }) => sum + weight, 0);
    const exact = values[steps.indexOf(exactness)] ?? 0;
    expect(score).toBeCloseTo(4096 * kinds[kind] + 256 * exact + added, 3);
  }
});

test("each word is told with the word that met it, and how", () => {
  const ask = (text: string) => {
    const query = { text, filters: {}, page: 0, size: 20, explain: true };
    const { hits } = indexed().search(query, support);
    return Object.fromEntries(
      hits.map(({ key, explained }) => [
        key,
        explained?.words.map(({ word, matched, how }) => `${word} ${how} ${matched}`),
      ]),
    );
  };
  expect(ask("glycerin plus")).toEqual({ blend: ["glycerin exact glycerin", "plus exact plus"] });
  expect(ask("glycerine")).toMatchObject({ odd: ["glycerine exact glycerine"] });
  expect(ask("56-81-5")).toEqual({ pure: ["56-81-5 identifier 56-81-5"] });
  expect(ask("stearat")).toEqual({ near: ["stearat prefix stearate"] });
  expect(ask("humectants")).toEqual({ told: ["humectants ending humectant"] });
  expect(ask("steerate")).toEqual({ near: ["steerate typo stearate"] });
});

test("the field of a word is the one that gives it most weight, of those a reader sees", () => {
  const document: IndexDocument = {
    ...documentOf("one", 0, {}),
    values: [
      { field: "description", text: "urea", tier: 0 },
      { field: "inci", text: "urea", tier: 1 },
      { field: "name", text: "Urea", tier: 2 },
    ],
  };
  const fieldFor = (tier: 0 | 1 | 2) => fieldsOfWords(schema, document, tier)("urea");
  expect([fieldFor(0), fieldFor(1), fieldFor(2)]).toEqual(["description", "inci", "name"]);
  expect(fieldsOfWords(schema, document, 2)("water")).toBeNull();
});
