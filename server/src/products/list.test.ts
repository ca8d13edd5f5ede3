import type { Role } from "@neroli/contract/access/roles.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { createAsset } from "../documents/factory.ts";
import { createUser } from "../users/factory.ts";
import { countCompleteness } from "./commands/count-completeness.ts";
import { createProduct } from "./factory.ts";
import { editorCalls, niacinamide, type Products, startProducts } from "./testing-products.ts";

let products: Products;
let calls: ReturnType<typeof editorCalls>;

beforeAll(async () => {
  products = await startProducts();
  calls = editorCalls(products);
  const named = (name: string, more: Parameters<typeof createProduct>[0] = {}) =>
    createProduct({
      company_key: "maison",
      key: name.toLowerCase().replace("_", "-"),
      ...more,
      fields: { name, ...more.fields },
    });
  await named("Aloe", { fields: { inci: "ALOE BARBADENSIS LEAF JUICE", cas: ["85507-69-3"] } });
  await named("birch", {
    segment: "HOMECARE",
    fields: { inci: "BETULA ALBA SAP", in_stock: false, category_manager: "Ines" },
    visibility: { inci: "RESTRICTED" },
  });
  await named("Cocoa_1", {
    segment: "FOOD",
    fields: { trade_name: "CocoaPure", inci: "SECRETUM", cas: ["56-81-5"], sap_material_code: "7" },
    visibility: { inci: "PRIVATE", cas: "PRIVATE" },
  });
  await named("Gone", { trashed_at: new Date() });
  await named("Cream", { offering: "FORMULATIONS" });
  await createProduct({
    company_key: "other",
    key: "foreign",
    fields: { name: "Foreign", inci: "ALOE" },
  });
  await createAsset({ product_key: "aloe", document_type: "SDS" });
  await createAsset({ product_key: "aloe", document_type: "SDS", version: 2 });
  await createAsset({ product_key: "aloe", kind: "IMAGE", media_type: "image/png" });
  await countCompleteness();
});
afterAll(() => products.close());

const keysOf = async (...asked: Parameters<typeof calls.list>) =>
  (await calls.list(...asked)).body.content.map(({ key }) => key);

describe("GET /products", () => {
  test("one row for each product of the company, with what the list shows of it", async () => {
    const { body } = await calls.list();
    expect(body).toMatchObject({ total_elements: 3, page: 0, size: 10 });
    expect(body.content.map(({ key }) => key)).toEqual(["aloe", "birch", "cocoa-1"]);
    expect(body.content[0]).toMatchObject({
      company: { key: "maison", name: "Maison" },
      segment: "PERSONALCARE",
      trade_name: null,
      inci: "ALOE BARBADENSIS LEAF JUICE",
      image: expect.stringMatching(/^\/api\/images\//),
      labels: [],
      missing_documents: ["TDS", "SPECIFICATION", "COA", "REACH_DECLARATION"],
      visibility: { PUBLIC: 3, RESTRICTED: 0, PRIVATE: 0 },
      documents: 2,
      in_stock: true,
      trashed_at: null,
      version: 1,
      can: { edit: true, trash: true, recover: false, duplicate: true },
    });
    expect(body.content[1]).toMatchObject({
      in_stock: false,
      visibility: { PUBLIC: 2, RESTRICTED: 1, PRIVATE: 1 },
    });
  });

  test.each([
    [{ name__icontains: "A_1" }, ["cocoa-1"]],
    [{ name__icontains: "%" }, []],
    [{ inci__icontains: "betula" }, ["birch"]],
    [{ cas__icontains: "56-81" }, ["cocoa-1"]],
    [{ segment__eq: "FOOD" }, ["cocoa-1"]],
    [{ status__eq: "TRASHED" }, ["gone"]],
    [{ offering: "FORMULATIONS" }, ["cream"]],
    [{ missing__eq: "cas" }, ["birch"]],
    [{ missing__eq: "ec" }, ["aloe", "birch"]],
    [{ missing__eq: "SDS" }, ["birch", "cocoa-1"]],
    [{ missing__eq: "ALLERGEN_DECLARATION" }, ["cocoa-1"]],
    [{ missing__eq: "BROCHURE" }, []],
    [{ missing__eq: "awards" }, []],
    [{ company: "other" }, []],
    [{ label__eq: "no-such-label" }, []],
    [{ company__icontains: "AISO" }, ["aloe", "birch", "cocoa-1"]],
    [{ completeness__gte: "8" }, ["aloe", "birch"]],
    [{ completeness__lt: "8" }, ["cocoa-1"]],
    [{ sort: "-name" }, ["cocoa-1", "birch", "aloe"]],
    [{ sort: "segment" }, ["cocoa-1", "birch", "aloe"]],
    [{ sort: "completeness" }, ["cocoa-1", "birch", "aloe"]],
    [{ sort: "-created_at" }, ["cocoa-1", "birch", "aloe"]],
    [{ size: "1", page: "1" }, ["birch"]],
  ])("%j finds %j", async (query, keys) => {
    expect(await keysOf(query)).toEqual(keys);
  });

  test("support sees every company's", async () => {
    expect(await keysOf({ sort: "company" }, "support")).toEqual([
      "aloe",
      "birch",
      "cocoa-1",
      "foreign",
    ]);
    expect(await keysOf({ company: "other" }, "support")).toEqual(["foreign"]);
    expect(await keysOf({ inci__icontains: "aloe" }, "support")).toEqual(["aloe", "foreign"]);
  });

  test("who reads only may do nothing, and finds nothing by what is not shown to them", async () => {
    const { body } = await calls.list({}, "colleague");
    expect(body.content).toMatchObject([
      { key: "aloe", inci: "ALOE BARBADENSIS LEAF JUICE" },
      { key: "birch", inci: "BETULA ALBA SAP" },
      {
        key: "cocoa-1",
        inci: null,
        trade_name: "CocoaPure",
        can: { edit: false, trash: false, recover: false, duplicate: false },
      },
    ]);
    expect(await keysOf({ inci__icontains: "secret" }, "colleague")).toEqual([]);
    expect(await keysOf({ inci__icontains: "secret" }, "manager")).toEqual(["cocoa-1"]);
    expect(await keysOf({ inci__icontains: "betula" }, "colleague")).toEqual(["birch"]);
    expect(await keysOf({ cas__icontains: "5" }, "colleague")).toEqual(["aloe"]);
    const unvetted = await createUser({
      company_key: "maison",
      roles: ["SUPPLIER_USER"],
      status: "AWAITING_VERIFICATION",
    });
    const refused = await products.app.call("GET /products", {
      as: unvetted.key,
      query: { offering: "INGREDIENTS", inci__icontains: "betula" },
    });
    expect(refused).toMatchObject({ status: 403, body: { code: "access.under-review" } });
    expect(await keysOf({ status__eq: "TRASHED" }, "colleague")).toEqual([]);
  });

  test.each([{ enabled: false }, { verified: false }])(
    "of a company that is %o its editors see the products, its readers do not",
    async (state) => {
      const { key: company_key } = await createCompany(state);
      const { key } = await createProduct({ company_key });
      const seenBy = async (role: Role) => {
        const { key: as } = await createUser({ company_key, roles: [role] });
        const { body } = await products.app.call("GET /products", {
          as,
          query: { offering: "INGREDIENTS" },
        });
        return body.content.map((row) => row.key);
      };
      expect(await seenBy("SUPPLIER_EDITOR")).toEqual([key]);
      expect(await seenBy("SUPPLIER_USER")).toEqual([]);
    },
  );

  test.each([
    ["colleague", 200],
    ["unverified", 200],
    ["buyer", 403],
    [null, 401],
  ] as const)("%s: %i", async (who, status) => {
    expect((await calls.list({}, who)).status).toBe(status);
  });

  test.each([
    { offering: "THINGS" },
    { status__eq: "DELETED" },
    { missing__eq: "nothing" },
    { completeness__lt: "x" },
    { sort: "cas" },
    { cas__eq: "x" },
  ])("%j is refused", async (query) => {
    expect((await calls.list(query as Record<string, string>)).status).toBe(400);
  });
});

describe("visibility of many (POST /products/visibility)", () => {
  test("each product takes of it what it has; null leaves it to the registry", async () => {
    const make = (more: Parameters<typeof createProduct>[0]) =>
      createProduct({ company_key: "maison", fields: niacinamide, ...more });
    const a = await make({ visibility: { inci: "PRIVATE", ec: "PRIVATE" } });
    const same = await make({ visibility: { cas: "RESTRICTED" } });
    const service = await createProduct({ company_key: "maison", offering: "SERVICES" });
    const foreign = await createProduct({ company_key: "other" });
    const keys = [a.key, same.key, service.key, foreign.key];
    const { body } = await calls.decide(keys, { cas: "RESTRICTED", inci: null });
    expect(body).toEqual({
      done: [a.key, same.key],
      failed: [
        { key: service.key, code: "products.no-such-field" },
        { key: foreign.key, code: "not-found" },
      ],
    });
    expect((await calls.read(a.key)).body).toMatchObject({
      version: 2,
      visibility: { ec: "PRIVATE", cas: "RESTRICTED" },
      updated_by: { name: "Livia Conti" },
    });
    expect((await calls.read(same.key)).body.version).toBe(1);
    const shown = await products.app.call("GET /products/:offering/:productKey", {
      params: { offering: "INGREDIENTS", productKey: a.key },
    });
    expect(shown.body.fields).toMatchObject({ inci: "NIACINAMIDE" });
    expect(shown.body.restricted_fields).toEqual(["cas"]);
  });

  test.each([
    [{}, "required"],
    [{ colour: "PUBLIC" }, "unknown-field"],
    [{ inci: "HIDDEN" }, "choice"],
    [{ name: "PRIVATE" }, "field-reasons.always-public"],
  ])("%j is refused", async (visibility, code) => {
    const { status, body } = await calls.decide(["aloe"], visibility);
    expect(status).toBe(400);
    expect(body.additional_data?.failures?.[0]?.code).toBe(code);
  });
});

describe("INCI names (GET /products/inci)", () => {
  const names = async (query: string, who: "manager" | "stranger" = "stranger") =>
    (await products.app.call("GET /products/inci", { as: products.keys[who], query: { query } }))
      .body.content;

  test("the most used first, of blends each component, also where the name is the same", async () => {
    for (const fields of [
      { name: "ZINGIBER OIL", inci: "ZINGIBER OIL" },
      { name: "Blend", inci: "ZINGIBER ROOT (and) ZINGIBER OIL" },
      { name: "ZINGIBERENE" },
    ]) {
      await createProduct({ fields });
    }
    await createProduct({
      company_key: "maison",
      fields: { name: "x", inci: "ZINGIBER SECRET" },
      visibility: { inci: "PRIVATE" },
    });
    expect((await names("zing"))[0]).toEqual({ text: "ZINGIBER OIL", count: 2 });
    const texts = async (who: "manager" | "stranger") =>
      (await names("zing", who)).map(({ text }) => text);
    expect(await texts("stranger")).not.toContain("ZINGIBERENE");
    expect(await texts("stranger")).not.toContain("ZINGIBER SECRET");
    expect(await texts("manager")).toContain("ZINGIBER SECRET");
  });

  test("for whoever writes a list of ingredients, of something typed", async () => {
    const { app, keys } = products;
    const asked = (query: Record<string, string>, as?: string) =>
      app.call("GET /products/inci", { ...(as && { as }), query });
    expect((await asked({ query: "x" })).status).toBe(401);
    const { status, body } = await asked({ query: "zing" }, keys.colleague);
    const texts = body.content.map(({ text }) => text);
    expect([status, texts[0]]).toEqual([200, "ZINGIBER OIL"]);
    expect(texts).not.toContain("ZINGIBER SECRET");
    for (const query of [{}, { query: "" }, { query: "x", limit: "26" }]) {
      expect((await asked(query as Record<string, string>, keys.manager)).status).toBe(400);
    }
  });
});
