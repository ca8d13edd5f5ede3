import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { createAsset } from "../documents/factory.ts";
import { systemActor, visitor } from "../kernel/actor.ts";
import { db, emit, transaction } from "../kernel/db/db.ts";
import { publish } from "../kernel/events/events.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { saveProducts } from "../products/commands/save-products.ts";
import { createProduct } from "../products/factory.ts";
import { searchProducts } from "./queries/search-products.ts";
import { searchSuppliers } from "./queries/search-suppliers.ts";
import { startCatalogue } from "./upkeep/start-catalogue.ts";

let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };

beforeAll(async () => {
  database = await freshDatabase();
  await createProduct({ fields: { name: "Elderberry" } });
  catalogue = await startCatalogue({ threads: 2 });
});

afterAll(async () => {
  await catalogue.stop();
  await database.close();
});

const page = { page: 0, size: 20, sort: "relevance" } as const;
const find = async (query: string, actor = visitor("en")) => {
  const asked = { ...page, query };
  return (await searchProducts(actor, { offering: "INGREDIENTS", asked })).content;
};
const names = async (query: string, actor = visitor("en")) =>
  (await find(query, actor)).map(({ name }) => name);
const findSupplier = async (query: string) =>
  (await searchSuppliers(visitor("en"), { ...page, query })).content.map(({ name }) => name);

const changeProduct = (key: string, change: { trashed_at: Date | null }) =>
  transaction(async () => {
    await db().updateTable("products").set(change).where("key", "=", key).execute();
    emit({ topic: "product.changed", key });
  });

const changeCompany = (
  key: string,
  change: {
    name?: string;
    enabled?: boolean;
    verified?: boolean;
    excluded_types?: CompanyType[];
    tagline?: string;
  },
) =>
  transaction(async () => {
    await db().updateTable("companies").set(change).where("key", "=", key).execute();
    emit({ topic: "company.changed", key });
  });

describe("the next search after a commit", () => {
  test("finds what was there before the start, and what is created", async () => {
    expect(await names("elderberry")).toEqual(["Elderberry"]);
    await createProduct({ fields: { name: "Hawthorn" } });
    expect(await names("hawthorn")).toEqual(["Hawthorn"]);
  });

  test("finds the new words of an import and not the old ones", async () => {
    const { key: company_key } = await createCompany();
    const save = (name: string) =>
      saveProducts(systemActor, [
        {
          company_key,
          offering: "INGREDIENTS",
          segment: "PERSONALCARE",
          source: "test",
          source_key: "1",
          fields: { name, inci: "AQUA" },
        },
      ]);
    await save("Juniper");
    expect(await names("juniper")).toEqual(["Juniper"]);
    await save("Rosehip");
    expect(await names("juniper")).toEqual([]);
    expect(await names("rosehip")).toEqual(["Rosehip"]);
  });

  test("does not find what a transaction that fails has written", async () => {
    await expect(
      transaction(async () => {
        await createProduct({ fields: { name: "Mirage" } });
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect(await names("mirage")).toEqual([]);
  });

  test("does not find what is in the trash, nor its editors; recovered it is back", async () => {
    const { key } = await createProduct({ fields: { name: "Sloe" } });
    await changeProduct(key, { trashed_at: new Date() });
    expect(await names("sloe", systemActor)).toEqual([]);
    await changeProduct(key, { trashed_at: null });
    expect(await names("sloe")).toEqual(["Sloe"]);
  });

  test("does not find what is deleted", async () => {
    const { key } = await createProduct({ fields: { name: "Medlar" } });
    await transaction(async () => {
      await db().deleteFrom("products").where("key", "=", key).execute();
      emit({ topic: "product.changed", key });
    });
    expect(await names("medlar", systemActor)).toEqual([]);
  });

  test("finds a product that has moved to another offering only there", async () => {
    const { key } = await createProduct({ fields: { name: "Wanderer" } });
    await transaction(async () => {
      await db()
        .updateTable("products")
        .set({ offering: "FORMULATIONS" })
        .where("key", "=", key)
        .execute();
      emit({ topic: "product.changed", key });
    });
    expect(await names("wanderer")).toEqual([]);
    const asked = { ...page, query: "wanderer" };
    const { content } = await searchProducts(visitor("en"), { offering: "FORMULATIONS", asked });
    expect(content).toMatchObject([{ key, offering: "FORMULATIONS" }]);
  });

  test("knows a product's first document and picture", async () => {
    const { key } = await createProduct({ fields: { name: "Barberry" } });
    expect(await find("barberry")).toMatchObject([{ document_types: [], image: null }]);
    await createAsset({ product_key: key, document_type: "TDS" });
    await createAsset({ product_key: key, document_type: "SDS" });
    const { id } = await createAsset({ product_key: key, kind: "IMAGE" });
    expect(await find("barberry")).toMatchObject([
      { document_types: ["SDS", "TDS"], image: `/api/images/${id}` },
    ]);
  });
});

describe("a change of a company", () => {
  test("its new name is found with its products, and shown by all of them", async () => {
    const { key: company_key } = await createCompany({ name: "Quibbleton" });
    for (let n = 0; n < 3; n++) await createProduct({ company_key, fields: { name: `Plum ${n}` } });
    expect(await find("quibbleton")).toHaveLength(3);
    await changeCompany(company_key, { name: "Zephyrine" });
    expect(await find("quibbleton")).toEqual([]);
    expect((await find("zephyrine")).map(({ company }) => company.name)).toEqual(
      Array.from({ length: 3 }, () => "Zephyrine"),
    );
    expect(await findSupplier("zephyrine")).toEqual(["Zephyrine"]);
  });

  test.each([
    ["enabled", "Dimmed", "Quince"],
    ["verified", "Untold", "Serviceberry"],
  ])(
    "not %s, it and its products are there for support alone, until it is",
    async (state, name, product) => {
      const { key: company_key } = await createCompany({ name });
      await createProduct({ company_key, fields: { name: product } });
      await changeCompany(company_key, { [state]: false });
      expect(await names(product)).toEqual([]);
      expect(await names(product, systemActor)).toEqual([product]);
      expect(await findSupplier(name)).toEqual([]);
      await changeCompany(company_key, { [state]: true });
      expect(await names(product)).toEqual([product]);
      expect(await findSupplier(name)).toEqual([name]);
    },
  );

  test("a company type that is excluded from now on does not find its products", async () => {
    const { key: company_key } = await createCompany();
    await createProduct({ company_key, fields: { name: "Damson" } });
    const reader = { ...visitor("en"), company_key: "elsewhere", company_type: "MEDIA" as const };
    expect(await names("damson", reader)).toEqual(["Damson"]);
    await changeCompany(company_key, { excluded_types: ["MEDIA"] });
    expect(await names("damson", reader)).toEqual([]);
    expect(await names("damson")).toEqual(["Damson"]);
  });
});

test("what another process has committed is found once it is told of", async () => {
  const { key: company_key } = await createCompany();
  const key = "from-elsewhere";
  await db()
    .insertInto("products")
    .values({
      key,
      company_key,
      offering: "INGREDIENTS",
      segment: "FOOD",
      name: "Cloudberry",
      fields: JSON.stringify({ name: "Cloudberry" }),
    })
    .execute();
  expect(await names("cloudberry")).toEqual([]);
  await publish([{ topic: "product.changed", key }]);
  expect(await names("cloudberry")).toEqual(["Cloudberry"]);
});
