import type { Role } from "@neroli/contract/access/roles.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { allRoutes } from "../../capabilities.ts";
import { createCompany } from "../../companies/factory.ts";
import { testIdentity } from "../../identity/factory.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { startListeners } from "../../kernel/outbox/work.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { type TestMails, testMails } from "../../kernel/testing/mails.ts";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { createUser } from "../factory.ts";
import { userListeners } from "../listeners.ts";

let database: { close(): Promise<void> };
let app: TestApp;
let mails: TestMails;
let listeners: ReturnType<typeof startListeners>;
const failures: unknown[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  mails = await testMails();
  app = await testApp({ routes: allRoutes, ...(await testIdentity()) });
  listeners = startListeners([userListeners], (error) => failures.push(error));
});
afterAll(async () => {
  await listeners.stop();
  await app.close();
  await database.close();
  await mails.close();
  expect(failures).toEqual([]);
});

type User = Awaited<ReturnType<typeof createUser>>;
let company: { key: string; name: string };
let manager: User;
let waiting: User;
beforeEach(async () => {
  company = await createCompany();
  manager = await of(["SUPPLIER_MANAGER"]);
  waiting = await of(["SUPPLIER_EDITOR"], { status: "AWAITING_VERIFICATION" });
});

const of = (roles: Role[], more: object = {}) =>
  createUser({ company_key: company.key, roles, ...more });

const ask = (what: "admit" | "decline", as: User, on = waiting) =>
  app.call(`POST /companies/:companyKey/users/:userKey/${what}`, {
    as: as.key,
    params: { companyKey: company.key, userKey: on.key },
  });

const rowOf = (user: User) =>
  db().selectFrom("users").where("key", "=", user.key).selectAll().executeTakeFirstOrThrow();

/** What somebody of the company may do: its people, requests and products. */
const business = async (as: User) => {
  const answers = [
    await app.call("GET /companies/:companyKey/users", {
      as: as.key,
      params: { companyKey: company.key },
    }),
    await app.call("GET /requests", { as: as.key }),
    await app.call("GET /products", { as: as.key, query: { offering: "INGREDIENTS" } }),
  ];
  return answers.map(({ status }) => status);
};

describe("somebody who waits", () => {
  test("has an own profile and nothing of the company; once admitted, everything at once", async () => {
    expect(await business(waiting)).toEqual([404, 403, 403]);
    const profile = await app.call("GET /users/profile", { as: waiting.key });
    expect(profile.body).toMatchObject({
      standing: "waiting",
      roles: [],
      company: { key: company.key },
    });
    expect((await ask("admit", manager)).body).toMatchObject({ status: "VERIFIED" });
    expect(await business(waiting)).toEqual([200, 200, 200]);
    const [entry] = await db()
      .selectFrom("audit_entries")
      .where("entity_key", "=", waiting.key)
      .select(["action", "actor_key"])
      .execute();
    expect(entry).toEqual({ action: "user.verified", actor_key: manager.key });
    await listeners.idle();
    expect(await mails.to(waiting.email)).toHaveLength(1);
    // Once more changes nothing, and mails nothing.
    expect((await ask("admit", manager)).status).toBe(200);
    await listeners.idle();
    expect(await mails.to(waiting.email)).toHaveLength(1);
  });

  test("declined belongs to the company no more and reads so in a mail; support decides", async () => {
    await db()
      .updateTable("users")
      .set({ language: "it", activated_at: new Date() })
      .where("key", "=", waiting.key)
      .execute();
    expect((await ask("decline", manager)).status).toBe(200);
    await listeners.idle();
    const [mail, ...more] = await mails.to(waiting.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`La tua registrazione per ${company.name}`);
    expect(mail?.text).toContain("support@neroli.example.com");
    expect(await rowOf(waiting)).toMatchObject({
      company_key: null,
      roles: [],
      status: "AWAITING_VERIFICATION",
    });
    expect((await ask("admit", manager)).status).toBe(404);
    const admitted = await of(["SUPPLIER_USER"]);
    expect((await ask("decline", manager, admitted)).body.code).toBe("users.admitted");
    // Who has not proved the address, or is shut out, is written nothing.
    for (const given of [{ activated_at: null }, { enabled: false }]) {
      const other = await of(["SUPPLIER_USER"], { status: "AWAITING_VERIFICATION", ...given });
      expect((await ask("decline", manager, other)).status).toBe(200);
      await listeners.idle();
      expect(await mails.to(other.email)).toEqual([]);
    }
  });

  test("is admitted by nobody else: no colleague, none who waits, no stranger", async () => {
    const others = [
      await of(["SUPPLIER_EDITOR"]),
      await of(["SUPPLIER_MANAGER"], { status: "AWAITING_VERIFICATION" }),
      waiting,
    ];
    for (const what of ["admit", "decline"] as const) {
      for (const other of others) expect((await ask(what, other)).status).toBe(403);
      const stranger = await createUser({ roles: ["SUPPLIER_MANAGER"] });
      expect((await ask(what, stranger)).status).toBe(404);
    }
    expect(await rowOf(waiting)).toEqual(waiting);
    const blocked = await of(["SUPPLIER_USER"], { status: "BLOCKED" });
    expect((await ask("admit", manager, blocked)).body.code).toBe("users.blocked");
  });

  test("becomes a manager by support alone", async () => {
    const founder = () => of(["SUPPLIER_MANAGER_UNVERIFIED"], { status: "AWAITING_VERIFICATION" });
    const [first, second] = [await founder(), await founder()];
    expect((await ask("admit", manager, first)).body.roles).toEqual(["SUPPLIER_USER"]);
    const support = await createUser({ roles: ["NEROLI_ADMIN"], company_key: null });
    expect((await ask("admit", support, second)).body.roles).toEqual(["SUPPLIER_MANAGER"]);
  });
});

test("managers who are admitted hear of who waits, once the address is proved", async () => {
  const unverified = await of(["SUPPLIER_MANAGER"], { status: "AWAITING_VERIFICATION" });
  for (const _ of "12") {
    await transaction(async () => emit({ topic: "user.activated", key: waiting.key }));
  }
  await listeners.idle();
  const told = await db()
    .selectFrom("notifications")
    .where("action", "=", "USER_WAITING")
    .select("user_key")
    .execute();
  expect(new Set(told.map(({ user_key }) => user_key))).toEqual(new Set([manager.key]));
  const [mail] = await mails.to(manager.email);
  expect(mail?.subject).toBe(
    `Ada Ferrari has signed up for ${company.name} and waits to be admitted`,
  );
  expect(mail?.text).toContain("https://neroli.example.com/admin/team");
  expect(await mails.to(unverified.email)).toEqual([]);
});

test("the first of a company that nobody has verified works on its products alone", async () => {
  company = await createCompany({ verified: false });
  const founder = await of(["SUPPLIER_MANAGER_UNVERIFIED"], { status: "AWAITING_VERIFICATION" });
  expect(await business(founder)).toEqual([200, 403, 200]);
  // With the first who is verified there is somebody who decides who else belongs to it.
  await of(["SUPPLIER_USER"]);
  expect(await business(founder)).toEqual([404, 403, 403]);
});

test("the first user of a company that is verified already waits", async () => {
  company = await createCompany();
  const first = await of(["SUPPLIER_MANAGER_UNVERIFIED"], { status: "AWAITING_VERIFICATION" });
  expect(await business(first)).toEqual([404, 403, 403]);
});
