import { answeringKinds, type RequestEventKind } from "@neroli/contract/requests/events.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/factory.ts";
import { createCompany } from "../companies/factory.ts";
import { companyRoutes } from "../companies/routes.ts";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { productRoutes } from "../products/routes.ts";
import { createUser } from "../users/factory.ts";
import { requestCentreRoutes } from "./centre/routes.ts";
import { createRequest } from "./factory.ts";
import { timeResponses } from "./jobs.ts";
import { requestRoutes } from "./routes.ts";

let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await createCatalogue();
  const routes = [requestCentreRoutes, requestRoutes, companyRoutes, productRoutes];
  app = await testApp({ routes, ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

const hour = 3_600_000;
const before = (hours: number) => new Date(Date.now() - hours * hour);

/** A supplier with a product, somebody of its people, and what is said of its speed. */
async function supplier() {
  const { key: company_key } = await createCompany();
  const { key: productKey } = await createProduct({ company_key });
  const seller = await createUser({ company_key, roles: ["SUPPLIER_USER"] });
  return {
    company_key,
    seller: seller.key,
    dashboard: async () =>
      (await app.call("GET /requests/response-times", { as: seller.key })).body,
    /** As a visitor reads it on the page of the company, and of its product. */
    badges: async () => {
      const params = { offering: "INGREDIENTS", productKey };
      const [company, product] = await Promise.all([
        app.call("GET /companies/:companyKey", { params: { companyKey: company_key } }),
        app.call("GET /products/:offering/:productKey", { params }),
      ]);
      return [company.body.answers_within_hours, product.body.company.answers_within_hours];
    },
  };
}

interface Answered {
  company_key: string;
  /** How long the buyer waited. */
  hours: number;
  /** When the request was sent, in hours before now. */
  sent?: number;
  kind?: RequestEventKind;
  side?: "BUYER" | "SUPPLIER" | "SUPPORT";
  buyer_key?: string;
}

async function answer({ company_key, hours, sent = 240, ...rest }: Answered) {
  const { kind = "message", side = "SUPPLIER", buyer_key } = rest;
  const request = await createRequest({
    company_key,
    products: [],
    created_at: before(sent),
    ...(buyer_key && { buyer_key }),
  });
  await happen(request, { hours, kind, side });
  return request;
}

type Happening = Required<Pick<Answered, "hours" | "kind" | "side">>;

/** Writes down what happened to the request so many hours after it was sent. */
const happen = (
  { key: request_key, created_at }: { key: string; created_at: Date },
  { hours, ...event }: Happening,
) =>
  db()
    .insertInto("request_events")
    .values({ request_key, ...event, created_at: new Date(created_at.getTime() + hours * hour) })
    .execute();

async function answers(company_key: string, waits: readonly number[]) {
  for (const hours of waits) await answer({ company_key, hours });
}

describe("Response times", () => {
  test("are counted from what the supplier's people do: the first answer to each request", async () => {
    const { company_key, seller, dashboard } = await supplier();
    const buyer = await createUser();
    const write = (as: string, requestKey: string) =>
      app.call("POST /requests/:requestKey/messages", {
        as,
        params: { requestKey },
        body: { body: "On Monday." },
      });
    const sent = { company_key, buyer_key: buyer.key, created_at: before(3) };
    const [first, unanswered] = [await createRequest(sent), await createRequest(sent)];
    await write(buyer.key, first.key);
    await write(buyer.key, unanswered.key);
    await app.call("POST /requests/:requestKey/notes", {
      as: seller,
      params: { requestKey: unanswered.key },
      body: { body: "Who sees to it?" },
    });
    await timeResponses.run();
    expect((await dashboard()).times).toEqual({ ANSWER: null, SAMPLE: null, QUOTE: null });
    await write(seller, first.key);
    await write(seller, first.key);
    await timeResponses.run();
    const { times } = await dashboard();
    expect(times).toMatchObject({ ANSWER: { count: 1 }, SAMPLE: null, QUOTE: null });
    const waited = (times.ANSWER?.median_seconds ?? 0) / 3_600;
    expect(waited).toBeGreaterThanOrEqual(2.99);
    expect(waited).toBeLessThan(4);
  });

  test("are told to everybody from five answers on, as hours rounded up", async () => {
    const { company_key, dashboard, badges } = await supplier();
    const other = await supplier();
    await answers(company_key, [1, 3, 5, 30]);
    await timeResponses.run();
    expect(await dashboard()).toEqual({
      times: { ANSWER: { count: 4, median_seconds: 4 * 3_600 }, SAMPLE: null, QUOTE: null },
      answers_within_hours: null,
    });
    expect(await badges()).toEqual([null, null]);
    await answers(company_key, [9]);
    await timeResponses.run();
    expect(await dashboard()).toMatchObject({
      times: { ANSWER: { count: 5, median_seconds: 5 * 3_600 } },
      answers_within_hours: 8,
    });
    expect(await badges()).toEqual([8, 8]);
    expect(await other.badges()).toEqual([null, null]);
    expect((await other.dashboard()).times.ANSWER).toBeNull();
  });

  test("of more than a week are told to the supplier alone", async () => {
    const { company_key, dashboard, badges } = await supplier();
    await answers(company_key, [169, 169, 169, 200, 1]);
    await timeResponses.run();
    expect((await dashboard()).times.ANSWER).toEqual({ count: 5, median_seconds: 169 * 3_600 });
    expect(await badges()).toEqual([null, null]);
  });

  test("forget what is older than 90 days, also where the talk goes on", async () => {
    const { company_key, dashboard } = await supplier();
    const sent = 91 * 24;
    const old = await answer({ company_key, hours: 1, sent });
    await happen(old, { hours: sent - 1, kind: "message", side: "SUPPLIER" });
    await timeResponses.run();
    expect((await dashboard()).times.ANSWER).toBeNull();
    await answer({ company_key, hours: 48, sent });
    await timeResponses.run();
    expect((await dashboard()).times.ANSWER).toEqual({ count: 1, median_seconds: 48 * 3_600 });
  });

  test("count samples that were shipped and quotes that were sent, which are answers, too", async () => {
    const { company_key, dashboard } = await supplier();
    const sample = await answer({ company_key, hours: 2, kind: "sample-approved" });
    await happen(sample, { hours: 72, kind: "sample-shipped", side: "SUPPLIER" });
    await answer({ company_key, hours: 10, kind: "quote-sent" });
    await timeResponses.run();
    expect((await dashboard()).times).toEqual({
      ANSWER: { count: 2, median_seconds: 6 * 3_600 },
      SAMPLE: { count: 1, median_seconds: 72 * 3_600 },
      QUOTE: { count: 1, median_seconds: 10 * 3_600 },
    });
  });

  test("count every kind of answer and nothing else", async () => {
    const { company_key, dashboard } = await supplier();
    for (const kind of ["opened", "closed", "reopened", "assigned", "noted"] as const) {
      await answer({ company_key, hours: 1, kind });
    }
    for (const side of ["BUYER", "SUPPORT"] as const) {
      await answer({ company_key, hours: 1, side });
    }
    await timeResponses.run();
    expect((await dashboard()).times.ANSWER).toBeNull();
    for (const kind of answeringKinds) await answer({ company_key, hours: 1, kind });
    await timeResponses.run();
    expect((await dashboard()).times.ANSWER).toEqual({ count: 7, median_seconds: 3_600 });
  });

  test("are not made of requests of the demonstration's accounts", async () => {
    const { company_key, dashboard, badges } = await supplier();
    const { key: buyer_key } = await createUser({ demo: true });
    for (let at = 0; at < 6; at++) await answer({ company_key, hours: 1, buyer_key });
    await timeResponses.run();
    expect((await dashboard()).times).toEqual({ ANSWER: null, SAMPLE: null, QUOTE: null });
    expect(await badges()).toEqual([null, null]);
  });

  test("follow a company that is renamed, and are nobody's who has no company", async () => {
    const { company_key, dashboard } = await supplier();
    await answer({ company_key, hours: 2 });
    await timeResponses.run();
    const key = `${company_key}-renamed`;
    await db().updateTable("companies").set({ key }).where("key", "=", company_key).execute();
    expect((await dashboard()).times.ANSWER?.count).toBe(1);
    const support = await createUser({ roles: ["NEROLI_ADMIN"], company_key: null });
    const read = await app.call("GET /requests/response-times", { as: support.key });
    expect(read.body.times.ANSWER).toBeNull();
  });
});
