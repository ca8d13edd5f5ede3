import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../../companies/factory.ts";
import { testIdentity } from "../../identity/factory.ts";
import { db } from "../../kernel/db/db.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { createUser } from "../factory.ts";
import { userRoutes } from "../routes.ts";

let database: { close(): Promise<void> };
let app: TestApp;

/** One of each kind; the newest first: support, ada, bea, carl, dora. */
beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [userRoutes], ...(await testIdentity()) });
  const ambre = await createCompany({
    key: "maison-ambre",
    name: "Maison Ambre 100 %",
    type: "CONSUMER_CARE_BRAND",
    valid_email_domains: ["ambre.example"],
  });
  const resins = await createCompany({ key: "pinewell", name: "Pinewell Resins", verified: false });
  const at = (day: number) => new Date(Date.UTC(2026, 0, day, 23, 30)).toISOString();
  await createUser({
    key: "support",
    firstname: "Jana",
    roles: ["NEROLI_EDITOR"],
    company_key: null,
  });
  await createUser({
    key: "ada",
    email: "Ada.Ferrari@ambre.example",
    company_key: ambre.key,
    roles: ["BUYER_MANAGER"],
    source: "INVITATION",
    created_at: at(4),
    last_signed_in_at: at(5),
  });
  await createUser({
    key: "bea",
    email: "bea@ambre.example",
    firstname: "Bea",
    lastname: "Lindt",
    company_key: ambre.key,
    enabled: false,
    created_at: at(3),
  });
  await createUser({
    key: "carl",
    email: "carl@pinewell.example",
    firstname: "Carl",
    lastname: "Östlund",
    company_key: resins.key,
    roles: ["SUPPLIER_MANAGER_UNVERIFIED"],
    status: "AWAITING_VERIFICATION",
    source: "SIGN_UP",
    created_at: at(2),
  });
  await createUser({
    key: "dora",
    email: "dora@ambre.example",
    firstname: "Dora",
    lastname: "Neumann",
    company_key: null,
    status: "AWAITING_VERIFICATION",
    source: "SIGN_UP",
    activated_at: null,
    created_at: at(1),
    special_case: JSON.stringify({
      company_name: "pinewell",
      user_notes: "We moved.",
      company_type: "DISTRIBUTOR",
    }),
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const list = (query: Record<string, string>, as = "support") =>
  app.call("GET /users", { as, query });
const keys = async (query: Record<string, string>) =>
  (await list(query)).body.content.map(({ key }) => key);

describe("GET /users", () => {
  test.each([
    [{}, ["support", "ada", "bea", "carl", "dora"]],
    [{ type: "SUPPLIER" }, ["carl"]],
    [{ type: "BUYER" }, ["ada", "bea", "dora"]],
    [{ type: "SUPPORT" }, ["support"]],
    [{ type: "NO_COMPANY" }, ["support", "dora"]],
    // The combined query: names, address, source, company; letters, not wildcards.
    [{ query: "ada ferrari" }, ["ada"]],
    [{ query: "AMBRE.example" }, ["ada", "bea", "dora"]],
    [{ query: "invitation" }, ["ada"]],
    [{ query: "pinewell res" }, ["carl"]],
    [{ query: "100 %" }, ["ada", "bea"]],
    [{ query: "%" }, ["ada", "bea"]],
    [{ query: "a_a" }, []],
    [{ query: "östlund" }, ["carl"]],
    // Column filters.
    [{ email__icontains: "PINEWELL" }, ["carl"]],
    [{ firstname__icontains: "be" }, ["bea"]],
    [{ lastname__icontains: "neu" }, ["dora"]],
    [{ name__icontains: "carl öst" }, ["carl"]],
    [{ company__icontains: "maison" }, ["ada", "bea"]],
    [{ company__eq: "pinewell" }, ["carl"]],
    [{ role__eq: "BUYER_MANAGER" }, ["ada"]],
    [{ status__eq: "AWAITING_VERIFICATION" }, ["carl", "dora"]],
    [{ enabled__eq: "false" }, ["bea"]],
    [{ source__eq: "SIGN_UP", type: "NO_COMPANY" }, ["dora"]],
    [{ created_at__gte: "2026-01-02", created_at__lte: "2026-01-03" }, ["bea", "carl"]],
    // Sorting; what is not there comes last in either direction.
    [{ sort: "email", query: "ambre.example" }, ["ada", "bea", "dora"]],
    [{ sort: "-firstname", type: "BUYER" }, ["dora", "bea", "ada"]],
    [{ sort: "-company", status__eq: "AWAITING_VERIFICATION" }, ["carl", "dora"]],
    [{ sort: "company", status__eq: "AWAITING_VERIFICATION" }, ["carl", "dora"]],
    [{ sort: "-last_signed_in_at", type: "BUYER", size: "1" }, ["ada"]],
  ] as [Record<string, string>, string[]][])("%j finds %j", async (query, expected) => {
    expect(await keys(query)).toEqual(expected);
  });

  test("pages, with the whole number", async () => {
    const { body } = await list({ sort: "lastname", size: "2", page: "1" });
    expect(body).toMatchObject({ page: 1, size: 2, total_elements: 5, total_pages: 3 });
    expect(body.content.map(({ key }) => key)).toEqual(["bea", "dora"]);
    expect((await list({ page: "9" })).body).toMatchObject({ content: [], total_elements: 5 });
  });

  test("support notes a person's type, finds by it, and nobody else reads it", async () => {
    const params = { userKey: "carl" };
    const set = (as: string, type: string | null) =>
      app.call("PUT /users/:userKey/type", { as, params, body: { type } });
    expect((await set("carl", "OTHER")).status).toBe(403);
    const support = await createUser({ roles: ["NEROLI_EDITOR"], company_key: null });
    const { body } = await set(support.key, "DISTRIBUTOR");
    expect(body).toMatchObject({ user_type: "DISTRIBUTOR" });
    expect(body.history[0]).toMatchObject({ action: "user.type-changed" });
    const found = (await list({ user_type__eq: "DISTRIBUTOR" })).body.content;
    expect(found.map(({ key }) => key)).toEqual(["carl"]);
    const own = await app.call("GET /users/profile", { as: "carl" });
    expect(JSON.stringify(own.body)).not.toContain("DISTRIBUTOR");
    expect((await set(support.key, null)).body.user_type).toBeNull();
    await db().deleteFrom("users").where("key", "=", support.key).execute();
  });

  test("a row says what the person is and whether the reader may change it", async () => {
    const { body } = await list({ type: "SUPPLIER" });
    expect(body.content[0]).toEqual({
      key: "carl",
      firstname: "Carl",
      lastname: "Östlund",
      email: "carl@pinewell.example",
      username: "carl@pinewell.example",
      company: {
        key: "pinewell",
        name: "Pinewell Resins",
        type: "SUPPLIER_OF_RAW_MATERIALS_AND_INGREDIENTS",
        verified: false,
        enabled: true,
      },
      roles: ["SUPPLIER_MANAGER_UNVERIFIED"],
      status: "AWAITING_VERIFICATION",
      user_type: null,
      enabled: true,
      source: "SIGN_UP",
      activated: true,
      special_case: null,
      created_at: "2026-01-02T23:30:00.000Z",
      last_signed_in_at: null,
      can: {
        change: { allowed: true, reason: null },
        shut_out: { allowed: true, reason: null },
      },
    });
    const own = (await list({ type: "SUPPORT" })).body.content[0]?.can;
    expect(own?.change).toEqual({
      allowed: false,
      reason: "Accounts of the support team are changed by its administrators only.",
    });
  });

  test.each([
    [{ type: "EVERYBODY" }, "type"],
    [{ sort: "password_hash" }, "sort"],
    [{ status__eq: "GONE" }, "status__eq"],
    [{ created_at__gte: "2026-13-01" }, "created_at__gte"],
    [{ size: "301" }, "size"],
  ] as [Record<string, string>, string][])("refuses %j", async (query, path) => {
    const { status, body } = await list(query);
    expect([status, body.additional_data?.failures?.[0]?.path]).toEqual([400, path]);
  });
});

test("GET /users/:userKey tells all: notes, portals, where the person may belong", async () => {
  await db()
    .insertInto("events")
    .values({ key: "spring", name: "spring", type: "EXHIBITION", display_name: "Spring Show" })
    .execute();
  await db()
    .insertInto("event_users")
    .values({ event_key: "spring", user_key: "dora", status: "VERIFIED", type: "DISTRIBUTOR" })
    .execute();
  const { body } = await app.call("GET /users/:userKey", {
    as: "support",
    params: { userKey: "dora" },
  });
  expect(body).toMatchObject({
    key: "dora",
    company: null,
    activated: false,
    activated_at: null,
    special_case: {
      company_name: "pinewell",
      user_notes: "We moved.",
      company_type: "DISTRIBUTOR",
    },
    portals: [
      {
        key: "spring",
        display_name: "Spring Show",
        type: "EXHIBITION",
        status: "VERIFIED",
        user_type: "DISTRIBUTOR",
      },
    ],
    history: [],
  });
  const suggested = body.suggested_companies.map(({ key, reason }) => [key, reason]);
  expect(suggested).toEqual([
    ["maison-ambre", "DOMAIN"],
    ["pinewell", "NAME"],
  ]);
});

test("neither is for visitors, nor for managers; an unknown account is not found", async () => {
  for (const name of ["GET /users", "GET /users/:userKey"] as const) {
    const params = { userKey: "ada" };
    expect((await app.call(name, { params })).status).toBe(401);
    expect((await app.call(name, { params, as: "ada" })).status).toBe(403);
  }
  const params = { userKey: "nobody" };
  expect((await app.call("GET /users/:userKey", { params, as: "support" })).status).toBe(404);
});
