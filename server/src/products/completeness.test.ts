import { offerings, segmentsOf } from "@neroli/contract/enumerations/products.ts";
import {
  completenessColumns,
  completenessOf,
  expectedDocuments,
  expectedFields,
} from "@neroli/contract/products/completeness.ts";
import { fieldsFor } from "@neroli/contract/products/fields.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAsset } from "../documents/factory.ts";
import { today } from "../kernel/clock.ts";
import { db, transaction } from "../kernel/db/db.ts";
import { countCompleteness } from "./commands/count-completeness.ts";
import { countDocuments } from "./commands/count-documents.ts";
import { createProduct } from "./factory.ts";
import { editorCalls, niacinamide, type Products, startProducts } from "./testing-products.ts";

let products: Products;
let calls: ReturnType<typeof editorCalls>;

beforeAll(async () => {
  products = await startProducts();
  calls = editorCalls(products);
});
afterAll(() => products.close());

const kind = { offering: "INGREDIENTS", segment: "PERSONALCARE" } as const;
const shareOf = async (key: string) =>
  (
    await db()
      .selectFrom("products")
      .where("key", "=", key)
      .select(["completeness", "complete_fields", "complete_documents", "complete_expected"])
      .executeTakeFirstOrThrow()
  ).completeness;

describe("what is expected", () => {
  test.each(
    offerings.flatMap((offering) =>
      segmentsOf[offering].map((segment) => [offering, segment] as const),
    ),
  )("of %s for %s: fields that it has, and documents", (offering, segment) => {
    const expected = expectedFields(offering, segment);
    expect(expected.length).toBeGreaterThan(6);
    expect(fieldsFor(offering, segment)).toEqual(expect.arrayContaining(expected));
    expect(expectedDocuments(offering, segment).length).toBeGreaterThan(0);
  });

  test("what is there and what is missing; an empty list is not there", () => {
    const { share, missing_fields, missing_documents } = completenessOf({
      ...kind,
      fields: { ...niacinamide, applications: [] },
      document_types: ["SDS", "OTHER"],
    });
    const expected = expectedFields("INGREDIENTS", "PERSONALCARE");
    expect(missing_fields).toEqual(expected.filter((key) => niacinamide[key] === undefined));
    expect(missing_fields).toContain("applications");
    expect(missing_documents).toEqual(["TDS", "SPECIFICATION", "COA", "REACH_DECLARATION"]);
    const all = expected.length + 5;
    expect(share).toBe(Math.floor(((all - missing_fields.length - 4) * 100) / all));
  });

  test("all of it is 100, and nothing of it 0", () => {
    const document_types = expectedDocuments("SERVICES", "HOMECARE");
    const fields = Object.fromEntries(
      expectedFields("SERVICES", "HOMECARE").map((key) => [key, "x"]),
    );
    const service = { offering: "SERVICES", segment: "HOMECARE" } as const;
    expect(completenessOf({ ...service, fields, document_types }).share).toBe(100);
    expect(completenessOf({ ...service, fields: {}, document_types: [] }).share).toBe(0);
  });
});

describe("the columns that lists sort and filter by", () => {
  test("saving, documents and undo keep them as the editor computes them", async () => {
    const { key } = (await calls.create({ fields: niacinamide })).body;
    const agrees = async () => {
      const { body } = await calls.read(key);
      expect(await shareOf(key)).toBe(body.completeness.share);
      return body.completeness.share;
    };
    const first = await agrees();
    await calls.save(key, { version: 1, fields: { ...niacinamide, shelf_life: 24 } });
    const second = await agrees();
    expect(second).toBeGreaterThan(first);
    for (const document_type of ["SDS", "SDS", "TDS", "OTHER"] as const) {
      await createAsset({ product_key: key, document_type });
    }
    await countDocuments([key, "no-such-product"]);
    const complete = await agrees();
    expect(complete).toBeGreaterThan(second);
    // What is over is missing again, from the day after its last one.
    const lastDay = (valid_until: string) =>
      db()
        .updateTable("assets")
        .set({ valid_until })
        .where("product_key", "=", key)
        .where("document_type", "=", "TDS")
        .execute();
    await lastDay(today());
    await countCompleteness("all");
    expect(await agrees()).toBe(complete);
    await lastDay("2020-02-29");
    await countCompleteness("all");
    expect(await agrees()).toBeLessThan(complete);
    expect((await calls.read(key)).body.completeness.missing_documents).toContain("TDS");
    await db().deleteFrom("assets").where("product_key", "=", key).execute();
    await transaction(() => countDocuments([key]));
    expect(await agrees()).toBe(second);
    await calls.undo(key, 2);
    expect(await agrees()).toBe(first);
  });

  test("products that were never counted, or for other expectations, are counted by a job", async () => {
    const made = await Promise.all(
      Array.from({ length: 3 }, () => createProduct({ fields: niacinamide })),
    );
    const [first, second, third] = made.map(({ key }) => key);
    if (!first || !second || !third) throw new Error("three products");
    await createAsset({ product_key: first, document_type: "COA" });
    await db()
      .updateTable("products")
      .set({ complete_expected: 3, complete_fields: 3 })
      .where("key", "=", second)
      .execute();
    expect(await shareOf(second)).toBe(100);
    expect(await countCompleteness()).toBeGreaterThanOrEqual(3);
    const { complete_fields, complete_expected } = completenessColumns({
      ...kind,
      fields: niacinamide,
    });
    const share = (there: number) => Math.floor((there * 100) / complete_expected);
    expect(await shareOf(first)).toBe(share(complete_fields + 1));
    expect(await shareOf(second)).toBe(share(complete_fields));
    expect(await countCompleteness()).toBe(0);
    await createAsset({ product_key: third, document_type: "COA" });
    expect(await countCompleteness()).toBe(0);
    expect(await countCompleteness("all")).toBe(1);
    expect(await shareOf(third)).toBe(share(complete_fields + 1));
  });
});

describe("a company's (GET /companies/:companyKey/completeness)", () => {
  const read = (companyKey: string, who: keyof Products["keys"] | null = "support") =>
    products.app.call("GET /companies/:companyKey/completeness", {
      ...(who && { as: products.keys[who] }),
      params: { companyKey },
    });

  test("the mean, and what is missing most; the trash does not count", async () => {
    const { key: full, company_key } = await createProduct({ fields: niacinamide });
    const second = await createProduct({ company_key, fields: { name: "Bare" }, segment: "FOOD" });
    await createProduct({ company_key, trashed_at: new Date() });
    const service = await createProduct({
      company_key,
      offering: "SERVICES",
      fields: { name: "Testing", service_types: ["TESTING"] },
    });
    await createAsset({ product_key: full, document_type: "SDS" });
    await createAsset({ product_key: full, document_type: "SDS" });
    await createAsset({ product_key: service.key, document_type: "BROCHURE" });
    await countCompleteness();
    const { body } = await read(company_key);
    const shares = await Promise.all([full, second.key, service.key].map(shareOf));
    const mean = (all: number[]) => Math.floor(all.reduce((a, b) => a + b, 0) / all.length);
    expect(body).toMatchObject({
      products: 3,
      share: mean(shares),
      by_offering: [
        { offering: "INGREDIENTS", products: 2, share: mean(shares.slice(0, 2)) },
        { offering: "SERVICES", products: 1, share: shares[2] },
      ],
    });
    const lacking = (field: string) =>
      body.missing_fields.find((row) => row.field === field)?.count;
    expect([
      lacking("cas"),
      lacking("shelf_life"),
      lacking("inci"),
      lacking("service_types"),
    ]).toEqual([1, 2, undefined, undefined]);
    expect(body.missing_documents).toEqual(
      expect.arrayContaining([
        { offering: "INGREDIENTS", type: "TDS", count: 2 },
        { offering: "INGREDIENTS", type: "SDS", count: 1 },
        { offering: "INGREDIENTS", type: "REACH_DECLARATION", count: 1 },
      ]),
    );
    const counts = body.missing_fields.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test("of one without products nothing is missing", async () => {
    expect((await read("other", "stranger")).body).toEqual({
      products: 0,
      share: 100,
      by_offering: [],
      missing_fields: [],
      missing_documents: [],
    });
  });

  test.each([
    ["manager", 200],
    ["colleague", 403],
    ["stranger", 404],
    ["buyer", 403],
    [null, 401],
  ] as const)("%s: %i", async (who, status) => {
    expect((await read("maison", who)).status).toBe(status);
    expect((await read("nowhere")).status).toBe(404);
  });
});
