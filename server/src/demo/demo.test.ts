import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fieldsSchema } from "@neroli/contract/products/schema.ts";
import { parseWeight } from "@neroli/contract/products/weights.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startAssets } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { demoAccounts } from "./accounts.ts";
import { pictureOf, render } from "./files/pictures.ts";
import { documentsOf } from "./files/plan-documents.ts";
import { writePdf } from "./files/write-pdf.ts";
import { companies } from "./generate/companies.ts";
import { buildProducts } from "./generate/products.ts";
import { seedDemo } from "./seed.ts";

const products = buildProducts();
const [first] = products;
if (!first) throw new Error("the demonstration has no products");

describe("the catalogue of the demonstration", () => {
  test("has a marketplace's size and mix, with keys of their own", () => {
    const count = (offering: string) =>
      products.filter((product) => product.offering === offering).length;
    expect(products.length).toBeGreaterThanOrEqual(600);
    expect(count("INGREDIENTS")).toBeGreaterThan(400);
    expect(count("FORMULATIONS")).toBeGreaterThan(80);
    expect(count("SERVICES")).toBeGreaterThan(50);
    expect(companies.length).toBeGreaterThanOrEqual(60);
    expect(new Set(products.map(({ key }) => key)).size).toBe(products.length);
  });

  test("every product is one that the editor would accept: formats and check digits", () => {
    for (const { key, offering, fields } of products) {
      const read = fieldsSchema(offering).safeParse(fields);
      expect(read.error?.issues, key).toBeUndefined();
    }
  });

  test("every formulation adds up to a hundred, or fills up with a quantum satis", () => {
    for (const { key, fields } of products) {
      if (!fields.phases) continue;
      const weights = fields.phases.flatMap(({ ingredients }) =>
        ingredients.map(({ weight }) => parseWeight(weight)),
      );
      const filled = weights.some((weight) => weight?.form === "qs");
      const sum = weights.reduce(
        (total, weight) => total + (weight?.form === "exact" ? weight.value : 0),
        0,
      );
      expect(weights, key).not.toContain(null);
      if (filled) expect(sum, key).toBeLessThan(100);
      else expect(sum, key).toBeCloseTo(100, 1);
    }
  });

  test("is the same each time, and describes products one by one", () => {
    expect(buildProducts()).toEqual(products);
    const texts = new Map<string, number>();
    for (const { fields } of products) {
      const text = fields.description ?? "";
      if (text) texts.set(text, (texts.get(text) ?? 0) + 1);
    }
    expect(Math.max(...texts.values())).toBeLessThanOrEqual(5);
  });

  test("its documents are PDF, its pictures are pictures, the same each time", async () => {
    const [document] = documentsOf(first);
    if (!document) throw new Error("no document");
    const pdf = await writePdf(first, { document, company: "Velouria" });
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.length).toBeGreaterThan(1_000);
    expect(await writePdf(first, { document, company: "Velouria" })).toEqual(pdf);
    const picture = await render(pictureOf(first).svg);
    expect(picture.subarray(8, 12).toString()).toBe("WEBP");
  });
});

describe("seeding", () => {
  let database: FreshDatabase;
  let data: string;
  beforeAll(async () => {
    database = await freshDatabase();
    data = await mkdtemp(join(tmpdir(), "neroli-demo-"));
    startAssets({ data });
  });
  afterAll(async () => {
    await rm(data, { recursive: true, force: true });
    await database.close();
  });

  test("fills an empty database once, with one account per role", async () => {
    await seedDemo();
    const count = async () =>
      (await db().selectFrom("products").select("key").execute()).length +
      (await db().selectFrom("assets").select("id").execute()).length;
    const seeded = await count();
    expect(seeded).toBeGreaterThan(2_000);
    await seedDemo();
    expect(await count()).toBe(seeded);
    const users = await db().selectFrom("users").select(["email", "roles"]).execute();
    for (const { email, role } of demoAccounts) {
      expect(users.find((user) => user.email === email)?.roles).toEqual([role]);
    }
  });
});
