import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allRoutes } from "../capabilities.ts";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { startCatalogue } from "./upkeep/start-catalogue.ts";

let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let app: TestApp;
const keys: Record<string, string> = {};

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await startCatalogue();
  app = await testApp({ routes: allRoutes, ...(await testIdentity()) });
  const { key: company_key } = await createCompany({
    key: "shy-supplier",
    name: "Shy Supplier",
    excluded_types: ["UNIVERSITY"],
  });
  await createProduct({
    key: "bashful",
    company_key,
    fields: {
      name: "Bashful",
      inci: "Xylopolum",
      tagline: "Restrictedword inside",
      functions: ["Restrictedfunction"],
      description: "Privateword inside",
      certifications: ["Privatecertificate"],
      cas: ["56-81-5"],
      usage_level: { min: 1, max: 5 },
    },
    visibility: {
      tagline: "RESTRICTED",
      usage_level: "RESTRICTED",
      functions: "RESTRICTED",
      description: "PRIVATE",
      certifications: "PRIVATE",
      cas: "PRIVATE",
    },
  });
  await createProduct({ key: "open", fields: { name: "Open", inci: "Xylopolum" } });
  const university = await createCompany({ type: "UNIVERSITY" });
  const user = async (name: string, given: Parameters<typeof createUser>[0]) => {
    keys[name] = (await createUser(given)).key;
  };
  await user("unverified", { status: "AWAITING_VERIFICATION" });
  await user("vetted", {});
  await user("excluded", { company_key: university.key });
  await user("colleague", { company_key, roles: ["SUPPLIER_USER"] });
  await user("editor", { company_key, roles: ["SUPPLIER_EDITOR"] });
  await user("support", { company_key: null, roles: ["NEROLI_EDITOR"] });
});

afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

/** The tier at which each reader reads the product; null does not find it at all. */
const readers = [
  { reader: "anonymous", tier: 0 },
  { reader: "unverified", tier: 0 },
  { reader: "vetted", tier: 1 },
  { reader: "excluded", tier: null },
  { reader: "colleague", tier: 1 },
  { reader: "editor", tier: 2 },
  { reader: "support", tier: 2 },
] as const;

describe.each(readers)("$reader reads at tier $tier", ({ reader, tier }) => {
  const as = () => (reader === "anonymous" ? {} : { as: keys[reader] as string });
  const reads = (needed: number) => tier !== null && tier >= needed;
  const search = async (query: Record<string, string>) => {
    const params = { offering: "INGREDIENTS" };
    return (await app.call("GET /search/products/:offering", { ...as(), params, query })).body;
  };
  const finds = async (query: Record<string, string>) =>
    (await search(query)).content.some(({ key }) => key === "bashful");
  const countOf = async (group: string, value: string) =>
    (await search({})).facets
      .find((facet) => facet.group === group)
      ?.values.find((each) => each.value === value)?.count ?? 0;
  const knows = async (asked: string) =>
    (await app.call("GET /search/listed", { ...as(), query: { keys: asked } })).body.content;
  const suggests = async (query: string) =>
    (await app.call("GET /search/suggestions", { ...as(), query: { query } })).body.groups.flatMap(
      ({ values }) => values,
    );

  test("is told of it by its key where it exists for them", async () => {
    const found = await knows("nothing,bashful,open,bashful");
    expect(found.map(({ key }) => key)).toEqual(reads(0) ? ["bashful", "open"] : ["open"]);
    const [first] = found.filter(({ key }) => key === "bashful");
    if (first) expect(first.tagline !== null).toBe(reads(1));
  });

  test("product page", async () => {
    const params = { offering: "INGREDIENTS", productKey: "bashful" };
    const { status, body } = await app.call("GET /products/:offering/:productKey", {
      ...as(),
      params,
    });
    expect(status).toBe(tier === null ? 404 : 200);
    if (tier === null) return;
    expect("tagline" in body.fields).toBe(tier >= 1);
    expect("description" in body.fields).toBe(tier >= 2);
    expect(body.restricted_fields).toEqual(
      tier === 0 ? ["tagline", "functions", "usage_level"] : [],
    );
    expect(body.can).toEqual({ edit: tier === 2, request: reader === "vetted" });
  });

  test("search hits: by name, by a restricted word, by a private one, by a private number", async () => {
    expect(await finds({ query: "bashful" })).toBe(reads(0));
    expect(await finds({ query: "restrictedword" })).toBe(reads(1));
    expect(await finds({ query: "privateword" })).toBe(reads(2));
    expect(await finds({ query: "56-81-5" })).toBe(reads(2));
  });

  test("what a hit shows", async () => {
    const hit = (await search({})).content.find(({ key }) => key === "bashful");
    expect(hit?.functions).toEqual(
      tier === null ? undefined : tier >= 1 ? ["Restrictedfunction"] : [],
    );
    expect(hit?.matches).toEqual(tier === null ? undefined : []);
  });

  test("facet counts, and filters by what is hidden", async () => {
    expect(await countOf("functions", "Restrictedfunction")).toBe(reads(1) ? 1 : 0);
    expect(await countOf("certifications", "Privatecertificate")).toBe(reads(2) ? 1 : 0);
    expect(await countOf("company", "shy-supplier")).toBe(reads(0) ? 1 : 0);
    expect(await finds({ functions: "Restrictedfunction" })).toBe(reads(1));
    expect(await finds({ certifications: "Privatecertificate" })).toBe(reads(2));
  });

  test("contents: what is hidden is not contained, rules nothing out and is not picked", async () => {
    expect(await finds({ contains: "inci:xylopolum" })).toBe(reads(0));
    expect(await finds({ without: "inci:xylopolum" })).toBe(false);
    expect(await finds({ contains: "certifications:Privatecertificate" })).toBe(reads(2));
    expect(await finds({ without: "certifications:Privatecertificate" })).toBe(
      reads(0) && !reads(2),
    );
    expect(await finds({ contains: "cas:56-81-5" })).toBe(reads(2));
    const { content } = await search({ without: "cas:56-81-5" });
    const hit = content.find(({ key }) => key === "bashful");
    expect(hit?.undisclosed).toBe(reads(0) && !reads(2) ? true : undefined);
    const picks = async (kind: string, query: string) =>
      (await app.call("GET /search/contents", { ...as(), query: { kind, query } })).body.values.map(
        ({ value, count }) => [value, count],
      );
    expect(await picks("certifications", "priv")).toEqual(
      reads(2) ? [["Privatecertificate", 1]] : [],
    );
    expect(await picks("cas", "56")).toEqual(reads(2) ? [["56-81-5", 1]] : []);
    expect(await picks("inci", "xylo")).toEqual([["xylopolum", reads(0) ? 2 : 1]]);
  });

  test("intervals of numbers that are hidden neither match nor have ends", async () => {
    expect(await finds({ usage_level: "2..3" })).toBe(reads(1));
    const { ranges } = await search({});
    expect(ranges.map(({ group, max }) => [group, max])).toEqual(
      reads(1) ? [["usage_level", 5]] : [],
    );
  });

  test("how hits are ranked is told to support alone", async () => {
    const { status } = await app.call("GET /search/products/:offering", {
      ...as(),
      params: { offering: "INGREDIENTS" },
      query: { explain: "true" },
    });
    expect(status).toBe(reader === "support" ? 200 : 403);
  });

  test.each(["name", "-name", "newest", "company"])("sorted by %s", async (sort) => {
    expect(await finds({ sort })).toBe(reads(0));
    expect((await search({ sort })).total_elements).toBe(reads(0) ? 2 : 1);
  });

  test("suggestions and corrections", async () => {
    expect(await suggests("restr")).toEqual(
      reads(1) ? [{ text: "Restrictedfunction", count: 1, key: null, detail: null }] : [],
    );
    expect((await suggests("bash")).map(({ text }) => text)).toEqual(reads(0) ? ["Bashful"] : []);
    expect((await search({ query: "restrictedwort" })).corrected).toBe(
      reads(1) ? "restrictedword" : null,
    );
  });

  test("similar products, top products, counts and highlights", async () => {
    const open = await app.call("GET /products/:offering/:productKey", {
      ...as(),
      params: { offering: "INGREDIENTS", productKey: "open" },
    });
    expect(open.body.similar.map(({ key }) => key)).toEqual(reads(0) ? ["bashful"] : []);
    const company = await app.call("GET /companies/:companyKey", {
      ...as(),
      params: { companyKey: "shy-supplier" },
    });
    const listed = company.body.top_products.flatMap(({ products }) => products);
    expect(listed.map(({ key }) => key)).toEqual(reads(0) ? ["bashful"] : []);
    expect(company.body.product_counts.INGREDIENTS).toBe(reads(0) ? 1 : 0);
    const { body } = await app.call("GET /search/highlights", as());
    expect(body.products.map(({ key }) => key).includes("bashful")).toBe(reads(0));
    const suppliers = (await app.call("GET /search/suppliers", as())).body.content;
    const shy = suppliers.find(({ key }) => key === "shy-supplier");
    expect(shy?.product_count).toBe(reads(0) ? 1 : 0);
  });
});
