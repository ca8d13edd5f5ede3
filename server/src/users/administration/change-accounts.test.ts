import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../../companies/factory.ts";
import { testIdentity } from "../../identity/factory.ts";
import { identityListeners } from "../../identity/listeners.ts";
import { db } from "../../kernel/db/db.ts";
import { startMail } from "../../kernel/mail/mail.ts";
import { startListeners } from "../../kernel/outbox/work.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { createUser } from "../factory.ts";
import { userListeners } from "../listeners.ts";
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
let support: User;
let person: User;
beforeEach(async () => {
  support = await createUser({ roles: ["NEROLI_SUPER"], company_key: null });
  person = await createUser();
});

const calls = {
  enable: "PUT /users/:userKey/enable",
  disable: "PUT /users/:userKey/disable",
  verify: "POST /users/:userKey/verify",
  unverify: "POST /users/:userKey/unverify",
  block: "POST /users/:userKey/block",
  unblock: "POST /users/:userKey/unblock",
} as const;
type Action = keyof typeof calls;
const actions = Object.keys(calls) as Action[];

const act = (
  action: Action,
  { on, as, force }: { on: { key: string }; as?: { key: string }; force?: boolean },
) =>
  app.call(calls[action], {
    params: { userKey: on.key },
    ...(as && { as: as.key }),
    ...(force !== undefined && { query: { force: String(force) } }),
  });

const entriesOf = (key: string) =>
  db()
    .selectFrom("audit_entries")
    .where("entity_key", "=", key)
    .orderBy("id")
    .select(["action", "actor_key", "before", "after", "company_key"])
    .execute();
const topicsOf = async (key: string) =>
  (
    await db().selectFrom("outbox").where("key", "=", key).orderBy("id").select("topic").execute()
  ).map(({ topic }) => topic);

/** Each action from a state: where it leads and what of the account's trail it writes. */
test.each([
  ["verify", { status: "AWAITING_VERIFICATION" }, { status: "VERIFIED" }],
  ["verify", { status: "VERIFIED" }, null],
  ["verify", { status: "BLOCKED" }, "users.blocked"],
  ["unverify", { status: "VERIFIED" }, { status: "AWAITING_VERIFICATION" }],
  ["unverify", { status: "AWAITING_VERIFICATION" }, null],
  ["unverify", { status: "BLOCKED" }, "users.blocked"],
  ["block", { status: "AWAITING_VERIFICATION" }, { status: "BLOCKED" }],
  ["block", { status: "VERIFIED" }, { status: "BLOCKED" }],
  ["block", { status: "BLOCKED" }, null],
  ["unblock", { status: "BLOCKED" }, { status: "AWAITING_VERIFICATION" }],
  ["unblock", { status: "VERIFIED" }, null],
  ["disable", { enabled: true }, { enabled: false }],
  ["disable", { enabled: false }, null],
  ["enable", { enabled: false }, { enabled: true }],
  ["enable", { enabled: true }, null],
] as const)("%s from %j leads to %j", async (action, from, to) => {
  const on = await createUser(from);
  const { status, body } = await act(action, { on, as: support });
  if (typeof to === "string") {
    expect([status, body.code]).toEqual([409, to]);
    expect(await entriesOf(on.key)).toEqual([]);
    return;
  }
  expect(status).toBe(200);
  expect(body).toMatchObject({ key: on.key, ...from, ...to });
  const done = { enable: "enabled", disable: "disabled", verify: "verified" } as const;
  const word = done[action as keyof typeof done] ?? `${action}ed`.replace("yed", "ied");
  expect(await entriesOf(on.key)).toEqual(
    to === null
      ? []
      : [
          {
            action: `user.${word}`,
            actor_key: support.key,
            company_key: on.company_key,
            before: from,
            after: to,
          },
        ],
  );
  expect(await topicsOf(on.key)).toEqual(
    to === null ? [] : ["user.changed", ...(action === "verify" ? ["user.verified"] : [])],
  );
  expect(body.history.length).toBe(to === null ? 0 : 1);
});

describe("a supplier's manager", () => {
  test("is one once verified, and unverified again after a review or a block", async () => {
    const on = await createUser({
      roles: ["SUPPLIER_MANAGER_UNVERIFIED"],
      status: "AWAITING_VERIFICATION",
    });
    const rolesAfter = async (action: Action) =>
      (await act(action, { on, as: support, force: true })).body.roles;
    expect(await rolesAfter("verify")).toEqual(["SUPPLIER_MANAGER"]);
    expect(await rolesAfter("unverify")).toEqual(["SUPPLIER_MANAGER_UNVERIFIED"]);
    expect(await rolesAfter("verify")).toEqual(["SUPPLIER_MANAGER"]);
    expect(await rolesAfter("block")).toEqual(["SUPPLIER_MANAGER"]);
    expect(await rolesAfter("unblock")).toEqual(["SUPPLIER_MANAGER_UNVERIFIED"]);
  });

  test.each(["disable", "block", "unverify"] as const)(
    "who is the last cannot be shut out by accident: %s",
    async (action) => {
      const { key, name } = await createCompany();
      const on = await createUser({ roles: ["SUPPLIER_MANAGER"], company_key: key });
      await createUser({ roles: ["SUPPLIER_MANAGER"], company_key: key, enabled: false });
      await createUser({ roles: ["SUPPLIER_MANAGER"], company_key: key, status: "BLOCKED" });
      await createUser({ roles: ["BUYER_MANAGER"], company_key: key });
      const refused = await act(action, { on, as: support });
      expect([refused.status, refused.body.code]).toEqual([409, "users.last-manager"]);
      expect(refused.body.detail).toContain(name);
      expect(await entriesOf(on.key)).toEqual([]);
      expect((await act(action, { on, as: support, force: true })).status).toBe(200);
    },
  );

  test("who is not the last can be", async () => {
    const on = await createUser({ roles: ["SUPPLIER_MANAGER"] });
    await createUser({ roles: ["SUPPLIER_MANAGER"], company_key: on.company_key });
    expect((await act("disable", { on, as: support })).status).toBe(200);
  });
});

test("nobody shuts themselves out; support's editors leave support's accounts alone", async () => {
  const editor = await createUser({ roles: ["NEROLI_EDITOR"], company_key: null });
  const outcome = async (action: Action, as: User, on: User) => {
    const { status, body } = await act(action, { as, on });
    return status === 200 ? status : body.code;
  };
  expect(await outcome("disable", support, support)).toBe("users.own-account");
  expect(await outcome("block", support, support)).toBe("users.own-account");
  expect(await outcome("disable", editor, support)).toBe("users.support-account");
  expect(await outcome("verify", editor, support)).toBe("users.support-account");
  expect(await outcome("disable", support, editor)).toBe(200);
});

test.each(actions)("%s is not for visitors, managers, nor unknown accounts", async (action) => {
  const manager = await createUser({
    roles: ["SUPPLIER_MANAGER"],
    company_key: person.company_key,
  });
  expect((await act(action, { on: person })).status).toBe(401);
  expect((await act(action, { on: person, as: manager })).status).toBe(403);
  expect((await act(action, { on: { key: "nobody" }, as: support })).status).toBe(404);
  expect((await act(action, { on: { key: "No body" }, as: support })).status).toBe(400);
});

/** A session as the provider keeps one. */
const signInAt = (key: string) =>
  db()
    .insertInto("identity_payloads")
    .values({ model: "Session", id: key, payload: JSON.stringify({ accountId: key }) })
    .execute();

const sessionsOf = async (users: readonly User[]) => {
  const rows = await db().selectFrom("identity_payloads").select("id").execute();
  return users.map(({ key }) => key).filter((key) => rows.some(({ id }) => id === key));
};

const toldInBell = (users: readonly User[]) =>
  db()
    .selectFrom("notifications")
    .where(
      "user_key",
      "in",
      users.map(({ key }) => key),
    )
    .select(["user_key", "action"])
    .execute();

describe("afterwards", () => {
  test("a verified person's next call is vetted, a disabled person's next is refused", async () => {
    const on = await createUser({ status: "AWAITING_VERIFICATION" });
    const profile = () => app.call("GET /users/profile", { as: on.key });
    expect((await profile()).body.vetted).toBe(false);
    await act("verify", { on, as: support });
    expect((await profile()).body.vetted).toBe(true);
    await act("disable", { on, as: support });
    expect((await profile()).body.code).toBe("access.disabled");
    await act("enable", { on, as: support });
    await act("block", { on, as: support });
    expect((await profile()).body.code).toBe("access.blocked");
  });

  test("the verified are told in their language, who is shut out is signed out", async () => {
    const data = await mkdtemp(path.join(tmpdir(), "neroli-mail-"));
    startMail({ data, origin: "https://neroli.example.com" });
    const failures: unknown[] = [];
    const listeners = startListeners([userListeners, identityListeners], (error) =>
      failures.push(error),
    );
    const vera = await createUser({ status: "AWAITING_VERIFICATION", language: "de" });
    const { key } = await createCompany({ verified: false });
    const paul = await createUser({ status: "AWAITING_VERIFICATION", company_key: key });
    for (const { key } of [vera, paul]) await signInAt(key);
    await act("verify", { on: vera, as: support });
    // Before he is verified: whoever listens in between would rightly tell him.
    await act("disable", { on: paul, as: support });
    await act("verify", { on: paul, as: support });
    await listeners.idle();
    await listeners.stop();
    expect(failures).toEqual([]);
    const files = await readdir(path.join(data, "mail"));
    const mails = await Promise.all(
      files.map((file) => readFile(path.join(data, "mail", file), "utf8")),
    );
    const toVera = mails.find((mail) => mail.includes(`To: ${vera.email}`));
    expect(toVera).toMatch(/^Subject: Ihr Konto ist verifiziert/m);
    expect(await toldInBell([vera, paul])).toEqual([{ user_key: vera.key, action: "USER_ADDED" }]);
    expect(await sessionsOf([vera, paul])).toEqual([vera.key]);
    await rm(data, { recursive: true });
  });
});
