import { visitLimit } from "@neroli/contract/visits/limits.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createEvent } from "../portals/factory.ts";
import { createUser } from "../users/factory.ts";
import { createVisit } from "./factory.ts";
import { visitRoutes } from "./routes.ts";

let database: FreshDatabase;
let app: TestApp;
let event: string;
let visitor: string;

beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [visitRoutes], ...(await testIdentity()) });
  for (const key of ["alpine", "birch", "cedar", "dune"]) {
    await createCompany({
      key,
      name: key,
      offering: [key === "birch" ? "SERVICES" : "INGREDIENTS"],
    });
  }
  await createCompany({ key: "hidden", name: "hidden", enabled: false });
  visitor = (await createUser()).key;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Who stands where; the last two have no stand yet. */
const stands = [
  ["alpine", "Hall 10", "B1"],
  ["birch", "Hall 2", "A10"],
  ["cedar", "Hall 2", "A2"],
] as const;

beforeEach(async () => {
  const companies = ["alpine", "birch", "cedar", "dune", "hidden"];
  const show = { type: "TRADE_SHOW", starts_on: "2027-03-02", ends_on: "2027-03-04" } as const;
  event = (await createEvent({ ...show, key: `show-${randomKey()}`, companies })).key;
  for (const [company, hall, stand] of stands) await place(company, { hall, stand });
});

const place = (company: string, set: object) =>
  db()
    .updateTable("event_companies")
    .where("event_key", "=", event)
    .where("company_key", "=", company)
    .set(set)
    .execute();
const of = (companyKey: string) => ({ as: visitor, params: { event, companyKey } });
const keep = (companyKey: string, body: object = {}) =>
  app.call("PUT /events/:event/visits/:companyKey", { ...of(companyKey), body });
const kept = async (as = visitor) => {
  const { body } = await app.call("GET /events/:event/visits", { as, params: { event } });
  return body.content.map(({ exhibitor }) => exhibitor.key);
};

describe("GET /public/events/:event", () => {
  const read = (key: string) => app.call("GET /public/events/:event", { params: { event: key } });

  test("is there for anybody, with halls as people count them", async () => {
    const { status, body } = await read(event);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ key: event, type: "TRADE_SHOW", exhibitors: 4, halls: ["Hall 2", "Hall 10"] },
      ...{ starts_on: "2027-03-02", ends_on: "2027-03-04", time_zone: "UTC", site: null },
    });
  });

  test("is not there when it is disabled, a portal, or nothing", async () => {
    const disabled = await createEvent({ type: "EXPO", enabled: false });
    const portal = await createEvent();
    for (const key of [disabled.key, portal.key, "no-such-show"]) {
      expect((await read(key)).status, key).toBe(404);
      const list = { params: { event: key } };
      expect((await app.call("GET /public/events/:event/exhibitors", list)).status).toBe(404);
      const own = { as: visitor, ...list };
      expect((await app.call("GET /events/:event/visits", own)).status).toBe(404);
    }
  });
});

describe("GET /public/events/:event/exhibitors", () => {
  const list = async (query: Record<string, string> = {}) => {
    const answer = await app.call("GET /public/events/:event/exhibitors", {
      params: { event },
      query,
    });
    if (answer.status !== 200) return answer.status;
    return answer.body.content.map(({ key }) => key);
  };

  test("come by hall and stand, those without one last; disabled and hidden ones do not", async () => {
    expect(await list()).toEqual(["cedar", "birch", "alpine", "dune"]);
    expect(await list({ sort: "-name" })).toEqual(["dune", "cedar", "birch", "alpine"]);
    await place("cedar", { enabled: false });
    expect(await list()).toEqual(["birch", "alpine", "dune"]);
  });

  test("by words, hall and offering", async () => {
    expect(await list({ words__icontains: "A1" })).toEqual(["birch"]);
    expect(await list({ words__icontains: "%" })).toEqual([]);
    expect(await list({ hall__eq: "Hall 2" })).toEqual(["cedar", "birch"]);
    expect(await list({ offering__eq: "SERVICES" })).toEqual(["birch"]);
    expect(await list({ offering__eq: "CIRCUS" })).toBe(400);
  });

  test("under the name they have there, page by page", async () => {
    await place("dune", { display_name: "Dune and Sons" });
    const { body } = await app.call("GET /public/events/:event/exhibitors", {
      params: { event },
      query: { size: "3", page: "1" },
    });
    expect(body).toMatchObject({ total_elements: 4, total_pages: 2, page: 1 });
    expect(body.content).toMatchObject([{ key: "dune", name: "Dune and Sons", stand: null }]);
    expect(await list({ words__icontains: "sons" })).toEqual(["dune"]);
  });
});

describe("exhibitors that somebody keeps", () => {
  test("are their own, kept once however often it is said", async () => {
    expect((await keep("birch", { note: "Ask for COSMOS" })).body).toMatchObject({
      ...{ note: "Ask for COSMOS", visited: false, version: 1 },
      exhibitor: { key: "birch", hall: "Hall 2", stand: "A10" },
    });
    expect((await keep("birch")).body.note).toBe("Ask for COSMOS");
    await keep("cedar");
    expect(await kept()).toEqual(["cedar", "birch"]);
    expect(await kept((await createUser()).key)).toEqual([]);
  });

  test("are brought back as they were", async () => {
    await keep("birch", { note: "Ask", visited: true });
    const remove = () => app.call("DELETE /events/:event/visits/:companyKey", of("birch"));
    const { body } = await remove();
    expect(body).toEqual({ removed: { note: "Ask", visited: true } });
    expect((await remove()).body).toEqual({ removed: null });
    expect(await kept()).toEqual([]);
    await keep("birch", body.removed ?? {});
    expect(await kept()).toEqual(["birch"]);
  });

  test("are not those who are not there; who leaves is left out until it is back", async () => {
    expect((await keep("hidden")).status).toBe(404);
    expect((await keep("nobody")).status).toBe(404);
    await keep("cedar");
    await place("cedar", { enabled: false });
    expect(await kept()).toEqual([]);
    expect((await keep("cedar")).status).toBe(404);
    await place("cedar", { enabled: true });
    expect(await kept()).toEqual(["cedar"]);
  });

  test("are so many at most", async () => {
    const others = await Promise.all(
      Array.from({ length: visitLimit }, async () => (await createCompany()).key),
    );
    await db()
      .insertInto("event_companies")
      .values(others.map((company_key) => ({ event_key: event, company_key })))
      .execute();
    for (const company_key of others) {
      await createVisit({ user_key: visitor, event_key: event, company_key });
    }
    expect((await keep("birch")).body).toMatchObject({ code: "visits.full" });
    expect((await keep(others[0] ?? "")).status).toBe(200);
  });

  test("have a note, which another tab does not lose", async () => {
    await keep("birch");
    const write = (note: string, version: number) =>
      app.call("PUT /events/:event/visits/:companyKey/note", {
        ...of("birch"),
        body: { note, version },
      });
    expect((await write("First", 1)).body).toMatchObject({ note: "First", version: 2 });
    expect((await write("First", 1)).status).toBe(200);
    expect((await write("Second", 1)).body).toMatchObject({
      code: "conflict",
      additional_data: { current: { note: "First" }, version: 2 },
    });
    expect((await write("Second", 2)).body.note).toBe("Second");
    expect((await write("x".repeat(2_001), 3)).status).toBe(400);
  });

  test("are marked when one has been there", async () => {
    const mark = (companyKey: string) =>
      app.call("PUT /events/:event/visits/:companyKey/visited", {
        ...of(companyKey),
        body: { visited: true },
      });
    expect((await mark("birch")).status).toBe(404);
    await keep("birch");
    expect((await mark("birch")).body.visited).toBe(true);
  });

  test("are put in order; what is added later follows by hall and stand", async () => {
    for (const key of ["alpine", "birch", "cedar"]) await keep(key);
    expect(await kept()).toEqual(["cedar", "birch", "alpine"]);
    const { body } = await app.call("PUT /events/:event/visits/order", {
      as: visitor,
      params: { event },
      body: { companies: ["alpine", "nobody", "birch"] },
    });
    expect(body.content.map(({ exhibitor }) => exhibitor.key)).toEqual([
      "alpine",
      "birch",
      "cedar",
    ]);
    await keep("dune");
    expect(await kept()).toEqual(["alpine", "birch", "cedar", "dune"]);
  });

  test("are nobody's who is not signed in", async () => {
    const { as: _, ...call } = of("birch");
    const answers = await Promise.all([
      app.call("GET /events/:event/visits", { params: { event } }),
      app.call("PUT /events/:event/visits/:companyKey", { ...call, body: {} }),
      app.call("DELETE /events/:event/visits/:companyKey", call),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
