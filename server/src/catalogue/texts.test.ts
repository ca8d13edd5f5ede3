import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { catalogueRoutes } from "./routes.ts";
import { startCatalogue } from "./upkeep/start-catalogue.ts";

let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let app: TestApp;
let company_key: string;

beforeAll(async () => {
  database = await freshDatabase();
  company_key = (await createCompany()).key;
  catalogue = await startCatalogue();
  app = await testApp({ routes: [catalogueRoutes], ...(await testIdentity()) });
});

afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

const keys = (found: { content: { key: string }[] }) => found.content.map(({ key }) => key);

describe("texts in several languages", () => {
  const inLanguage = async (query: string, language: string) => {
    const params = { offering: "INGREDIENTS" };
    const headers = { "page-language": language };
    return (await app.call("GET /search/products/:offering", { params, query: { query }, headers }))
      .body;
  };

  test("are all found, the reader's language first, and shown in it", async () => {
    const of = (key: string, fields: object) =>
      createProduct({ key, company_key, fields: { name: key, ...fields } });
    await of("linen-it", { "tagline@it": "Fibra nobile" });
    await of("linen-de", { tagline: "Noble fibre", "tagline@de": "Edle fibra" });
    await of("linen-own", { text_language: "de", tagline: "Reine fibra" });
    expect(keys(await inLanguage("fibra", "it"))[0]).toBe("linen-it");
    expect(
      keys(await inLanguage("fibra", "de"))
        .slice(0, 2)
        .toSorted(),
    ).toEqual(["linen-de", "linen-own"]);
    const { content, total_elements } = await inLanguage("fibra", "en");
    expect(total_elements).toBe(3);
    const byKey = new Map(content.map((hit) => [hit.key, hit]));
    expect(byKey.get("linen-de")).toMatchObject({ tagline: "Noble fibre" });
    expect(byKey.get("linen-de")?.text_languages).toBeUndefined();
    expect(byKey.get("linen-own")?.text_languages).toEqual({ tagline: "de" });
    expect(byKey.get("linen-it")?.text_languages?.tagline).toBe("it");
  });

  test("a name in the reader's language is suggested", async () => {
    const fields = { name: "Oat silk", "name@de": "Haferseide" };
    await createProduct({ company_key, fields });
    const { body } = await app.call("GET /search/suggestions", {
      query: { offering: "INGREDIENTS", query: "hafers" },
    });
    const texts = body.groups.flatMap(({ values }) => values.map(({ text }) => text));
    expect(texts).toContain("Haferseide");
  });

  test("a product is suggested once, by its name in the reader's language", async () => {
    const fields = { name: "Zinnober fine", "name@de": "Zinnober rein und mild" };
    await createProduct({ company_key, fields });
    await createProduct({ company_key, fields: { name: "Zinnober X" } });
    const suggested = async (language: string) => {
      const query = { offering: "INGREDIENTS", query: "zinn" };
      const headers = { "page-language": language };
      const { body } = await app.call("GET /search/suggestions", { query, headers });
      return body.groups.flatMap(({ values }) => values.map(({ text }) => text));
    };
    expect(await suggested("de")).toEqual(["Zinnober rein und mild", "Zinnober X"]);
    expect(await suggested("en")).toEqual(["Zinnober X", "Zinnober fine"]);
    expect(await suggested("fr")).toEqual(["Zinnober X", "Zinnober fine"]);
  });

  test("a hidden field is found in no language", async () => {
    const fields = { name: "Flax", tagline: "Quiet", "tagline@de": "Verschwiegenheit" };
    const visibility = { tagline: "RESTRICTED" } as const;
    await createProduct({ company_key, fields, visibility });
    expect((await inLanguage("Verschwiegenheit", "de")).total_elements).toBe(0);
  });
});
