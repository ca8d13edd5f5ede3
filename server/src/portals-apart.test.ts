import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endpoints } from "@neroli/contract/endpoints.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createAward } from "./awards/factory.ts";
import { allRoutes } from "./capabilities.ts";
import { createCatalogue } from "./catalogue/factory.ts";
import { createCompany } from "./companies/factory.ts";
import { createAsset } from "./documents/factory.ts";
import { testIdentity } from "./identity/factory.ts";
import { startAssets } from "./kernel/assets/assets.ts";
import { db } from "./kernel/db/db.ts";
import { startMail } from "./kernel/mail/mail.ts";
import { type FreshDatabase, freshDatabase } from "./kernel/testing/database.ts";
import { type TestApp, testApp } from "./kernel/testing/test-app.ts";
import { createEvent, createEventAsset, createEventProduct } from "./portals/factory.ts";
import { createProduct } from "./products/factory.ts";
import { createTalk } from "./programme/factory.ts";
import { createUser } from "./users/factory.ts";

// On a portal's host there is what the portal shows and nothing else (spec 1, white-label): every
// public answer that could name a product or a company is asked for on two of them.

let folder: string;
let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let app: TestApp;
/** The portal on whose host the calls of a test come in. */
let host: string | null = null;
const readers = { visitor: "", buyer: "", support: "" };

/** One of them is an exhibition. */
const types = { rosarium: "BRAND_PORTAL", iridium: "TRADE_SHOW" } as const;
const assets = { rosarium: "", iridium: "" };

/** Everything of one portal alone is called by its name. */
async function createPortal(name: "rosarium" | "iridium"): Promise<void> {
  const inci = "Sharedium";
  const functions = ["Testemollient"];
  await createCompany({ key: `${name}-works`, name: `${name} works`, offering: ["INGREDIENTS"] });
  const fields = (more = "") => ({ name: `${name}${more} oil`, inci, functions, cas: ["56-81-5"] });
  await createProduct({ key: `${name}-oil`, company_key: `${name}-works`, fields: fields() });
  // Of a company that is in both, each shows another product.
  await createProduct({ key: `${name}-wax`, company_key: "both", fields: fields(" wax") });
  await createProduct({
    key: `${name}-cream`,
    company_key: "both",
    offering: "FORMULATIONS",
    fields: {
      name: `${name} cream`,
      phases: [{ name: "A", ingredients: [{ name: "Oil", product: `${name}-oil`, weight: "1%" }] }],
    },
  });
  await createAsset({ product_key: `${name}-wax`, name: "TDS.pdf", document_type: "TDS" });
  const prize = { name: `Prize of ${name}` };
  await createAward({ ...prize, given: [`${name}-oil`] });
  await createAward({ ...prize, recipients: "COMPANY", given: [`${name}-works`] });
  const companies = [`${name}-works`, "both"];
  await createEvent({ key: name, type: types[name], companies, display_name: name });
  await createTalk({ event_key: name, title: `${name} in creams`, day: "2100-10-29" });
  assets[name] = (
    await createEventAsset({ event_key: name, name: `${name}.pdf`, content: Buffer.from(name) })
  ).id;
  await db()
    .insertInto("event_terms")
    .values({ event_key: name, version: 1, texts: JSON.stringify({ en: `Terms of ${name}` }) })
    .execute();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "neroli-apart-"));
  startAssets({ data: folder });
  startMail({ data: folder, origin: "https://neroli.example" });
  database = await freshDatabase();
  await createCompany({ key: "both", name: "Both", offering: ["INGREDIENTS"] });
  await createProduct({ key: "common", company_key: "both", fields: { name: "Common" } });
  await createPortal("rosarium");
  await createPortal("iridium");
  for (const [portal, other] of [
    ["rosarium", "iridium"],
    ["iridium", "rosarium"],
  ] as const) {
    for (const what of ["wax", "cream"]) {
      const product_key = `${other}-${what}`;
      const said = { event_key: portal, company_key: "both", product_key };
      await createEventProduct({ ...said, enabled: false });
    }
  }
  catalogue = await createCatalogue();
  const { authenticate, ...identity } = await testIdentity();
  app = await testApp({
    ...identity,
    routes: allRoutes,
    authenticate: async (...asked) => ({ ...(await authenticate(...asked)), portal: host }),
  });
  readers.buyer = (await createUser({ roles: ["BUYER"] })).key;
  readers.support = (await createUser({ company_key: null, roles: ["NEROLI_SUPER"] })).key;
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  host = null;
});

type Name = keyof typeof endpoints;
type Asked = [name: Name, options: NonNullable<Parameters<TestApp["call"]>[1]>];

/** Every public answer that shows products or companies, as it is asked for in a portal. */
const answers = (portal: string): Asked[] => [
  ["GET /search/products/:offering", { params: { offering: "INGREDIENTS" } }],
  ["GET /search/products/:offering", { params: { offering: "FORMULATIONS" } }],
  ["GET /search/products/:offering", inQuery("INGREDIENTS", { query: "sharedium" })],
  ["GET /search/products/:offering", inQuery("INGREDIENTS", { query: portal })],
  ["GET /search/products/:offering", inQuery("INGREDIENTS", { contains: "cas:56-81-5" })],
  ["GET /search/products/:offering", inQuery("INGREDIENTS", { whole: "company" })],
  ["GET /search/suppliers", {}],
  ["GET /search/suppliers", { query: { query: portal } }],
  ["GET /search/suggestions", { query: { query: portal.slice(0, 4) } }],
  ["GET /search/listed", { query: { keys: "rosarium-oil,iridium-oil,rosarium-wax,iridium-wax" } }],
  ["GET /search/highlights", {}],
  ["GET /search/document/legacy/:id", { params: { id: `${portal}-wax` } }],
  ["GET /products/:offering/:productKey", product("INGREDIENTS", `${portal}-oil`)],
  ["GET /products/:offering/:productKey", product("INGREDIENTS", `${portal}-wax`)],
  ["GET /products/:offering/:productKey", product("FORMULATIONS", `${portal}-cream`)],
  ["GET /products/:productKey/alternatives", { params: { productKey: `${portal}-oil` } }],
  ["GET /companies/:companyKey", { params: { companyKey: `${portal}-works` } }],
  ["GET /products/:productKey/awards", { params: { productKey: `${portal}-oil` } }],
  ["GET /companies/:companyKey/awards", { params: { companyKey: `${portal}-works` } }],
  ["GET /companies/:companyKey", { params: { companyKey: "both" } }],
  ["GET /search/companies/:companyKey", { params: { companyKey: "both" } }],
  ["GET /comparison", { query: { products: `rosarium-oil,iridium-oil` } }],
  ["GET /public/portals", {}],
  ["GET /public/portals/:portal", { params: { portal } }],
  ["GET /public/documents", { query: { event: portal } }],
  ["GET /public/events/:event", { params: { event: portal } }],
  ["GET /public/events/:event/exhibitors", { params: { event: portal } }],
  ["GET /public/events/:event/programme", { params: { event: portal } }],
  ["GET /public/events/:event/terms", { params: { event: portal } }],
  ["GET /public/companies/:companyKey/exhibitions", { params: { companyKey: "both" } }],
];
const inQuery = (offering: string, query: Record<string, string>) => ({
  params: { offering },
  query,
});
const product = (offering: string, productKey: string) => ({ params: { offering, productKey } });

/** Asked for below, or by the tests of their rooms: they answer counts, and files. */
const elsewhere: readonly Name[] = [
  "GET /comparison/export",
  "GET /search/contents",
  "GET /search/topics/:kind",
  "GET /search/topics/:kind/:topicKey",
  "GET /products/:offering/:productKey/preview",
  "GET /events/:event/assets/:assetId",
];
/** What the whole installation is asked, whatever the host: whether a name is one of its own. */
const ofNone: readonly Name[] = ["GET /public/hosts/ask"];

test("every public call that reads products, companies or events is thought of", () => {
  const known = [...answers("rosarium").map(([name]) => name), ...elsewhere, ...ofNone];
  const reading = Object.entries(endpoints).filter(
    ([name, { access }]) =>
      access === "public" &&
      /^GET \/(search|products|companies|comparison|public|events)\b/.test(name),
  );
  expect(reading.map(([name]) => name).filter((name) => !known.includes(name as Name))).toEqual([]);
});

/** The answers on a portal's host that name anything of a portal. */
async function seenOn(
  at: string | null,
  { asked, named, as }: { asked: string; named: string; as: string },
): Promise<string[]> {
  host = at;
  const seen: string[] = [];
  for (const [index, [name, options]] of answers(asked).entries()) {
    const { body } = await app.call(name, { ...options, ...(as && { as }) });
    // What a comparison says is not there was named by who asked.
    const told = JSON.stringify({ ...body, unavailable: [] });
    if (told.includes(named)) seen.push(`${index} ${name}`);
  }
  return seen;
}

describe.each(["visitor", "buyer", "support"] as const)("for %s", (reader) => {
  test("each answer shows what is there, on its host and on none", async () => {
    const as = readers[reader];
    const all = answers("iridium").map(([name], at) => `${at} ${name}`);
    const asked = "iridium";
    // Alternatives of the oil name the wax of the same portal.
    expect(await seenOn("iridium", { asked, named: asked, as })).toEqual(all);
    expect(await seenOn(null, { asked, named: asked, as })).toEqual(all);
  });

  test("nothing of one portal shows on the other's host, whoever's it is that is asked for", async () => {
    const as = readers[reader];
    for (const asked of ["rosarium", "iridium"]) {
      expect(await seenOn("rosarium", { asked, named: "iridium", as })).toEqual([]);
      expect(await seenOn("iridium", { asked, named: "rosarium", as })).toEqual([]);
    }
  });
});

test("what is typed is completed of the portal that is looked into, from elsewhere too", async () => {
  const complete = async (query: string, within: Record<string, string>) => {
    const { body } = await app.call("GET /search/suggestions", { query: { query, ...within } });
    return body.groups.flatMap(({ values }) => values.map(({ text }) => text));
  };
  // A brand portal that takes no sign-ups is there for nobody from elsewhere.
  const open = JSON.stringify({ takes_sign_ups: true });
  await db().updateTable("events").set({ settings: open }).execute();
  const within = { portal: "rosarium" };
  expect(await complete("rosarium", within)).toEqual(
    expect.arrayContaining(["rosarium oil", "rosarium wax oil", "rosarium works"]),
  );
  expect(await complete("iridium", within)).toEqual([]);
  expect(await complete("iridium", {})).toContain("iridium oil");
  expect(await complete("iridium", { portal: "iridium" })).toContain("iridium oil");
});

test("documents on a portal's host are its own", async () => {
  host = "rosarium";
  const read = (event?: string) =>
    app.call("GET /public/documents", { query: event === undefined ? {} : { event } });
  const names = (body: Awaited<ReturnType<typeof read>>["body"]) =>
    body.content.map(({ name }) => name);
  expect(names((await read()).body)).toEqual(["rosarium.pdf"]);
  expect(names((await read("rosarium")).body)).toEqual(["rosarium.pdf"]);
  expect((await read("iridium")).status).toBe(404);
  const open = async (event: "rosarium" | "iridium") => {
    const params = { event, assetId: assets[event] };
    return (await app.call("GET /events/:event/assets/:assetId", { params })).status;
  };
  expect([await open("rosarium"), await open("iridium")]).toEqual([200, 404]);
});

describe("counts on a portal's host", () => {
  const facet = (facets: readonly { group: string; values: readonly object[] }[], group: string) =>
    facets.find((one) => one.group === group)?.values;

  test("are of what the portal shows: hits, facets, suppliers, contents, highlights", async () => {
    host = "rosarium";
    const products = await app.call("GET /search/products/:offering", {
      params: { offering: "INGREDIENTS" },
    });
    expect(products.body.total_elements).toBe(3);
    expect(products.body.within).toBeNull();
    expect(facet(products.body.facets, "company")).toEqual([
      { value: "both", name: "Both", count: 2 },
      { value: "rosarium-works", name: "rosarium works", count: 1 },
    ]);
    const suppliers = await app.call("GET /search/suppliers");
    expect(suppliers.body.content.map(({ key, product_count }) => [key, product_count])).toEqual(
      expect.arrayContaining([
        ["both", 3],
        ["rosarium-works", 1],
      ]),
    );
    expect(suppliers.body.total_elements).toBe(2);
    const contents = await app.call("GET /search/contents", {
      query: { kind: "cas", query: "56-81" },
    });
    expect(contents.body.values.map(({ count }) => count)).toEqual([2]);
    const { body } = await app.call("GET /search/highlights");
    expect(body.counts).toEqual({ products: 4, suppliers: 2, documents: 1 });
    const company = await app.call("GET /companies/:companyKey", {
      params: { companyKey: "both" },
    });
    expect(company.body.product_counts).toMatchObject({ INGREDIENTS: 2, FORMULATIONS: 1 });
    const suggested = await app.call("GET /search/suggestions", { query: { query: "both" } });
    const [supplier] = suggested.body.groups.filter(({ kind }) => kind === "suppliers");
    expect(supplier?.values).toMatchObject([{ key: "both", count: 3 }]);
  });

  test("another portal is not there, not even for support; its own is", async () => {
    host = "rosarium";
    const search = (query: Record<string, string>) =>
      app.call("GET /search/products/:offering", {
        as: readers.support,
        ...inQuery("INGREDIENTS", query),
      });
    expect((await search({ portal: "iridium" })).status).toBe(404);
    expect((await search({ portal: "rosarium" })).body.total_elements).toBe(3);
  });

  test("of a file to compare only what the portal shows is in it", async () => {
    const compare = async (at: string | null) => {
      host = at;
      const query = { products: "iridium-oil,iridium-wax", format: "XLSX" };
      return (await app.call("GET /comparison/export", { query })).status;
    };
    expect(await compare("iridium")).toBe(200);
    expect(await compare("rosarium")).toBe(404);
  });
});
