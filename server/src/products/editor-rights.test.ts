import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { createProduct } from "./factory.ts";
import { editorCalls, type Products, startProducts } from "./testing-products.ts";

let products: Products;
let calls: ReturnType<typeof editorCalls>;

beforeAll(async () => {
  products = await startProducts();
  calls = editorCalls(products);
});
afterAll(() => products.close());

describe("who may", () => {
  test.each([
    ["manager", 200, 200],
    ["editor", 200, 200],
    ["unverified", 200, 403],
    ["colleague", 403, 403],
    ["stranger", 404, 404],
    ["buyer", 403, 403],
    ["support", 200, 200],
    [null, 401, 401],
  ] as const)("%s: reads and saves %i, creates %i", async (who, edits, creates) => {
    const { key } = await createProduct({ company_key: "maison" });
    const fields = { name: "Changed" };
    expect((await calls.read(key, who)).status).toBe(edits);
    expect((await calls.history(key, who)).status).toBe(edits);
    expect((await calls.save(key, { version: 1, fields }, who)).status).toBe(edits);
    expect((await calls.create({ fields }, who)).status).toBe(creates);
    const undone = await calls.undo(key, edits === 200 ? 2 : 1, who);
    expect(undone.status).toBe(edits);
  });

  test("who may not create may not duplicate; nobody creates for a company there is not", async () => {
    const { key } = await createProduct({ company_key: "maison" });
    expect((await calls.read(key, "unverified")).body.can).toMatchObject({ duplicate: false });
    expect((await calls.create({ fields: { name: "x" } }, "support", "nowhere")).status).toBe(404);
  });

  test("a product is read under its own company only", async () => {
    const { key } = await createProduct({ company_key: "other" });
    expect((await calls.read(key, "support")).status).toBe(404);
    expect((await calls.read("no-such-product", "support")).status).toBe(404);
  });

  test("a key that the company had before leads to it, for who may edit there", async () => {
    const { key } = await createProduct({ company_key: "maison" });
    const old_key = `before-${key}`;
    await db().insertInto("company_old_keys").values({ old_key, company_key: "maison" }).execute();
    const read = (as: string) =>
      products.app.call("GET /companies/:companyKey/products/:productKey", {
        as,
        params: { companyKey: old_key, productKey: key },
      });
    const { body } = await read(products.keys.manager);
    expect(body.company.key).toBe("maison");
    expect((await read(products.keys.stranger)).status).toBe(404);
  });

  test.each([
    {},
    { version: 1 },
    { version: 1, fields: [], visibility: {} },
    { version: "1", fields: {}, visibility: {} },
    { version: 1, fields: {}, visibility: { inci: "HIDDEN" } },
    { version: 1, fields: {}, visibility: {}, trade: 1 },
  ])("%j is refused", async (body) => {
    const { key } = await createProduct({ company_key: "maison" });
    const answer = await products.app.call("PUT /companies/:companyKey/products/:productKey", {
      as: products.keys.manager,
      params: { companyKey: "maison", productKey: key },
      body,
    });
    expect(answer.status).toBe(400);
  });
});
