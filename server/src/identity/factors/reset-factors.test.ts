import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "../../kernel/db/db.ts";
import { startMail } from "../../kernel/mail/mail.ts";
import { startListeners } from "../../kernel/outbox/work.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { createUser } from "../../users/factory.ts";
import { createFactor } from "../factory.ts";
import { identityListeners } from "../listeners.ts";
import { createBrowser } from "../testing-browser.ts";
import { type ProviderServer, password, startProvider } from "../testing-provider.ts";
import { codeOf, factorsApi } from "./testing-factors.ts";

let database: { close(): Promise<void> };
let api: Awaited<ReturnType<typeof factorsApi>>;
let provider: ProviderServer;
beforeAll(async () => {
  database = await freshDatabase();
  api = await factorsApi();
  provider = await startProvider();
});
afterAll(async () => {
  await provider.app.close();
  await api.app.close();
  await database.close();
});
beforeEach(async () => {
  await db().deleteFrom("throttles").execute();
});

/** Support that secures its own sign-in. */
async function createSupport(role: "NEROLI_ADMIN" | "NEROLI_EDITOR" = "NEROLI_ADMIN") {
  const user = await createUser({ password, roles: [role], company_key: null, demo: false });
  await createFactor({ user_key: user.key });
  return user;
}

const reset = async (as: string, userKey: string) => {
  const call = "POST /users/:userKey/factors/reset";
  const { status, body } = await api.app.call(call, { as, params: { userKey } });
  return status === 200 ? body : body.code;
};
const held = async (as: string, userKey: string) =>
  (await api.app.call("GET /users/:userKey/factors", { as, params: { userKey } })).body;

test("support takes every factor off, once: sessions end, the trail and the log tell of it", async () => {
  const support = await createSupport();
  const person = await createUser({ password });
  await api.addPasskey(person.key, password, provider.origin);
  const { secret } = await api.addApp(person.key, password);
  const browser = createBrowser();
  const before = await provider.signIn(browser, person.email);
  expect(before.code).toBe("");
  expect(await held(support.key, person.key)).toEqual({
    offered: true,
    passkeys: 1,
    app: true,
    codes_left: 10,
    can: { reset: { allowed: true, reason: null } },
  });
  await api.confirm(support.key, password);
  const after = { passkeys: 0, app: false, codes_left: 0 };
  expect(await reset(support.key, person.key)).toMatchObject(after);
  expect(await reset(support.key, person.key)).toMatchObject(after);

  const entries = await db()
    .selectFrom("audit_entries")
    .where("entity_key", "=", person.key)
    .select(["action", "actor_key", "company_key", "before", "after"])
    .execute();
  expect(entries).toEqual([
    {
      action: "user.factors-reset",
      actor_key: support.key,
      company_key: person.company_key,
      before: { passkeys: 1, authenticator_app: true, recovery_codes: 10 },
      after: { passkeys: 0, authenticator_app: false, recovery_codes: 0 },
    },
  ]);
  const events = await db()
    .selectFrom("security_events")
    .where("kind", "=", "factors-reset")
    .select(["user_key", "actor_key", "details"])
    .execute();
  expect(events).toEqual([
    { user_key: person.key, actor_key: support.key, details: { by: "support" } },
  ]);
  // The sign-in that waited for a code begins anew, and then the password alone opens the account.
  const again = createBrowser();
  expect((await provider.signIn(again, person.email)).code).not.toBe("");
  const proof = { as: person.key, body: { code: codeOf(secret, 1) } };
  const { status } = await api.app.call("POST /users/profile/factors/confirm", proof);
  expect(status).toBe(400);
});

test("what was open is closed: sessions, sign-ins that wait, and what a session had proved", async () => {
  const support = await createSupport();
  const person = await createUser({ password });
  const open = await provider.signedIn(createBrowser(), person.email);
  await createFactor({ user_key: person.key });
  await api.confirm(person.key, password);
  await provider.signIn(createBrowser(), person.email);
  const waiting = async () => {
    const steps = db().selectFrom("sign_in_steps").where("user_key", "=", person.key);
    const proofs = db().selectFrom("confirmations").where("user_key", "=", person.key);
    return [await steps.select("uid").execute(), await proofs.select("session").execute()];
  };
  expect((await waiting()).map((rows) => rows.length)).toEqual([1, 1]);
  await api.confirm(support.key, password);
  await reset(support.key, person.key);
  expect(await waiting()).toEqual([[], []]);
  const renewed = await provider.refresh(open.refresh_token);
  expect(renewed.status).toBe(400);
  const sessions = db().selectFrom("sessions").where("user_key", "=", person.key).select("id");
  expect(await sessions.execute()).toEqual([]);
});

describe("who may", () => {
  test("support that has a factor, has just proved itself, and never for itself", async () => {
    const [support, colleague] = [await createSupport(), await createSupport()];
    const person = await createUser();
    await createFactor({ user_key: person.key });
    expect(await reset(support.key, person.key)).toBe("factors.confirm-first");
    await api.confirm(support.key, password);
    expect(await reset(support.key, support.key)).toBe("factors.own-reset");
    expect(await reset(support.key, "nobody")).toBe("not-found");
    expect(await reset(support.key, colleague.key)).toMatchObject({ app: false });
    // The colleague has no rights before the next factor.
    expect(await api.actorOf(colleague.key)).toMatchObject({ roles: [], lacks_factor: true });
    expect(await reset(colleague.key, person.key)).toBe("access.forbidden");
  });

  test("not support of the demonstration, which needs no factor, before it has one", async () => {
    const demo = await createUser({ password, roles: ["NEROLI_SUPER"], company_key: null });
    const person = await createUser();
    await createFactor({ user_key: person.key });
    await api.confirm(demo.key, password);
    expect(await reset(demo.key, person.key)).toBe("factors.own-first");
    const { can } = await held(demo.key, person.key);
    expect(can.reset.reason).toContain("set up a second step for your own account first");
  });

  test("of support's own accounts its administrators alone", async () => {
    const [editor, colleague] = [await createSupport("NEROLI_EDITOR"), await createSupport()];
    await api.confirm(editor.key, password);
    expect(await reset(editor.key, colleague.key)).toBe("users.support-account");
    expect((await held(editor.key, colleague.key)).app).toBe(true);
  });

  test("no manager of the person's company, nor the person", async () => {
    const manager = await createUser({ password, roles: ["SUPPLIER_MANAGER"] });
    const person = await createUser({ company_key: manager.company_key, password });
    for (const { key } of [manager, person]) await createFactor({ user_key: key });
    for (const { key } of [manager, person]) {
      await api.confirm(key, password);
      expect(await reset(key, person.key)).toBe("access.forbidden");
    }
    expect((await held((await createSupport()).key, person.key)).app).toBe(true);
  });
});

test("the person reads in their language what was done, when, and what to do", async () => {
  const data = await mkdtemp(path.join(tmpdir(), "neroli-mail-"));
  startMail({ data, origin: "https://neroli.example.com" });
  const failures: unknown[] = [];
  const listeners = startListeners([identityListeners], (error) => failures.push(error));
  const support = await createSupport();
  const person = await createUser({ language: "fr" });
  await createFactor({ user_key: person.key });
  await api.confirm(support.key, password);
  await reset(support.key, person.key);
  await listeners.idle();
  await listeners.stop();
  expect(failures).toEqual([]);
  const folder = path.join(data, "mail");
  const files = await readdir(folder);
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  const told = mails.filter((mail) => mail.includes(`To: ${person.email}`));
  expect(told).toHaveLength(1);
  const text = told[0]?.replaceAll(/=\r?\n/g, "") ?? "";
  expect(text).toContain("support@neroli.example.com");
  expect(text).toMatch(/Le \d\d\/\d\d\/\d{4} \d\d:\d\d UTC/);
  await rm(data, { recursive: true });
});
