import type { Role } from "@neroli/contract/access/roles.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../../companies/factory.ts";
import { testIdentity } from "../../identity/factory.ts";
import { db } from "../../kernel/db/db.ts";
import { atOnce } from "../../kernel/testing/at-once.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { createUser } from "../factory.ts";
import { userRoutes } from "../routes.ts";

let database: { close(): Promise<void> };
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [userRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

type User = Awaited<ReturnType<typeof createUser>>;
let company: { key: string };
let manager: User;
let colleague: User;
let buyerManager: User;
let support: User;
let editor: User;
let stranger: User;
beforeEach(async () => {
  company = await createCompany();
  const here = { company_key: company.key };
  manager = await createUser({ ...here, roles: ["SUPPLIER_MANAGER"], lastname: "Aal" });
  colleague = await createUser({ ...here, roles: ["SUPPLIER_USER"], lastname: "Bär" });
  buyerManager = await createUser({ ...here, roles: ["BUYER_MANAGER"], lastname: "Cid" });
  support = await createUser({ roles: ["NEROLI_ADMIN"], company_key: null });
  editor = await createUser({ roles: ["NEROLI_EDITOR"], company_key: null });
  stranger = await createUser({ roles: ["SUPPLIER_MANAGER"] });
});

type Change = "grant" | "revoke" | "revoke-all";
interface Order {
  as?: User;
  on?: { key: string };
  roles?: string[];
  force?: boolean;
}

const change = (what: Change, { as, on = colleague, roles, force }: Order) =>
  app.call(`POST /companies/:companyKey/users/:userKey/${what}`, {
    params: { companyKey: company.key, userKey: on.key },
    ...(as && { as: as.key }),
    ...(roles && { body: { roles } }),
    ...(force && { query: { force: "true" } }),
  });

/** The roles afterwards, or the refusal. */
const outcome = async (what: Change, order: Order) => {
  const { status, body } = await change(what, order);
  return status === 200 ? body.roles : body.code;
};

const listed = (as: User | undefined, companyKey = company.key) =>
  app.call("GET /companies/:companyKey/users", {
    params: { companyKey },
    ...(as && { as: as.key }),
  });

describe("the people of a company", () => {
  test("are names to colleagues, without those who are shut out", async () => {
    const here = { company_key: company.key };
    await createUser({ ...here, enabled: false });
    await createUser({ ...here, status: "BLOCKED" });
    const { status, body } = await listed(colleague);
    expect([status, body.size]).toEqual([200, 300]);
    expect(body.content).toEqual(
      [manager, colleague, buyerManager].map(({ key, firstname, lastname }) => ({
        key,
        firstname,
        lastname,
      })),
    );
  });

  test.each(["manager", "support"] as const)("are everything to the %s", async (who) => {
    await createUser({ company_key: company.key, enabled: false });
    const { body } = await listed({ manager, support }[who]);
    expect(body.content).toHaveLength(4);
    expect(body.content.find(({ key }) => key === colleague.key)).toMatchObject({
      email: colleague.email,
      roles: ["SUPPLIER_USER"],
      status: "VERIFIED",
      enabled: true,
      activated: true,
    });
  });

  test("are not there for others", async () => {
    expect((await listed(undefined)).status).toBe(401);
    expect((await listed(stranger)).status).toBe(404);
    expect((await listed(support, "nowhere")).status).toBe(404);
    expect((await listed(support, "No where")).status).toBe(400);
  });
});

describe("who gives which roles", () => {
  const everyRole: Role[] = ["NEROLI_EDITOR", "BUYER", "SUPPLIER_EDITOR"];
  test.each([
    ["manager", ["users.role-not-assignable", "users.role-not-assignable", "SUPPLIER_EDITOR"]],
    ["buyerManager", ["users.role-not-assignable", "BUYER", "users.role-not-assignable"]],
    ["support", everyRole],
    ["editor", ["users.role-not-assignable", "BUYER", "SUPPLIER_EDITOR"]],
    ["stranger", ["not-found", "not-found", "not-found"]],
    ["colleague", ["access.forbidden", "access.forbidden", "access.forbidden"]],
  ] as const)("%s", async (who, expected) => {
    const as = { manager, buyerManager, support, editor, stranger, colleague }[who];
    const outcomes: unknown[] = [];
    for (const role of everyRole) {
      const on = await createUser({ company_key: company.key, roles: [] });
      const result = await outcome("grant", { as, on, roles: [role] });
      outcomes.push(Array.isArray(result) ? result.join() : result);
    }
    expect(outcomes).toEqual(expected);
  });

  test("a manager's role waits for the account's verification; others are added", async () => {
    const on = await createUser({
      company_key: company.key,
      roles: ["BUYER"],
      status: "AWAITING_VERIFICATION",
    });
    expect(await outcome("grant", { as: manager, on, roles: ["SUPPLIER_MANAGER"] })).toEqual([
      "SUPPLIER_MANAGER_UNVERIFIED",
      "BUYER",
    ]);
    expect(await outcome("revoke", { as: manager, on, roles: ["SUPPLIER_MANAGER"] })).toEqual([
      "BUYER",
    ]);
  });

  test("is written down once, with what changed", async () => {
    await change("grant", { as: manager, roles: ["SUPPLIER_EDITOR"] });
    await change("grant", { as: manager, roles: ["SUPPLIER_EDITOR"] });
    await change("revoke", { as: manager, roles: ["SUPPLIER_USER"] });
    const entries = await db()
      .selectFrom("audit_entries")
      .where("entity_key", "=", colleague.key)
      .orderBy("id")
      .select(["action", "actor_key", "before", "after"])
      .execute();
    expect(entries).toEqual([
      {
        action: "user.roles-granted",
        actor_key: manager.key,
        before: { roles: ["SUPPLIER_USER"] },
        after: { roles: ["SUPPLIER_EDITOR", "SUPPLIER_USER"] },
      },
      {
        action: "user.roles-revoked",
        actor_key: manager.key,
        before: { roles: ["SUPPLIER_EDITOR", "SUPPLIER_USER"] },
        after: { roles: ["SUPPLIER_EDITOR"] },
      },
    ]);
  });
});

describe("taking roles", () => {
  test("all means those that one may give; support's own stay", async () => {
    const roles: Role[] = ["NEROLI_EDITOR", "SUPPLIER_EDITOR", "SUPPLIER_USER", "BUYER"];
    const person = () => createUser({ company_key: company.key, roles });
    expect(await outcome("revoke-all", { as: manager, on: await person() })).toBe(
      "users.support-account",
    );
    expect(await outcome("revoke-all", { as: support, on: await person() })).toEqual([
      "NEROLI_EDITOR",
    ]);
    const on = await createUser({ company_key: company.key, roles: ["SUPPLIER_USER", "BUYER"] });
    expect(await outcome("revoke-all", { as: manager, on })).toEqual(["BUYER"]);
    expect(await outcome("revoke-all", { as: buyerManager, on })).toEqual([]);
  });

  test("nobody takes their own support role", async () => {
    const own = await createUser({ company_key: company.key, roles: ["NEROLI_SUPER"] });
    expect(await outcome("revoke", { as: own, on: own, roles: ["NEROLI_SUPER"] })).toBe(
      "users.own-account",
    );
    expect(await outcome("revoke", { as: support, on: own, roles: ["NEROLI_SUPER"] })).toEqual([]);
  });

  test("the last manager keeps the role; force is support's alone", async () => {
    const last = { on: manager, roles: ["SUPPLIER_MANAGER"] };
    expect(await outcome("revoke", { as: manager, ...last })).toBe("users.last-manager");
    expect(await outcome("revoke-all", { as: manager, on: manager, force: true })).toBe(
      "users.last-manager",
    );
    expect(await outcome("revoke", { as: support, ...last })).toBe("users.last-manager");
    expect(await outcome("revoke", { as: support, ...last, force: true })).toEqual([]);
  });

  test("of two managers who take each other's role at the same moment one remains", async () => {
    const other = await createUser({ company_key: company.key, roles: ["SUPPLIER_MANAGER"] });
    const roles = ["SUPPLIER_MANAGER"];
    const outcomes = await atOnce("users", [
      () => outcome("revoke", { as: manager, on: other, roles }),
      () => outcome("revoke", { as: other, on: manager, roles }),
    ]);
    expect(outcomes).toContainEqual([]);
    expect(outcomes).toContain("users.last-manager");
  });
});

describe.each(["grant", "revoke", "revoke-all"] as const)("%s", (what) => {
  const roles = what === "revoke-all" ? {} : { roles: ["SUPPLIER_EDITOR"] };
  test("is not for visitors, and only for the company's people", async () => {
    expect((await change(what, { ...roles })).status).toBe(401);
    expect((await change(what, { ...roles, as: manager, on: { key: "nobody" } })).status).toBe(404);
    // Support sees the person, but not at this company.
    expect((await change(what, { ...roles, as: support, on: stranger })).status).toBe(404);
    expect((await change(what, { ...roles, as: stranger })).status).toBe(404);
  });
});

describe.each(["grant", "revoke"] as const)("%s", (what) => {
  test.each([{ roles: [] }, { roles: ["KING"] }, {}])("refuses %j", async (body) => {
    const { status } = await app.call(`POST /companies/:companyKey/users/:userKey/${what}`, {
      params: { companyKey: company.key, userKey: colleague.key },
      as: manager.key,
      body,
    });
    expect(status).toBe(400);
  });
});
