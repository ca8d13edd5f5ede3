import type { Role } from "@neroli/contract/access/roles.ts";
import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";
import type { UserStatus } from "@neroli/contract/enumerations/users.ts";
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
let support: { key: string };
beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [userRoutes], ...(await testIdentity()) });
  support = await createUser({ roles: ["NEROLI_EDITOR"], company_key: null });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const assign = (
  body: { users?: string[]; company?: string },
  { as = support, force }: { as?: { key: string } | null; force?: boolean } = {},
) =>
  app.call("POST /users/assign", {
    body,
    ...(as && { as: as.key }),
    ...(force && { query: { force: "true" } }),
  });

const supplier = "DISTRIBUTOR" as const satisfies CompanyType;
const brand = "CONSUMER_CARE_BRAND" as const satisfies CompanyType;

describe("roles at the new company", () => {
  const manager = { roles: ["SUPPLIER_MANAGER"] };
  const awaiting = { status: "AWAITING_VERIFICATION" } as const;
  test.each<[string, { roles: Role[]; status?: UserStatus }, CompanyType, object | null, Role[]]>([
    ["fit, so they stay", { roles: ["SUPPLIER_EDITOR"] }, supplier, manager, ["SUPPLIER_EDITOR"]],
    ["a buyer at a supplier", { roles: ["BUYER"] }, supplier, manager, ["SUPPLIER_USER"]],
    ["a supplier's user at a brand", { roles: ["SUPPLIER_USER"] }, brand, null, ["BUYER"]],
    ["a supplier's manager at a brand", { roles: ["SUPPLIER_MANAGER"] }, brand, null, ["BUYER"]],
    ["the first at a supplier", { roles: ["BUYER"] }, supplier, null, ["SUPPLIER_MANAGER"]],
    [
      "the first, not verified",
      { roles: ["BUYER"], ...awaiting },
      supplier,
      null,
      ["SUPPLIER_MANAGER_UNVERIFIED"],
    ],
    [
      "a second, when the first awaits verification",
      { roles: ["BUYER"] },
      supplier,
      { roles: ["SUPPLIER_MANAGER_UNVERIFIED"] },
      ["SUPPLIER_USER"],
    ],
    [
      "a manager where there is one",
      { roles: ["SUPPLIER_MANAGER"] },
      supplier,
      manager,
      ["SUPPLIER_USER"],
    ],
    [
      "a manager where there is none",
      { roles: ["SUPPLIER_MANAGER"] },
      supplier,
      null,
      ["SUPPLIER_MANAGER"],
    ],
    [
      "a manager whose only predecessor is disabled",
      { roles: ["SUPPLIER_MANAGER"] },
      supplier,
      { ...manager, enabled: false },
      ["SUPPLIER_MANAGER"],
    ],
    [
      "portal rights stay",
      { roles: ["BUYER", "EVENT_ADMIN"] },
      brand,
      null,
      ["BUYER", "EVENT_ADMIN"],
    ],
  ])("%s", async (_what, user, type, there, expected) => {
    const { key: company } = await createCompany({ type });
    if (there) await createUser({ ...there, company_key: company });
    const { key } = await createUser({ ...user, company_key: null });
    const { status, body } = await assign({ users: [key], company });
    expect(status).toBe(200);
    expect(body.users[0]).toMatchObject({ key, company: { key: company }, roles: expected });
  });

  test("of several the first alone becomes the manager; once there, nothing changes", async () => {
    const { key: company } = await createCompany({ type: supplier });
    const users: string[] = [];
    for (let at = 0; at < 3; at++) users.push((await createUser({ company_key: null })).key);
    const { body } = await assign({ users, company });
    expect(body.users.map(({ roles }) => roles)).toEqual([
      ["SUPPLIER_MANAGER"],
      ["SUPPLIER_USER"],
      ["SUPPLIER_USER"],
    ]);
    await assign({ users, company });
    const entries = await db()
      .selectFrom("audit_entries")
      .where("entity_key", "in", users)
      .orderBy("id")
      .select(["action", "before", "after", "company_key"])
      .execute();
    expect(entries).toHaveLength(3);
    expect(entries[0]).toEqual({
      action: "user.assigned",
      company_key: company,
      before: { company: null, roles: ["BUYER"] },
      after: { company, roles: ["SUPPLIER_MANAGER"] },
    });
  });
});

test("the last manager is not moved away by accident, alone or with the other one", async () => {
  const { key: company } = await createCompany({ type: brand });
  const one = await createUser({ roles: ["BUYER_MANAGER"] });
  const two = await createUser({ roles: ["BUYER_MANAGER"], company_key: one.company_key });
  const users = [one.key, two.key];
  const refused = await assign({ users, company });
  expect([refused.status, refused.body.code]).toEqual([409, "users.last-manager"]);
  expect((await assign({ users: [one.key], company })).status).toBe(200);
  expect((await assign({ users, company })).body.code).toBe("users.last-manager");
  const forced = await assign({ users, company }, { force: true });
  expect(forced.body.users.map(({ roles }) => roles)).toEqual([["BUYER_MANAGER"], ["BUYER"]]);
});

test("is for support alone, and for people and companies that are there", async () => {
  const { key } = await createUser();
  const { key: company } = await createCompany();
  const manager = await createUser({ roles: ["SUPPLIER_MANAGER"], company_key: company });
  const admin = await createUser({ roles: ["NEROLI_ADMIN"], company_key: null });
  const status = async (...call: Parameters<typeof assign>) => (await assign(...call)).status;
  expect(await status({ users: [key], company }, { as: null })).toBe(401);
  expect(await status({ users: [key], company }, { as: manager })).toBe(403);
  expect(await status({ users: [key, "nobody"], company })).toBe(404);
  expect(await status({ users: [key], company: "nowhere" })).toBe(404);
  expect(await status({ users: [admin.key], company })).toBe(403);
  expect(await status({ users: [], company })).toBe(400);
  expect(await status({ users: [key] })).toBe(400);
  const row = await db()
    .selectFrom("users")
    .where("key", "=", key)
    .select("company_key")
    .executeTakeFirstOrThrow();
  expect(row.company_key).not.toBe(company);
});
