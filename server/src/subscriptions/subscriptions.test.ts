import { subscriptionStatuses } from "@neroli/contract/subscriptions/states.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/factory.ts";
import { createCompany } from "../companies/factory.ts";
import { companyRoutes } from "../companies/routes.ts";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { atOnce } from "../kernel/testing/at-once.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createUser } from "../users/factory.ts";
import { createSubscription, dayFromNow } from "./factory.ts";
import { subscriptionRoutes } from "./routes.ts";

let database: { close(): Promise<void> };
let catalogue: { stop(): Promise<void> };
let app: TestApp;
let support: { key: string };
beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await createCatalogue();
  const routes = [subscriptionRoutes, companyRoutes];
  app = await testApp({ routes, ...(await testIdentity()) });
  support = await createUser({ roles: ["NEROLI_EDITOR"], company_key: null });
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

let company: { key: string; name: string };
beforeEach(async () => {
  company = await createCompany();
});

const audited = (key: string) =>
  db()
    .selectFrom("audit_entries")
    .where("entity_key", "=", key)
    .orderBy("id")
    .select(["action", "actor_key", "company_key", "before", "after"])
    .execute();

const year = { plan: "BASIC", starts_on: "2031-01-01", ends_on: "2031-12-31" } as const;

const create = (body: object) =>
  app.call("POST /subscriptions", { as: support.key, body: { company: company.key, ...body } });
const save = (subscriptionKey: string, body: object) =>
  app.call("PUT /subscriptions/:subscriptionKey", {
    as: support.key,
    params: { subscriptionKey },
    body,
  });
const act = (action: "deactivate" | "reactivate", subscriptionKey: string) =>
  app.call(`POST /subscriptions/:subscriptionKey/${action}`, {
    as: support.key,
    params: { subscriptionKey },
  });

describe("the life of a subscription", () => {
  test("is created, changed, deactivated and reactivated, each told once in the trail", async () => {
    const { status, body } = await create({ ...year, note: "Paid by transfer" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      company: { key: company.key, name: company.name },
      ...year,
      status: "UPCOMING",
      deactivated_at: null,
      note: "Paid by transfer",
      version: 1,
      can: { deactivate: true, reactivate: false },
    });
    const terms = { plan: "ENTERPRISE", starts_on: year.starts_on, note: "Paid by transfer" };
    expect((await save(body.key, { ...terms, version: 1 })).body).toMatchObject({
      plan: "ENTERPRISE",
      ends_on: null,
      days_left: null,
      version: 2,
    });
    for (const _ of [1, 2]) {
      expect((await act("deactivate", body.key)).body).toMatchObject({
        status: "DEACTIVATED",
        deactivated_at: expect.any(String),
        can: { deactivate: false, reactivate: true },
      });
    }
    for (const _ of [1, 2]) {
      expect((await act("reactivate", body.key)).body).toMatchObject({ status: "UPCOMING" });
    }
    const entries = await audited(body.key);
    expect(entries).toMatchObject([
      { action: "subscription.created", after: { plan: "BASIC", ends_on: "2031-12-31" } },
      {
        action: "subscription.saved",
        before: { plan: "BASIC", ends_on: "2031-12-31" },
        after: { plan: "ENTERPRISE", ends_on: null },
      },
      { action: "subscription.deactivated", before: { deactivated_at: null } },
      { action: "subscription.reactivated", after: { deactivated_at: null } },
    ]);
    for (const entry of entries) {
      expect(entry).toMatchObject({ actor_key: support.key, company_key: company.key });
    }
  });

  test("the same terms again change nothing and are not told", async () => {
    const { body } = await create(year);
    expect((await save(body.key, { ...year, version: 1 })).body.version).toBe(1);
    expect(await audited(body.key)).toHaveLength(1);
  });

  test("who edits an older version is told so", async () => {
    const { body } = await create(year);
    await save(body.key, { ...year, note: "First", version: 1 });
    const late = await save(body.key, { ...year, note: "Second", version: 1 });
    expect([late.status, late.body.code]).toEqual([409, "conflict"]);
    const read = await app.call("GET /subscriptions/:subscriptionKey", {
      as: support.key,
      params: { subscriptionKey: body.key },
    });
    expect(read.body).toMatchObject({ note: "First", version: 2 });
  });

  test("one that has ended cannot be deactivated", async () => {
    const old = { starts_on: "2020-01-01", ends_on: "2020-12-31" };
    const { key } = await createSubscription({ company_key: company.key, ...old });
    expect((await act("deactivate", key)).body.code).toBe("subscriptions.expired");
    expect(await audited(key)).toEqual([]);
  });
});

describe("two of one company", () => {
  test("have no day in common; the other's dates are told", async () => {
    await create(year);
    const { status, body } = await create({
      ...year,
      starts_on: "2031-12-31",
      ends_on: "2032-06-30",
    });
    expect([status, body.code]).toEqual([409, "subscriptions.overlap"]);
    expect(body.detail).toBe(
      `${company.name} has a subscription in this time already: 01/01/2031 to 31/12/2031.`,
    );
    const next = await create({ plan: "BASIC", starts_on: "2032-01-01" });
    expect(next.status).toBe(200);
    const later = await create({ plan: "BASIC", starts_on: "2040-01-01" });
    expect(later.body.detail).toBe(
      `${company.name} has a subscription in this time already: from 01/01/2032, without an end.`,
    );
    const moved = await save(next.body.key, { plan: "BASIC", starts_on: "2031-06-01", version: 1 });
    expect(moved.body.code).toBe("subscriptions.overlap");
  });

  test("a deactivated one is in nobody's way until it is to be reactivated", async () => {
    const first = await create(year);
    await act("deactivate", first.body.key);
    expect((await create(year)).status).toBe(200);
    expect((await act("reactivate", first.body.key)).body.code).toBe("subscriptions.overlap");
  });

  test("of several made at the same moment one is taken", async () => {
    const three = Array.from({ length: 3 }, () => () => create(year));
    const answers = await atOnce("subscriptions", three);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

describe("GET /subscriptions", () => {
  const found = async (query: Record<string, string>) => {
    const { body } = await app.call("GET /subscriptions", {
      as: support.key,
      query: { company__eq: company.key, size: "300", ...query },
    });
    return body.content;
  };

  test("by state, as computed; by end, plan and company; sorted", async () => {
    const company_key = company.key;
    const days: [string, number, number | null, Date | null][] = [
      ["expired", -60, -1, null],
      ["active", 0, 0, null],
      ["upcoming", 1, null, null],
      ["deactivated", -10, 100, new Date()],
    ];
    for (const [name, from, to, deactivated_at] of days) {
      await createSubscription({
        key: `${name}-${company_key}`,
        company_key,
        starts_on: dayFromNow(from),
        ends_on: to === null ? null : dayFromNow(to),
        deactivated_at,
      });
    }
    for (const status of subscriptionStatuses) {
      const rows = await found({ status__eq: status });
      expect(rows.map((row) => [row.key, row.status])).toEqual([
        [`${status.toLowerCase()}-${company_key}`, status],
      ]);
    }
    const names = async (query: Record<string, string>) =>
      (await found(query)).map(({ key }) => key.split("-")[0]);
    expect(await names({ ends_before: dayFromNow(1), sort: "ends_on" })).toEqual([
      "expired",
      "active",
    ]);
    expect(await names({ sort: "-starts_on" })).toEqual([
      "upcoming",
      "active",
      "deactivated",
      "expired",
    ]);
    expect(await names({ plan__eq: "BASIC" })).toEqual([]);
    expect(await names({ company__icontains: company.name.toUpperCase() })).toHaveLength(4);
  });
});

describe("who may", () => {
  const calls = [
    ["GET /subscriptions", {}],
    ["POST /subscriptions", { body: {} }],
    ["PUT /subscriptions/:subscriptionKey", { body: {} }],
    ["POST /subscriptions/:subscriptionKey/deactivate", {}],
    ["POST /subscriptions/:subscriptionKey/reactivate", {}],
  ] as const;

  test.each(calls)("%s: support alone", async (name, sent) => {
    const params = { subscriptionKey: "any" };
    const manager = await createUser({ roles: ["SUPPLIER_MANAGER"] });
    const wrongRole = await app.call(name, { as: manager.key, params, ...sent });
    expect(wrongRole.body.code).toBe("access.forbidden");
    expect((await app.call(name, { params, ...sent })).body.code).toBe("access.signed-out");
  });

  test("an unknown subscription or company is not found", async () => {
    expect((await act("deactivate", "no-such")).status).toBe(404);
    expect((await save("no-such", { ...year, version: 1 })).status).toBe(404);
    expect((await create({ company: "no-such", ...year })).status).toBe(404);
  });
});

test.each([
  [{ ...year, ends_on: "2030-12-31" }, "ends_on"],
  [{ ...year, plan: "GOLD" }, "plan"],
  [{ ...year, starts_on: "2031-02-30" }, "starts_on"],
  [{ ...year, status: "ACTIVE" }, ""],
])("%j is refused", async (body, path) => {
  const answer = await create(body);
  expect([answer.status, answer.body.code]).toEqual([400, "request.invalid"]);
  expect(answer.body.additional_data?.failures?.[0]?.path).toBe(path);
});
