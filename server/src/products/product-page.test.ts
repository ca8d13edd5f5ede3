import type { Role } from "@neroli/contract/access/roles.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/factory.ts";
import { createCompany } from "../companies/factory.ts";
import { createAsset } from "../documents/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createUser } from "../users/factory.ts";
import { createProduct } from "./factory.ts";
import { productRoutes } from "./routes.ts";

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

const get = (productKey: string, { as, offering = "INGREDIENTS" }: Options = {}) =>
  app.call("GET /products/:offering/:productKey", {
    params: { offering, productKey },
    ...(as && { as }),
  });
interface Options {
  as?: string | undefined;
  offering?: string;
}

const member = async (company_key: string, role: Role) =>
  (await createUser({ company_key, roles: [role] })).key;
const support = async () => (await createUser({ roles: ["NEROLI_ADMIN"], company_key: null })).key;

describe("what does not exist for a reader is not found", () => {
  test("an unknown key, the key of another offering", async () => {
    const { key } = await createProduct();
    expect((await get("no-such-product")).body.code).toBe("not-found");
    expect((await get(key, { offering: "SERVICES" })).status).toBe(404);
    expect((await get(key)).status).toBe(200);
  });

  test.each([
    ["in the trash", { trashed_at: new Date() }, {}],
    ["of a disabled company", {}, { enabled: false }],
    ["of an unverified company", {}, { verified: false }],
  ])("a product %s: its editors and support see it, nobody else", async (_, product, company) => {
    const { key: company_key } = await createCompany(company);
    const { key } = await createProduct({ ...product, company_key });
    const colleague = await member(company_key, "SUPPLIER_USER");
    const editor = await member(company_key, "SUPPLIER_EDITOR");
    const vetted = (await createUser()).key;
    for (const as of [undefined, vetted, colleague]) {
      expect((await get(key, { as })).status).toBe(404);
    }
    for (const as of [editor, await support()]) {
      expect(await get(key, { as })).toMatchObject({ status: 200, body: { similar: [] } });
    }
    const staff = (await createUser({ roles: ["NEROLI_ADMIN"] })).key;
    expect((await get(key, { as: staff })).body.can.request).toBe(false);
  });

  test("an excluded company type finds nothing, its own people and support do", async () => {
    const { key: company_key } = await createCompany({
      type: "DISTRIBUTOR",
      excluded_types: ["DISTRIBUTOR"],
    });
    const { key } = await createProduct({ company_key });
    const rival = await createCompany({ type: "DISTRIBUTOR" });
    expect((await get(key, { as: await member(rival.key, "BUYER") })).status).toBe(404);
    expect((await get(key, { as: await member(company_key, "SUPPLIER_USER") })).status).toBe(200);
    expect((await get(key)).status).toBe(200);
  });

  test.each(["Capital", "ümlaut", "a b", "%00"])("the key %s is refused", async (key) => {
    expect((await get(encodeURIComponent(key))).status).toBe(400);
  });
});

describe("fields", () => {
  test("as written; what is restricted is named, what is private is not", async () => {
    const { key } = await createProduct({
      fields: {
        name: "Rose wax",
        cas: ["56-81-5"],
        usage_level: { min: 1, max: 5 },
        rci: 71,
        category_manager: "Ines",
        production_site: "Grasse",
      },
      visibility: { production_site: "PUBLIC" },
    });
    const { body } = await get(key);
    expect(body).toMatchObject({ name: "Rose wax", in_stock: true });
    expect(body.fields).toEqual({
      name: "Rose wax",
      cas: ["56-81-5"],
      usage_level: { min: 1, max: 5 },
      production_site: "Grasse",
    });
    expect(body.restricted_fields).toEqual(["rci"]);
  });

  test("a name is shown whatever has been decided for it", async () => {
    const { key } = await createProduct({
      fields: { name: "Plain" },
      visibility: { name: "PRIVATE" },
    });
    expect((await get(key)).body).toMatchObject({ name: "Plain", fields: { name: "Plain" } });
  });

  test("an ingredient of a formula that does not exist for the reader keeps its text only", async () => {
    const shown = await createProduct();
    const hidden = await createProduct({ trashed_at: new Date() });
    const ingredients = [
      { name: "Shown", product: shown.key, weight: "5%" },
      { name: "Hidden", inci: "Secretum", product: hidden.key, weight: "qs" },
      { name: "Unlisted", weight: "up to 2%" },
    ];
    const { key } = await createProduct({
      offering: "FORMULATIONS",
      fields: { name: "Cream", phases: [{ name: "A", ingredients }] },
    });
    const phasesFor = async (as?: string) =>
      (await get(key, { as, offering: "FORMULATIONS" })).body.fields.phases?.[0]?.ingredients;
    expect(await phasesFor()).toEqual([
      ingredients[0],
      { name: "Hidden", inci: "Secretum", weight: "qs" },
      ingredients[2],
    ]);
    expect(await phasesFor(await support())).toEqual(ingredients);
  });
});

describe("documents and pictures", () => {
  test("listed for everybody; downloaded by vetted readers, confidential ones by colleagues", async () => {
    const { key: company_key } = await createCompany({ name: "Maison Cire" });
    const { key } = await createProduct({ company_key });
    const uploader = await createUser({ company_key, firstname: "Livia", lastname: "Conti" });
    const uploaded_by = uploader.key;
    await createAsset({ product_key: key, name: "B.pdf", visibility: "CONFIDENTIAL", uploaded_by });
    await createAsset({ product_key: key, name: "A.pdf", version: 1, uploaded_by });
    await createAsset({ product_key: key, name: "A.pdf", version: 2, uploaded_by });
    const second = await createAsset({ product_key: key, kind: "IMAGE", position: 1 });
    const first = await createAsset({ product_key: key, kind: "IMAGE", position: 0 });
    const read = async (as?: string) => {
      const { body } = await get(key, { as });
      expect(body.images).toEqual([`/api/images/${first.id}`, `/api/images/${second.id}`]);
      return body.documents.map((each) => [
        each.name,
        each.version,
        each.uploaded_by,
        each.can.download,
      ]);
    };
    const seen = (by: string, open: boolean, confidential: boolean) => [
      ["A.pdf", 2, by, open],
      ["A.pdf", 1, by, open],
      ["B.pdf", 1, by, confidential],
    ];
    const unverified = await createUser({ status: "AWAITING_VERIFICATION" });
    expect(await read()).toEqual(seen("Maison Cire", false, false));
    expect(await read(unverified.key)).toEqual(seen("Maison Cire", false, false));
    expect(await read((await createUser()).key)).toEqual(seen("Maison Cire", true, false));
    expect(await read(uploader.key)).toEqual(seen("Livia Conti", true, true));
    expect(await read(await support())).toEqual(seen("Livia Conti", true, true));
  });

  test("what has ended says so, and what a newer version replaced is not listed", async () => {
    const { key: product_key } = await createProduct();
    await createAsset({ product_key, name: "Ended.pdf", valid_until: "2020-01-31" });
    await createAsset({ product_key, name: "Holds.pdf", valid_until: "9999-12-31" });
    await createAsset({ product_key, name: "Old.pdf", replaced_at: new Date() });
    const { body } = await get(product_key);
    expect(
      body.documents.map(({ name, valid_until, expired }) => [name, valid_until, expired]),
    ).toEqual([
      ["Ended.pdf", "2020-01-31", true],
      ["Holds.pdf", "9999-12-31", false],
    ]);
  });
});

test("similar products share a component, the rarest first, then what they are for", async () => {
  const make = (name: string, inci: string, functions: string[] = []) =>
    createProduct({ key: name.toLowerCase(), fields: { name, inci, functions } });
  await make("Blend", "Aquilon (and) Brumalin (and) Celestin", ["Opalising"]);
  for (const name of ["Water1", "Water2", "Water3"]) await make(name, "Aquilon");
  await make("Rare", "Brumalin (and) Dorsalin");
  await make("Purpose", "Ebranin", ["Opalising"]);
  await make("Nothing", "Falconin", ["Whitening"]);
  const { body } = await get("blend");
  const keys = body.similar.map(({ key }) => key);
  expect(keys[0]).toBe("rare");
  expect(keys.slice(1, 4).toSorted()).toEqual(["water1", "water2", "water3"]);
  expect(keys.slice(4)).toEqual(["purpose"]);
});

describe("texts in the reader's language", () => {
  const fields = {
    tagline: "Soft skin",
    "tagline@de": "Zarte Haut",
    description: "In English alone",
    formulation_tips: "Add slowly",
    "formulation_tips@de": "Langsam zugeben",
    "name@de": "Seidenpulver",
  };
  const read = async (key: string, language: string, as?: string) => {
    const headers = { "page-language": language };
    const params = { offering: "INGREDIENTS", productKey: key };
    const { body } = await app.call("GET /products/:offering/:productKey", {
      params,
      headers,
      ...(as && { as }),
    });
    return body;
  };

  test("as far as it is written, else English, with the language of what is in another", async () => {
    const { key } = await createProduct({ name: "Silk powder", fields });
    expect(await read(key, "de")).toMatchObject({
      name: "Seidenpulver",
      fields: { name: "Seidenpulver", tagline: "Zarte Haut", description: "In English alone" },
      text_languages: { description: "en" },
    });
    const french = await read(key, "fr");
    expect(french.name).toBe("Silk powder");
    expect(french.text_languages).toMatchObject({ name: "en", tagline: "en", description: "en" });
    expect((await read(key, "en")).text_languages).toBeUndefined();
  });

  test("who may not see a field sees it in no language, and no key of another language leaves", async () => {
    const { key } = await createProduct({ fields });
    for (const language of ["en", "de", "fr"]) {
      const body = await read(key, language);
      expect(body.restricted_fields).toEqual(["formulation_tips"]);
      expect(JSON.stringify(body)).not.toMatch(/Langsam|Add slowly|@/);
    }
    const vetted = (await createUser()).key;
    expect((await read(key, "de", vetted)).fields.formulation_tips).toBe("Langsam zugeben");
  });

  test("cards of other pages too", async () => {
    const company_key = (await createCompany()).key;
    const same = { company_key, fields: { ...fields, inci: "Sericinum" } };
    const { key } = await createProduct(same);
    await createProduct(same);
    const [similar] = (await read(key, "de")).similar;
    expect(similar).toMatchObject({ name: "Seidenpulver", tagline: "Zarte Haut" });
    expect(similar?.text_languages).toBeUndefined();
    const [foreign] = (await read(key, "it")).similar;
    expect(foreign).toMatchObject({ tagline: "Soft skin" });
    expect(foreign?.text_languages).toEqual({ name: "en", tagline: "en" });
  });
});
