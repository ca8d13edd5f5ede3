import { type Figure, figureKinds } from "@neroli/contract/analytics/figures.ts";
import type { FunnelStep } from "@neroli/contract/analytics/schema.ts";
import type { InteractionKind } from "@neroli/contract/enumerations/interactions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { createAsset } from "../documents/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { rollUp } from "../interactions/commands/roll-up.ts";
import { createInteractions } from "../interactions/factory.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createEvent, createEventUser } from "../portals/factory.ts";
import { createProduct } from "../products/factory.ts";
import { createSubscription } from "../subscriptions/factory.ts";
import { createUser } from "../users/factory.ts";
import { analyticsRoutes } from "./routes.ts";

let database: FreshDatabase;
let app: TestApp;
let manager: string;
let support: string;
let company: string;
let betaine: string;
let squalane: string;
let sheet: string;

beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [analyticsRoutes], ...(await testIdentity()) });
  ({ key: company } = await createCompany());
  betaine = (await createProduct({ company_key: company, name: "Betaine" })).key;
  squalane = (await createProduct({ company_key: company, name: "Squalane" })).key;
  sheet = (await createAsset({ product_key: betaine, company_key: company })).id;
  const other = await createProduct();
  await createSubscription({ company_key: company });
  manager = (await createUser({ company_key: company, roles: ["SUPPLIER_MANAGER"] })).key;
  support = (await createUser({ company_key: null, roles: ["NEROLI_SUPER"] })).key;

  const times = (count: number, kind: InteractionKind, day: string, more: object = {}) =>
    createInteractions(
      Array.from({ length: count }, (_, index) => ({
        ...{ kind, happened_at: new Date(`${day}T0${index % 9}:30:00Z`), product_key: betaine },
        ...more,
      })),
    );
  // In the period, 12 October to 25 November.
  const found = { words: "mild surfactant", country: "DE" };
  await times(9, "IMPRESSION", "2025-10-12", found);
  await times(3, "DETAILS", "2025-11-02", { ...found, firsts: 5 });
  await times(2, "VIEW", "2025-11-25", {
    ...{ product_key: squalane, firsts: 5, country: "FR", reader_type: "CONSUMER_CARE_BRAND" },
  });
  await times(1, "BOOKMARK", "2025-11-03");
  await times(2, "COMPARISON", "2025-11-03");
  await times(4, "DOWNLOAD", "2025-11-04", { document: sheet });
  await times(1, "REQUEST_SAMPLE", "2025-11-05");
  await times(1, "REQUEST_SAMPLE", "2025-11-05", { product_key: squalane, further: true });
  await times(1, "REQUEST_QUOTE", "2025-11-06");
  await times(1, "QUOTE_SENT", "2025-11-07");
  await times(1, "QUOTE_ACCEPTED", "2025-11-08");
  // Before it, after it, and of others.
  await times(6, "VIEW", "2025-10-11", { firsts: 5 });
  await times(5, "VIEW", "2025-11-26", { firsts: 5 });
  await times(7, "VIEW", "2025-11-10", { product_key: other.key, firsts: 5 });
  const nowhere = { product_key: null };
  await times(3, "SEARCH_WITHOUT_RESULTS", "2025-11-09", { ...nowhere, words: "unobtainium" });
  await times(2, "SEARCH_WITHOUT_RESULTS", "2025-11-09", { ...nowhere, words: "what one typed" });
  await rollUp();
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const period = { from: "2025-10-12", to: "2025-11-25" };
type Name = Extract<keyof (typeof analyticsRoutes)["endpoints"], `GET /analytics/${string}`>;
const read = async <N extends Name>(
  name: N,
  { as = manager, ...query }: Record<string, string> = {},
) => app.call(name, { as, query: { ...period, ...query } });
const bodyOf = async <N extends Name>(name: N, given: Record<string, string> = {}) => {
  const { status, body } = await read(name, given);
  expect(status).toBe(200);
  return body;
};

test("the figures of a period, and of as many days before", async () => {
  expect(await bodyOf("GET /analytics/summary")).toEqual({
    now: { visitors: 5, impressions: 9, views: 5, requests: 2, conversion: 0.4 },
    before: { visitors: 6, impressions: 0, views: 6, requests: 0, conversion: 0 },
    counted_at: expect.any(String),
  });
  const empty = await bodyOf("GET /analytics/summary", { from: "2020-01-01", to: "2020-01-31" });
  expect(empty.now).toEqual({
    ...{ visitors: 0, impressions: 0, views: 0, requests: 0, conversion: null },
  });
});

test("the timeline has every day, and of long periods every month", async () => {
  const { by, now, before } = await bodyOf("GET /analytics/timeline");
  expect([by, now.length, before.length]).toEqual(["day", 45, 45]);
  expect(now.filter(({ views, requests }) => views + requests > 0)).toEqual([
    { starts: "2025-11-02", visitors: 3, views: 3, requests: 0 },
    { starts: "2025-11-05", visitors: 0, views: 0, requests: 1 },
    { starts: "2025-11-06", visitors: 0, views: 0, requests: 1 },
    { starts: "2025-11-25", visitors: 2, views: 2, requests: 0 },
  ]);
  expect(before.at(-1)).toEqual({ starts: "2025-10-11", visitors: 6, views: 6, requests: 0 });
  const year = await bodyOf("GET /analytics/timeline", { from: "2024-11-26" });
  expect([year.by, year.now.length]).toEqual(["month", 13]);
  expect(year.now.slice(-2)).toEqual([
    { starts: "2025-10-01", visitors: 6, views: 6, requests: 0 },
    { starts: "2025-11-01", visitors: 5, views: 5, requests: 2 },
  ]);
});

test("the funnel", async () => {
  const { content } = await bodyOf("GET /analytics/funnel");
  expect(content.map(({ step, count }) => [step, count])).toEqual([
    ...[
      ["impression", 9],
      ["view", 5],
      ["kept", 3],
    ],
    ...[
      ["request", 2],
      ["quote", 1],
      ["accepted", 1],
    ],
  ]);
});

test("products and documents by interest; of a request each of its products has one", async () => {
  const { content } = await bodyOf("GET /analytics/products");
  expect(content.map(({ product, ...figures }) => [product.name, figures])).toMatchObject([
    ["Betaine", { impressions: 9, views: 3, kept: 3, downloads: 4, requests: 2 }],
    ["Squalane", { impressions: 0, views: 2, kept: 0, downloads: 0, requests: 1 }],
  ]);
  const documents = await bodyOf("GET /analytics/documents");
  expect(documents.content).toMatchObject([{ id: sheet, downloads: 4 }]);
});

test("searches that found, and those that found nothing where several searched", async () => {
  expect((await bodyOf("GET /analytics/searches")).content).toEqual([
    { words: "mild surfactant", impressions: 9, clicks: 3 },
  ]);
  expect((await bodyOf("GET /analytics/empty-searches")).content).toEqual([
    { words: "unobtainium", searches: 3 },
  ]);
});

test("audiences and countries", async () => {
  expect((await bodyOf("GET /analytics/audiences")).content).toEqual([
    { type: null, segment: "PERSONALCARE", visitors: 3, views: 3 },
    { type: "CONSUMER_CARE_BRAND", segment: "PERSONALCARE", visitors: 2, views: 2 },
  ]);
  expect((await bodyOf("GET /analytics/countries")).content).toEqual([
    { country: "DE", visitors: 3, views: 3 },
    { country: "FR", visitors: 2, views: 2 },
  ]);
});

test("the list behind a figure has as many as the figure says", async () => {
  const list = (query: Record<string, string>) => bodyOf("GET /analytics/interactions", query);
  const views = await list({ kind__in: "VIEW,DETAILS" });
  expect(views.total_elements).toBe(5);
  expect(views.content[0]).toEqual({
    ...{ happened_at: "2025-11-25T01:30:00.000Z", kind: "VIEW", words: null, rank: null },
    ...{ country: "FR", type: "CONSUMER_CARE_BRAND" },
    product: { key: squalane, name: "Squalane", offering: "INGREDIENTS" },
  });
  expect((await list({ country__eq: "DE", kind__in: "DETAILS" })).total_elements).toBe(3);
  expect((await list({ product__eq: squalane })).total_elements).toBe(3);
  expect((await list({ words__eq: "mild surfactant" })).total_elements).toBe(12);
  expect((await list({ document__eq: sheet })).total_elements).toBe(4);
  const brands = await list({ audience__eq: "CONSUMER_CARE_BRAND PERSONALCARE" });
  expect(brands.total_elements).toBe(2);
  expect((await list({ kind__in: "NO_SUCH" })).total_elements).toBe(0);
  expect((await read("GET /analytics/interactions", { document__eq: "no id" })).status).toBe(400);
});

test("each figure counts the kinds that its list is asked for by", async () => {
  const { now } = await bodyOf("GET /analytics/summary");
  const { content } = await bodyOf("GET /analytics/funnel");
  const step = (name: FunnelStep) => content.find((each) => each.step === name)?.count;
  const counted: Partial<Record<Figure, number | undefined>> = {
    ...{ impressions: now.impressions, views: now.views, requests: now.requests },
    ...{ kept: step("kept"), quotes: step("quote"), accepted: step("accepted") },
  };
  for (const [figure, count] of Object.entries(counted)) {
    const kind__in = figureKinds[figure as Figure].join(",");
    const { total_elements } = await bodyOf("GET /analytics/interactions", { kind__in });
    expect([figure, total_elements]).toEqual([figure, count]);
  }
});

describe("who reads what", () => {
  const names = Object.keys(analyticsRoutes.endpoints).filter((name): name is Name =>
    name.startsWith("GET /analytics/"),
  );

  test.each(names)("%s", async (name) => {
    const roles = ["SUPPLIER_MANAGER" as const];
    const { company_key } = await createSubscription();
    const stranger = (await createUser({ company_key, roles })).key;
    const without = (await createUser({ roles })).key;
    const editor = (await createUser({ company_key: company, roles: ["SUPPLIER_EDITOR"] })).key;
    expect((await read(name, { as: stranger, company })).status).toBe(404);
    expect((await read(name, { as: without })).status).toBe(403);
    expect((await read(name, { as: editor })).status).toBe(403);
    const { body } = await read(name, { as: stranger });
    const text = JSON.stringify(body);
    for (const word of [betaine, squalane, sheet, "mild surfactant", "CONSUMER_CARE_BRAND"]) {
      expect(text).not.toContain(word);
    }
  });

  test("support reads of any company, and of all of them together", async () => {
    const views = async (query: Record<string, string>) =>
      (await bodyOf("GET /analytics/summary", { as: support, ...query })).now.views;
    expect(await views({ company })).toBe(5);
    expect(await views({})).toBe(12);
    const { content } = await bodyOf("GET /analytics/products", { as: support });
    expect(content).toHaveLength(3);
  });
});

describe("of a portal", () => {
  const asked = { params: { event: "lumen" }, query: period };
  let owner: string;

  beforeAll(async () => {
    await createEvent({ key: "lumen", type: "BRAND_PORTAL", companies: [company] });
    await createEvent({ key: "other", type: "BRAND_PORTAL", companies: [company] });
    ({ key: owner } = await createUser({ roles: ["EVENT_ADMIN"] }));
    const permissions = { "product.portal.brand": "manage" } as const;
    await createEventUser({ event_key: "lumen", user_key: owner, permissions });
    const at = { happened_at: new Date("2025-11-20T10:00:00Z"), event_key: "lumen" };
    const elsewhere = await createProduct();
    const seen = { kind: "IMPRESSION", product_key: betaine, words: "in a portal" } as const;
    await createInteractions([
      { kind: "VIEW", product_key: betaine, firsts: 7, country: "IT", ...at },
      { kind: "VIEW", product_key: elsewhere.key, firsts: 2, ...at },
      ...Array.from({ length: 3 }, () => ({ ...seen, ...at })),
      { kind: "VIEW", product_key: squalane, firsts: 7, ...at, event_key: "other" },
    ]);
    await rollUp();
  });

  test("its own figures, timeline, searches and countries, and nothing of another one", async () => {
    const summary = await app.call("GET /events/:event/analytics/summary", { ...asked, as: owner });
    expect(summary.body.now).toMatchObject({ visitors: 2, views: 2, impressions: 3 });
    const times = await app.call("GET /events/:event/analytics/timeline", { ...asked, as: owner });
    expect(times.body.now.filter(({ views }) => views > 0)).toEqual([
      { starts: "2025-11-20", visitors: 2, views: 2, requests: 0 },
    ]);
    const words = await app.call("GET /events/:event/analytics/searches", { ...asked, as: owner });
    expect(words.body.content).toEqual([{ words: "in a portal", impressions: 3, clicks: 0 }]);
    const from = await app.call("GET /events/:event/analytics/countries", { ...asked, as: owner });
    expect(from.body.content).toEqual([{ country: "IT", visitors: 1, views: 1 }]);
  });

  test("products that it shows, and none that it does not", async () => {
    const { body } = await app.call("GET /events/:event/analytics/products", {
      ...{ ...asked, as: owner },
    });
    expect(body.content.map(({ product }) => product.name)).toEqual(["Betaine"]);
  });

  test("for its own people and support alone", async () => {
    const call = (event: string, as: string) =>
      app.call("GET /events/:event/analytics/summary", { params: { event }, query: period, as });
    expect((await call("other", owner)).status).toBe(404);
    expect((await call("lumen", manager)).status).toBe(404);
    expect((await call("lumen", support)).status).toBe(200);
    const query = { ...period, to: "2025-10-11" };
    const path = "GET /events/:event/analytics/summary" as const;
    expect((await app.call(path, { ...asked, query, as: owner })).status).toBe(400);
  });
});

test("periods that end before they begin, or go on for too long", async () => {
  for (const query of [{ to: "2025-10-11" }, { from: "2019-01-01" }, { from: "yesterday" }]) {
    expect((await read("GET /analytics/funnel", query as Record<string, string>)).status).toBe(400);
  }
});
