import type { endpoints } from "@neroli/contract/endpoints.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allRoutes } from "./capabilities.ts";
import { createCatalogue } from "./catalogue/factory.ts";
import { createCompany } from "./companies/factory.ts";
import { createAsset } from "./documents/factory.ts";
import { testIdentity } from "./identity/factory.ts";
import { type FreshDatabase, freshDatabase } from "./kernel/testing/database.ts";
import { type TestApp, testApp } from "./kernel/testing/test-app.ts";
import { createEvent } from "./portals/factory.ts";
import { createProduct } from "./products/factory.ts";
import { siteFiles } from "./site/routes.ts";
import { createUser } from "./users/factory.ts";

// Nothing of a company is seen by others before support has verified it (decisions, unverified and
// waiting accounts): every answer that could name it is asked for by each kind of reader.

let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let app: TestApp;
let site: FastifyInstance;
const readers = { visitor: "", stranger: "", buyer: "", editor: "", support: "" };

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await createCatalogue();
  app = await testApp({ routes: allRoutes, ...(await testIdentity()) });
  site = Fastify();
  await site.register(siteFiles, { origin: "https://neroli.example" });
  const company_key = "night-works";
  await createCompany({ key: company_key, name: "Umbrinol Works" });
  const common = { functions: ["Testemollient"], inci: "Sharedium" };
  await createProduct({ key: "open", fields: { name: "Open", ...common } });
  await createProduct({
    key: "night",
    company_key,
    fields: { name: "Umbrinol", tagline: "Sharedtagline", cas: ["56-81-5"], ...common },
  });
  await createAsset({ product_key: "night", name: "Umbrinol TDS.pdf", document_type: "TDS" });
  // What another supplier's formulation says of it ends with it.
  await createProduct({
    key: "lotion",
    offering: "FORMULATIONS",
    fields: {
      name: "Lotion",
      phases: [{ name: "A", ingredients: [{ name: "Oil", product: "night", weight: "1%" }] }],
    },
  });
  await createEvent({
    key: "fair",
    display_name: "Night Fair",
    type: "EXHIBITION",
    companies: [company_key],
  });
  const user = async (given: Parameters<typeof createUser>[0]) => (await createUser(given)).key;
  readers.stranger = await user({ roles: ["SUPPLIER_MANAGER"] });
  readers.buyer = await user({ roles: ["BUYER"] });
  readers.editor = await user({ company_key, roles: ["SUPPLIER_EDITOR"] });
  readers.support = await user({ company_key: null, roles: ["NEROLI_SUPER"] });
  for (const reader of ["stranger", "buyer"] as const) {
    await app.call("PUT /bookmarks/:productKey", {
      as: readers[reader],
      params: { productKey: "night" },
      body: {},
    });
  }
});

afterAll(async () => {
  await app.close();
  await site.close();
  await catalogue.stop();
  await database.close();
});

type Call = [keyof typeof endpoints, Parameters<TestApp["call"]>[1]?, RegExp?];
const ingredients = { offering: "INGREDIENTS" };
const formulations = { offering: "FORMULATIONS" };
const night = { params: { ...ingredients, productKey: "night" } };
const atFair = { params: { event: "fair", companyKey: "night-works" } };
const lotion = { params: { ...formulations, productKey: "lotion" } };
const byNumber = { query: { contains: "cas:56-81-5" } };

/** Every answer that shows companies or products, and what in it is the company's doing. */
const answers: Call[] = [
  ["GET /search/products/:offering", { params: ingredients, query: { query: "sharedium" } }],
  ["GET /search/products/:offering", { params: ingredients, query: { whole: "company" } }],
  ["GET /search/products/:offering", { params: ingredients, ...byNumber }],
  ["GET /search/products/:offering", { params: formulations, ...byNumber }, /Lotion/],
  ["GET /search/suggestions", { query: { query: "umbr" } }],
  ["GET /search/contents", { query: { kind: "cas", query: "56-81" } }, /56-81-5/],
  ["GET /search/listed", { query: { keys: "night,open" } }],
  ["GET /products/:offering/:productKey", night],
  ["GET /products/:offering/:productKey", { params: { ...ingredients, productKey: "open" } }],
  ["GET /products/:offering/:productKey", lotion, /"product":"night"/],
  ["GET /products/:productKey/alternatives", { params: { productKey: "open" } }],
  ["GET /companies/:companyKey", { params: { companyKey: "night-works" } }],
  ["GET /public/companies/:companyKey/exhibitions", atFair, /Night Fair/],
  ["GET /comparison", { query: { products: "night,open" } }],
  ["GET /bookmarks"],
  ["GET /portals/:portal/companies", { params: { portal: "fair" } }],
  ["GET /search/:event/companies/:companyKey", atFair],
  // What is chosen for everybody: not for its own people alone.
  ["GET /search/suppliers"],
  ["GET /search/highlights"],
];

/** The answers that show something of the company to this reader. */
async function seenBy(reader: keyof typeof readers): Promise<string[]> {
  const as = readers[reader];
  const seen: string[] = [];
  for (const [at, [name, options, mark = /Umbrinol/]] of answers.entries()) {
    const { body } = await app.call(name, { ...options, ...(as && { as }) });
    if (mark.test(JSON.stringify(body))) seen.push(`${at} ${name}`);
  }
  const { payload } = await site.inject("/sitemap/1.xml");
  if (payload.includes("/night")) seen.push("sitemap");
  return seen;
}

const setVerified = (verified: boolean) =>
  app.call(`${verified ? "POST" : "DELETE"} /companies/:companyKey/verify`, {
    as: readers.support,
    params: { companyKey: "night-works" },
  });
const others = ["visitor", "stranger", "buyer"] as const;

test("what is verified everybody sees, at once", async () => {
  const everything = [...answers.map(([name], at) => `${at} ${name}`), "sitemap"];
  await setVerified(false);
  await setVerified(true);
  expect(await seenBy("buyer")).toEqual(everything);
  const own = /bookmarks|portals|:event/;
  expect(await seenBy("visitor")).toEqual(everything.filter((answer) => !own.test(answer)));
});

test("from what is not verified any more nobody else has anything, at once", async () => {
  await setVerified(true);
  await setVerified(false);
  for (const reader of others) expect([reader, await seenBy(reader)]).toEqual([reader, []]);
});

test("its editors and support see it all the same, but not where it would be offered to others", async () => {
  await setVerified(false);
  const offered = /suppliers|highlights|sitemap/;
  for (const reader of ["editor", "support"] as const) {
    const seen = await seenBy(reader);
    expect(seen.some((answer) => offered.test(answer))).toBe(false);
    expect(seen).toEqual(
      expect.arrayContaining([
        expect.stringMatching("GET /search/products"),
        expect.stringMatching("GET /search/suggestions"),
        expect.stringMatching("GET /search/listed"),
        expect.stringMatching("GET /products/:offering/:productKey"),
        expect.stringMatching("GET /companies/:companyKey"),
        expect.stringMatching("GET /comparison"),
      ]),
    );
  }
});
