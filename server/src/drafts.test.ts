import { afterAll, beforeAll, expect, test } from "vitest";
import { type Asked, type NightWorks, startNightWorks } from "./testing-night-works.ts";

// A draft is its editors' and support's alone (decisions, products): every answer that could show
// a product is asked for by each kind of reader, before it is unpublished and afterwards.

let works: NightWorks;
type Reader = keyof NightWorks["readers"];

beforeAll(async () => {
  works = await startNightWorks({
    name: "Works",
    top_products: [{ offering: "INGREDIENTS", segment: "PERSONALCARE", products: ["night"] }],
  });
  await works.bookmark("buyer");
});

afterAll(() => works.close());

const ingredients = { offering: "INGREDIENTS" };
const formulations = { offering: "FORMULATIONS" };
const companyKey = "night-works";
const byNumber = { query: { contains: "cas:56-81-5" } };

/** Every answer that others have of products, and what in it tells of this one. */
const answers: Asked[] = [
  ["GET /search/products/:offering", { params: ingredients, query: { query: "sharedium" } }],
  ["GET /search/products/:offering", { params: ingredients, ...byNumber }],
  ["GET /search/products/:offering", { params: formulations, ...byNumber }, /Lotion/],
  ["GET /search/suggestions", { query: { query: "umbr" } }],
  ["GET /search/contents", { query: { kind: "cas", query: "56-81" } }, /56-81-5/],
  ["GET /search/listed", { query: { keys: "night,open" } }],
  ["GET /search/highlights"],
  ["GET /products/:offering/:productKey", { params: { ...ingredients, productKey: "night" } }],
  ["GET /products/:offering/:productKey", { params: { ...ingredients, productKey: "open" } }],
  [
    "GET /products/:offering/:productKey",
    { params: { ...formulations, productKey: "lotion" } },
    /"product":"night"/,
  ],
  ["GET /products/:productKey/alternatives", { params: { productKey: "open" } }],
  ["GET /companies/:companyKey", { params: { companyKey } }],
  ["GET /comparison", { query: { products: "night,open" } }],
];
const ownAnswers: Asked[] = [["GET /bookmarks"], ["GET /products", { query: ingredients }]];

async function seenBy(reader: Reader): Promise<string[]> {
  const asked = [...answers, ...(reader === "visitor" ? [] : ownAnswers)];
  const seen = await works.seenIn(asked, reader);
  const { payload } = await works.site.inject("/sitemap/products-1.xml");
  if (payload.includes("/night<")) seen.push("sitemap");
  return seen;
}

const move = (step: "publish" | "unpublish") =>
  works.app.call(`POST /products/${step}`, {
    as: works.readers.editor,
    body: { products: ["night"] },
  });

test("what is listed everybody sees, at once", async () => {
  await move("unpublish");
  await move("publish");
  const visitor = await seenBy("visitor");
  for (const [at, [name]] of answers.entries()) expect(visitor).toContain(`${at} ${name}`);
  expect(visitor).toContain("sitemap");
  expect(await seenBy("buyer")).toContain(`${answers.length} GET /bookmarks`);
});

test("of a draft others have nothing, at once: no answer, no count, no request, no document", async () => {
  await move("unpublish");
  for (const reader of ["visitor", "stranger", "buyer", "colleague"] as const) {
    expect([reader, await seenBy(reader)]).toEqual([reader, []]);
  }
  const as = works.readers.buyer;
  const request = await works.app.call("POST /requests", {
    as,
    body: { type: "SAMPLE", products: ["night"], message: "Please" },
  });
  expect([400, 404]).toContain(request.status);
  const paper = await works.app.call("GET /companies/:companyKey/assets/:id/download", {
    as,
    params: { companyKey, id: works.asset },
  });
  expect(paper.status).toBe(404);
  const found = await works.app.call("GET /search/products/:offering", {
    as,
    params: ingredients,
    query: { query: "sharedium" },
  });
  expect(found.body.content).toHaveLength(1);
});

test("it is new to a saved search when it is first published, and not again", async () => {
  const as = works.readers.buyer;
  const { body } = await works.app.call("POST /companies/:companyKey/products", {
    as: works.readers.editor,
    params: { companyKey },
    body: { ...ingredients, segment: "FOOD", fields: { name: "Noveltium", inci: "Noveltium" } },
  });
  const products = [body.key];
  const saved = await works.app.call("POST /saved-searches", {
    as,
    body: { name: "New", ...ingredients, query: { query: "noveltium" } },
  });
  expect(saved.status).toBe(200);
  const countOf = async () =>
    (await works.app.call("GET /saved-searches/news", { as })).body.content;
  const call = (step: "publish" | "unpublish") =>
    works.app.call(`POST /products/${step}`, { as: works.readers.editor, body: { products } });
  expect(await countOf()).toMatchObject([{ count: 0 }]);
  await call("publish");
  expect(await countOf()).toMatchObject([{ count: 1 }]);
  const params = { searchId: saved.body.id };
  await works.app.call("POST /saved-searches/:searchId/look", { as, params });
  await call("unpublish");
  await call("publish");
  expect(await countOf()).toMatchObject([{ count: 0 }]);
});

test("its editors and support have it, but not where it would be offered", async () => {
  await move("unpublish");
  for (const reader of ["editor", "support"] as const) {
    const seen = (await seenBy(reader)).map((answer) => answer.replace(/^\d+ /, ""));
    expect(seen).toEqual([
      "GET /products/:offering/:productKey",
      // What it is linked from says it to them, too.
      "GET /products/:offering/:productKey",
      "GET /comparison",
      "GET /products",
    ]);
  }
});
