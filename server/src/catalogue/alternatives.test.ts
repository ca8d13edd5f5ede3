import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { productRoutes } from "../products/routes.ts";
import { createUser } from "../users/factory.ts";
import { createCatalogue } from "./factory.ts";
import { scoreOf, tellApart } from "./queries/rate-alternative.ts";

let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let app: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await createCatalogue();
  app = await testApp({ routes: [productRoutes], ...(await testIdentity()) });
});

afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

const ask = (productKey: string, as?: string) =>
  app.call("GET /products/:productKey/alternatives", { params: { productKey }, ...(as && { as }) });
const keysFor = async (productKey: string, as?: string) =>
  (await ask(productKey, as)).body.content.map(({ product }) => product.key);

describe("what does not say what it is for", () => {
  test("stands beside what is called alike and says it; what is hidden teaches nothing", async () => {
    const make = (inci: string, functions: string[], more = {}) =>
      createProduct({
        fields: { name: inci, inci, ...(functions.length > 0 && { functions }) },
        ...more,
      });
    for (const word of ["Rosa", "Salvia", "Malva", "Tilia"]) {
      await make(`${word} Zephyroleate`, ["Testsoftener", `Test${word}`]);
      await make(`${word} Quibosulfate`, ["Testcleanser"]);
      await make(`${word} Zephyrohidden`, ["Testsecret"], { visibility: { functions: "PRIVATE" } });
    }
    const asked = await make("Viola Zephyroleate", []);
    const { body } = await ask(asked.key);
    expect(body.content.length).toBeGreaterThanOrEqual(4);
    for (const { product, likely, score } of body.content) {
      expect(product.name).toMatch(/Zephyroleate$/);
      expect(likely).toEqual(["Testsoftener"]);
      expect(score).toBeGreaterThanOrEqual(40);
    }
    const secret = await make("Viola Zephyrohidden", []);
    const told = (await ask(secret.key)).body.content.flatMap(({ likely }) => likely);
    expect(told).not.toContain("Testsecret");
  });
});

describe("which products stand in", () => {
  test("those of other suppliers first, the more alike before the less, never itself", async () => {
    const { key: company_key } = await createCompany();
    const make = (key: string, fields: ProductFields, more = {}) =>
      createProduct({ key, fields: { name: key, ...fields }, ...more });
    const purpose = { functions: ["Testemollient"], applications: ["Testserum"] };
    await make("asked", { inci: "Quendelin", ...purpose }, { company_key });
    await make("sibling", { inci: "Quendelin", ...purpose }, { company_key });
    await make("twin", { inci: "Quendelin", ...purpose });
    await make("blend", { inci: "Quendelin (and) Aqua", ...purpose });
    await make("purpose", { inci: "Somethingelse", ...purpose });
    await make("food", { inci: "Quendelin", ...purpose }, { segment: "FOOD" });
    await make("claims", { inci: "Otherwise", performance_claims: ["Testclaim"] });
    const { body } = await ask("asked");
    expect(body.content.map(({ product, score }) => [product.key, score])).toEqual([
      ["twin", 100],
      ["blend", 78],
      ["purpose", 56],
      ["sibling", 100],
    ]);
    expect(body.content[2]).toMatchObject({
      same: [
        { field: "functions", values: ["Testemollient"] },
        { field: "applications", values: ["Testserum"] },
      ],
      differs: [{ field: "inci", mine: ["Quendelin"], theirs: ["Somethingelse"] }],
    });
  });

  test("a service by what kind it is", async () => {
    const make = (key: string, fields: ProductFields) =>
      createProduct({ key, offering: "SERVICES", fields: { name: key, ...fields } });
    await make("panel", { service_types: ["TESTING"], regions: ["EMEA"] });
    await make("panel-two", { service_types: ["TESTING"], regions: ["APAC"] });
    await make("agency", { service_types: ["MEDIA"], regions: ["EMEA"] });
    expect(await keysFor("panel")).toEqual(["panel-two"]);
  });
});

describe("what a reader may not see", () => {
  test("neither finds nor rates nor is told", async () => {
    const hidden = { functions: "RESTRICTED" } as const;
    const fields = { inci: "Hiddenwort", functions: ["Secretor"], origin: ["MINERAL" as const] };
    const asked = await createProduct({ fields });
    const closed = await createProduct({
      fields: { ...fields, inci: "Otherwort" },
      visibility: hidden,
    });
    const half = await createProduct({ fields, visibility: hidden });
    const { body } = await ask(asked.key);
    expect(body.content.map(({ product }) => product.key)).toEqual([half.key]);
    expect(body.content[0]?.same.map(({ field }) => field)).toEqual(["inci", "origin"]);
    expect(body.content[0]?.score).toBeLessThan(100);
    const member = (await createUser()).key;
    const seen = await ask(asked.key, member);
    expect(seen.body.content.map(({ product }) => product.key)).toEqual([half.key, closed.key]);
    expect(seen.body.content[0]?.score).toBe(100);
    // Of the product itself neither.
    expect(await keysFor(closed.key)).toEqual([]);
  });

  test("is no alternative: of suppliers that exclude the reader, in the trash", async () => {
    const fields = { inci: "Excludawort" };
    const asked = await createProduct({ fields });
    const open = await createProduct({ fields });
    await createProduct({ fields, excluded_types: ["DISTRIBUTOR"] });
    await createProduct({ fields, trashed_at: new Date() });
    const company = await createCompany({ type: "DISTRIBUTOR" });
    const rival = await createUser({ company_key: company.key });
    expect(await keysFor(asked.key, rival.key)).toEqual([open.key]);
    expect(await keysFor(asked.key)).toHaveLength(2);
  });

  test("has none to ask about; its editors find none for what is in the trash", async () => {
    const { key, company_key } = await createProduct({ trashed_at: new Date() });
    expect((await ask(key)).body.code).toBe("not-found");
    expect((await ask("no-such-product")).status).toBe(404);
    expect((await ask("Not A Key")).status).toBe(400);
    const editor = await createUser({ company_key, roles: ["SUPPLIER_EDITOR"] });
    expect(await ask(key, editor.key)).toMatchObject({ status: 200, body: { content: [] } });
  });
});

test("a substance is one whatever it is called, and by its CAS number without a name", () => {
  const rate = (inci: string, other: string) => scoreOf({ inci }, { inci: other });
  expect(rate("Aqua (and) Glycerin", "Water, Glycerin")).toBe(100);
  expect(rate("Aqua", "Aqua (and) Glycerin")).toBe(50);
  expect(scoreOf({ cas: ["56-81-5"] }, { cas: ["56-81-5"] })).toBe(100);
  expect(scoreOf({ certifications: ["COSMOS"] }, { certifications: ["COSMOS"] })).toBe(0);
});

test("what one of them leaves open makes no difference; amounts are told in words", () => {
  const reading = { language: "de", say: (key: string) => key };
  const mine = { usage_level: { max: 5 }, in_stock: true, shelf_life: 24 };
  const theirs = { usage_level: { min: 1, max: 2.5 }, shelf_life: 24 };
  expect(tellApart({ mine, theirs }, reading)).toEqual({
    same: [{ field: "shelf_life", values: ["24 product-page.months"] }],
    differs: [{ field: "usage_level", mine: ["≤ 5 %"], theirs: ["1 – 2,5 %"] }],
  });
});
