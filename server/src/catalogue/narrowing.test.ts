import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { db, emit, transaction } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createEvent } from "../portals/factory.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { catalogueRoutes } from "./routes.ts";
import { startCatalogue } from "./upkeep/start-catalogue.ts";

let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let app: TestApp;
let support: string;

const phase = (...ingredients: { name: string; inci?: string; product?: string }[]) => ({
  name: "A",
  ingredients: ingredients.map((one) => ({ ...one, weight: "5%" })),
});

beforeAll(async () => {
  database = await freshDatabase();
  const house = await createCompany({ key: "house", name: "House" });
  const other = await createCompany({ key: "other", name: "Other" });
  const make = (key: string, fields: ProductFields, given = {}) =>
    createProduct({ key, company_key: house.key, fields: { name: key, ...fields }, ...given });
  await make("preserved", {
    inci: "Aqua (Water) (and) Methylparaben (and) Niacinamide",
    cas: ["99-76-3", "98-92-0"],
    usage_level: { min: 1, max: 3 },
    minimum_order_quantity: { value: 500, unit: "g" },
    performance_claims: ["Soothing"],
    country_origin: ["DE"],
  });
  await make("niacinamide", {
    inci: "NIACINAMIDE",
    cas: ["98-92-0"],
    usage_level: { min: 4 },
    shelf_life: 24,
    certifications: ["COSMOS"],
    country_origin: ["FR"],
  });
  await make("secretive", { usage_level: { max: 0.5 }, shelf_life: 36 });
  await make(
    "discreet",
    // Stored before its bounds were kept: no search can ask for it.
    { inci: "Phenoxyethanol", usage_level: { min: 1, max: 150 } },
    { company_key: other.key, visibility: { inci: "PRIVATE" } },
  );
  const formulation = { offering: "FORMULATIONS", company_key: other.key } as const;
  await make(
    "cream",
    { phases: [phase({ name: "Water", inci: "Water" }, { name: "B3", product: "niacinamide" })] },
    formulation,
  );
  await make(
    "lotion",
    { phases: [phase({ name: "Guard", product: "preserved" }), phase({ name: "Trade name" })] },
    formulation,
  );
  await make("veiled", { phases: [phase({ name: "Ghost", product: "discreet" })] }, formulation);
  catalogue = await startCatalogue();
  app = await testApp({ routes: [catalogueRoutes], ...(await testIdentity()) });
  support = (await createUser({ company_key: null, roles: ["NEROLI_EDITOR"] })).key;
  await createEvent({ key: "fair", companies: [other.key] });
});

afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

const call = (query: Record<string, string>, offering = "INGREDIENTS", as?: string) =>
  app.call("GET /search/products/:offering", {
    params: { offering },
    query: { sort: "name", ...query },
    ...(as && { as }),
  });
const keys = async (query: Record<string, string>, offering?: string) =>
  (await call(query, offering)).body.content.map(({ key }) => key);

describe("what products contain", () => {
  test("by component, number, claim, country and certificate; all of several", async () => {
    expect(await keys({ contains: "inci:niacinamide" })).toEqual(["niacinamide", "preserved"]);
    expect(await keys({ contains: "inci:Water" })).toEqual(["preserved"]);
    expect(await keys({ contains: "cas:98-92-0,cas:99\u201176-3" })).toEqual(["preserved"]);
    expect(await keys({ contains: "claims:Soothing" })).toEqual(["preserved"]);
    expect(await keys({ contains: "countries:fr,inci:niacinamide" })).toEqual(["niacinamide"]);
    expect(await keys({ contains: "certifications:COSMOS" })).toEqual(["niacinamide"]);
    expect(await keys({ contains: "certifications:Cosmos?" })).toEqual([]);
  });

  test("without parabens, with niacinamide", async () => {
    const query = { without: "inci:parabens", contains: "inci:niacinamide" };
    expect(await keys(query)).toEqual(["niacinamide"]);
    expect(await keys({ ...query, query: "preserved" })).toEqual([]);
  });

  test("what is not known of is not ruled out, and told", async () => {
    const { content } = (await call({ without: "inci:parabens" })).body;
    expect(content.map(({ key, undisclosed }) => [key, undisclosed])).toEqual([
      ["discreet", true],
      ["niacinamide", false],
      ["secretive", true],
    ]);
    const plain = (await call({ without: "claims:Soothing" })).body.content;
    expect(plain.some(({ undisclosed }) => undisclosed)).toBe(false);
  });

  test("the composition of formulations, with what listed products say publicly", async () => {
    const ask = (query: Record<string, string>) => keys(query, "FORMULATIONS");
    expect(await ask({ contains: "inci:niacinamide" })).toEqual(["cream", "lotion"]);
    expect(await ask({ contains: "cas:98-92-0" })).toEqual(["cream", "lotion"]);
    expect(await ask({ contains: "inci:phenoxyethanol" })).toEqual([]);
    const { content } = (await call({ without: "inci:parabens" }, "FORMULATIONS")).body;
    expect(content.map(({ key, undisclosed }) => [key, undisclosed])).toEqual([
      ["cream", false],
      ["veiled", true],
    ]);
  });

  test("follows the products that a formulation is made with", async () => {
    const ask = () => keys({ contains: "inci:retinol" }, "FORMULATIONS");
    const write = (inci: string, visibility: Record<string, string> = {}) =>
      transaction(async () => {
        await db()
          .updateTable("products")
          .set({
            fields: JSON.stringify({ name: "discreet", inci }),
            visibility: JSON.stringify(visibility),
          })
          .where("key", "=", "discreet")
          .execute();
        emit({ topic: "product.changed", key: "discreet" });
      });
    await write("Retinol");
    expect(await ask()).toEqual(["veiled"]);
    await transaction(async () => {
      await db()
        .updateTable("companies")
        .set({ excluded_types: ["DISTRIBUTOR"] })
        .where("key", "=", "other")
        .execute();
      emit({ topic: "company.changed", key: "other" });
    });
    // It is no longer there for everybody, and a formulation must not tell of it.
    expect(await ask()).toEqual([]);
    await transaction(async () => {
      await db()
        .updateTable("companies")
        .set({ excluded_types: [] })
        .where("key", "=", "other")
        .execute();
      emit({ topic: "company.changed", key: "other" });
    });
    await write("Phenoxyethanol", { inci: "PRIVATE" });
    expect(await ask()).toEqual([]);
  });
});

describe("numbers from … to …", () => {
  test("an interval that overlaps, an open end, and one alone", async () => {
    expect(await keys({ usage_level: "2..5" })).toEqual(["niacinamide", "preserved"]);
    expect(await keys({ usage_level: "..0.9" })).toEqual(["secretive"]);
    expect(await keys({ usage_level: "10.." })).toEqual(["niacinamide"]);
    expect(await keys({ shelf_life: "30..", usage_level: "..1" })).toEqual(["secretive"]);
    expect(await keys({ usage_level: ".." })).toHaveLength(4);
  });

  test("are counted in ten steps, whatever their own filter is", async () => {
    const { ranges } = (await call({ shelf_life: "30.." })).body;
    expect(ranges).toEqual([
      {
        group: "usage_level",
        unit: "%",
        min: 0.5,
        max: 4,
        selected: null,
        counts: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      },
      {
        group: "shelf_life",
        unit: "months",
        min: 24,
        max: 36,
        selected: { min: 30, max: null },
        counts: [1, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      },
    ]);
    const all = (await call({}, "INGREDIENTS", support)).body.ranges;
    const quantity = all.find(({ group }) => group === "minimum_order_quantity");
    expect(quantity).toMatchObject({ unit: "kg", min: 0.5, max: 0.5 });
    expect((await call({}, "SERVICES")).body.ranges).toEqual([]);
  });
});

describe("the picker", () => {
  const pick = async (query: Record<string, string>) =>
    (await app.call("GET /search/contents", { query })).body.values;

  test("families in the reader's words, then names; only what is there", async () => {
    expect(await pick({ kind: "inci", query: "para" })).toEqual([
      { value: "parabens", label: "Parabens", count: 1, family: true },
    ]);
    expect(await pick({ kind: "inci", query: "NIACIN" })).toEqual([
      { value: "niacinamide", label: "Niacinamide", count: 2, family: false },
    ]);
    expect(await pick({ kind: "inci", query: "phenoxy" })).toEqual([]);
    expect((await pick({ kind: "inci" })).map(({ value }) => value)).toEqual([
      "parabens",
      "niacinamide",
      "methylparaben",
      "water",
    ]);
    expect(await pick({ kind: "inci", query: "water", offering: "FORMULATIONS" })).toHaveLength(1);
  });

  test("numbers, claims and countries", async () => {
    expect((await pick({ kind: "cas", query: "98" })).map(({ value }) => value)).toEqual([
      "98-92-0",
    ]);
    expect(await pick({ kind: "claims", query: "sooth" })).toEqual([
      { value: "Soothing", label: "Soothing", count: 1, family: false },
    ]);
    const german = await app.call("GET /search/contents", {
      query: { kind: "countries", query: "deutsch" },
      headers: { "accept-language": "de" },
    });
    expect(german.body.values).toEqual([
      { value: "DE", label: "Deutschland", count: 1, family: false },
    ]);
  });

  test("refuses another kind", async () => {
    const { status } = await app.call("GET /search/contents", { query: { kind: "weights" } });
    expect(status).toBe(400);
  });
});

describe("support", () => {
  test("is told why a hit stands where it does; others are refused", async () => {
    const query = { query: "niacinamide", explain: "true", sort: "relevance" };
    const { content } = (await call(query, "INGREDIENTS", support)).body;
    expect(content.map(({ key }) => key)).toEqual(["niacinamide", "preserved"]);
    const scores = content.map(({ explanation }) => explanation?.score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(content[0]?.explanation).toMatchObject({
      exactness: "name",
      parts: [{ word: "niacinamide", matched: "niacinamide", field: "name", how: "exact" }],
    });
    expect(content[1]?.explanation).toMatchObject({
      exactness: "component",
      parts: [{ field: "inci" }],
    });
    expect((await call({ explain: "true" })).status).toBe(403);
    expect((await call({ explain: "false" })).body.content[0]?.explanation).toBeNull();
  });

  test("searches within a portal; others are refused", async () => {
    const found = await call({ portal: "fair" }, "INGREDIENTS", support);
    expect(found.body.content.map(({ key }) => key)).toEqual(["discreet"]);
    const company = found.body.facets.find(({ group }) => group === "company");
    expect(company?.values.map(({ value }) => value)).toEqual(["other"]);
    expect((await call({ portal: "nowhere" }, "INGREDIENTS", support)).status).toBe(404);
    expect((await call({ portal: "fair" })).status).toBe(404);
  });
});

describe("bad input", () => {
  test.each([
    { contains: "niacinamide" },
    { contains: "weights:5" },
    { contains: "inci:" },
    { without: Array.from({ length: 21 }, (_, at) => `inci:a${at}`).join(",") },
    { year_of_launch: "2020", ph: "2..3" },
    { explain: "yes" },
    { portal: "Not a key" },
  ])("%j is refused", async (query) => {
    expect((await call(query as Record<string, string>, "INGREDIENTS", support)).status).toBe(400);
  });

  test.each([
    ["ph_stability_range", "20..", "field-reasons.ph"],
    ["ph_stability_range", "9..3", "field-reasons.range-reversed"],
    ["usage_level", "2", "interval"],
  ])("%s %s is refused by its rule: %s", async (path, text, code) => {
    const { status, body } = await call({ [path]: text });
    expect(status).toBe(400);
    expect(body.additional_data?.failures).toMatchObject([{ in: "query", path, code }]);
  });

  test("a name with a comma, and one that nobody has", async () => {
    expect(await keys({ contains: "inci:1%2C2-hexanediol" })).toEqual([]);
    expect(await keys({ without: "inci:unobtainium" })).toHaveLength(4);
  });
});
