import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalogueRoutes } from "../catalogue/routes.ts";
import { companyRoutes } from "../companies/routes.ts";
import { createAsset } from "../documents/factory.ts";
import { documentRoutes } from "../documents/routes.ts";
import { startAssets } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { requestRoutes } from "../requests/routes.ts";
import { listAddresses } from "../site/queries/list-addresses.ts";
import { createProduct } from "./factory.ts";
import { editorCalls, type Products, startProducts, traceOf } from "./testing-products.ts";

let products: Products;
let calls: ReturnType<typeof editorCalls>;
let data: string;

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), "neroli-trash-"));
  startAssets({ data });
  products = await startProducts({
    routes: [catalogueRoutes, companyRoutes, documentRoutes, requestRoutes],
  });
  calls = editorCalls(products);
});
afterAll(async () => {
  await products.close();
  await rm(data, { recursive: true });
});

/** A product with a picture and a document, chosen by its company, and one that is like it. */
async function createShown(name: string) {
  const fields = { name, inci: `${name} EXTRACT`, functions: [`${name} function`] };
  const { key } = await createProduct({ company_key: "maison", fields });
  const picture = await createAsset({
    product_key: key,
    kind: "IMAGE",
    media_type: "image/png",
    content: Buffer.from("picture"),
  });
  const document = await createAsset({ product_key: key, content: Buffer.from("%PDF-1.7") });
  const similar = await createProduct({ fields: { ...fields, name: `Like ${name}` } });
  const phases = [{ name: "A", ingredients: [{ name, product: key, weight: "5%" }] }];
  const formula = await createProduct({
    offering: "FORMULATIONS",
    fields: { name: `With ${name}`, phases },
  });
  await db()
    .updateTable("companies")
    .set({
      top_products: JSON.stringify([
        { offering: "INGREDIENTS", segment: "PERSONALCARE", products: [key] },
      ]),
    })
    .where("key", "=", "maison")
    .execute();
  return { key, name, picture, document, similar: similar.key, formula: formula.key };
}
type Shown = Awaited<ReturnType<typeof createShown>>;

/** Each way by which somebody comes to a product: whether this one is found on it. */
async function waysTo({ key, name, picture, document, similar, formula }: Shown) {
  const { app, keys } = products;
  const says = (answer: { body: object }) => JSON.stringify(answer.body).includes(key);
  const search = await app.call("GET /search/products/:offering", {
    params: { offering: "INGREDIENTS" },
    query: { query: name },
  });
  const functions = search.body.facets.find(({ group }) => group === "functions")?.values ?? [];
  const suggested = await app.call("GET /search/suggestions", {
    query: { offering: "INGREDIENTS", query: name.slice(0, 6) },
  });
  const page = (offering: string, productKey: string) =>
    app.call("GET /products/:offering/:productKey", { params: { offering, productKey } });
  const company = await app.call("GET /companies/:companyKey", {
    params: { companyKey: "maison" },
  });
  const picker = await app.call("GET /companies/:companyKey/products/types/:type", {
    as: keys.manager,
    params: { companyKey: "maison", type: "INGREDIENTS" },
    query: { size: "100" },
  });
  const request = await app.call("POST /requests", {
    as: keys.buyer,
    body: {
      type: "CONTACT",
      message: `About ${name}`,
      contact: { full_name: "Ada", company: "Ambre", department: "INNOVATION" },
      products: [key],
    },
  });
  const inci = await app.call("GET /products/inci", {
    as: keys.stranger,
    query: { query: `${name} e` },
  });
  const download = await app.call("GET /companies/:companyKey/assets/:id/download", {
    as: keys.buyer,
    params: { companyKey: "maison", id: document.id },
  });
  const image = await app.call("GET /images/:id", { params: { id: picture.id } });
  return {
    search: says(search),
    facet: functions[0]?.count ?? 0,
    suggestion: suggested.body.groups
      .flatMap(({ values }) => values)
      .some(({ text }) => text === name),
    page: (await page("INGREDIENTS", key)).status,
    similar: says(await page("INGREDIENTS", similar)),
    formula: says(await page("FORMULATIONS", formula)),
    company: says(company),
    picker: says(picker),
    list: says(await calls.list({ size: "100" })),
    colleague: says(await calls.list({ size: "100" }, "colleague")),
    request: request.status,
    inci: inci.body.content[0]?.count ?? 0,
    download: download.status,
    image: image.status,
    sitemap: (await listAddresses("products")).some((address) => address.path.endsWith(`/${key}`)),
  };
}

const shownEverywhere = {
  search: true,
  facet: 2,
  suggestion: true,
  page: 200,
  similar: true,
  formula: true,
  company: true,
  picker: true,
  list: true,
  colleague: true,
  request: 200,
  inci: 2,
  download: 200,
  image: 200,
  sitemap: true,
};

describe("the trash (spec 4)", () => {
  test("what is in it is gone on every way at once; recovered it is there whole", async () => {
    const shown = await createShown("Zedoary");
    const before = (await calls.read(shown.key)).body;
    expect(await waysTo(shown)).toEqual(shownEverywhere);

    expect((await calls.trash([shown.key])).body).toEqual({ done: [shown.key], failed: [] });
    expect(await waysTo(shown)).toEqual({
      search: false,
      facet: 1,
      suggestion: false,
      page: 404,
      similar: false,
      formula: false,
      company: false,
      picker: false,
      list: false,
      colleague: false,
      request: 404,
      inci: 1,
      download: 404,
      image: 404,
      sitemap: false,
    });

    expect((await calls.recover([shown.key])).body).toEqual({ done: [shown.key], failed: [] });
    expect(await waysTo(shown)).toEqual(shownEverywhere);
    const after = (await calls.read(shown.key)).body;
    const { last_change: _, can: __, ...content } = before;
    expect(after).toMatchObject(content);
  });

  test("its editors find it there, with who put it there; others know of no trash", async () => {
    const { key } = await createProduct({ company_key: "maison" });
    await calls.trash([key], "editor");
    const inTrash = async (who: "manager" | "support" | "colleague" | "stranger") =>
      (await calls.list({ status__eq: "TRASHED", size: "100" }, who)).body.content.find(
        (row) => row.key === key,
      );
    expect(await inTrash("manager")).toMatchObject({
      trashed_by: { name: "Noor Conti" },
      can: { edit: false, trash: false, recover: true },
    });
    expect(await inTrash("support")).toBeDefined();
    expect(await inTrash("colleague")).toBeUndefined();
    expect(await inTrash("stranger")).toBeUndefined();
    expect((await calls.read(key)).body).toMatchObject({
      trashed_by: { name: "Noor Conti" },
      can: { edit: false, undo: false, recover: true },
    });
  });

  test("a product in it is not changed, and what somebody typed meanwhile is saved after", async () => {
    const { key } = await createProduct({ company_key: "maison" });
    await calls.save(key, { version: 1, fields: { name: "First" } });
    await calls.trash([key]);
    const typed = { version: 2, fields: { name: "Typed" } };
    for (const answer of [await calls.save(key, typed), await calls.undo(key, 2)]) {
      expect([answer.status, answer.body.code]).toEqual([409, "products.trashed"]);
    }
    expect((await calls.decide([key], { inci: "PRIVATE" })).body.failed).toEqual([
      { key, code: "products.trashed" },
    ]);
    await calls.recover([key]);
    expect((await calls.save(key, typed)).body).toMatchObject({ version: 3, name: "Typed" });
  });

  test("many at once: each product for itself, once; what is so already says nothing", async () => {
    const [a, b] = [
      await createProduct({ company_key: "maison" }),
      await createProduct({ company_key: "maison", trashed_at: new Date() }),
    ];
    const foreign = await createProduct({ company_key: "other" });
    const keys = [a.key, b.key, foreign.key, "no-such-product", a.key];
    expect((await calls.trash(keys)).body).toEqual({
      done: [a.key, b.key],
      failed: [
        { key: foreign.key, code: "not-found" },
        { key: "no-such-product", code: "not-found" },
      ],
    });
    expect((await traceOf(a.key)).trail).toMatchObject([{ action: "product.trashed" }]);
    expect((await traceOf(b.key)).trail).toEqual([]);
    expect((await traceOf(foreign.key)).trail).toEqual([]);
    expect((await calls.recover(keys, "support")).body.done).toHaveLength(3);
    expect((await traceOf(b.key)).trail).toMatchObject([{ action: "product.recovered" }]);
    expect((await calls.history(a.key)).body.content).toMatchObject([
      { action: "RECOVERED", changes: [] },
      { action: "TRASHED", by: { name: "Livia Conti" }, changes: [] },
    ]);
  });

  test.each([
    ["unverified", 200],
    ["colleague", 403],
    ["buyer", 403],
    [null, 401],
  ] as const)("%s: %i", async (who, status) => {
    const { key } = await createProduct({ company_key: "maison" });
    expect((await calls.trash([key], who)).status).toBe(status);
    expect((await calls.recover([key], who)).status).toBe(status);
  });

  test.each([[[]], [Array.from({ length: 501 }, (_, at) => `key-${at}`)], [["A Key"]]])(
    "%j is refused",
    async (keys) => {
      expect((await calls.trash(keys)).status).toBe(400);
    },
  );
});
