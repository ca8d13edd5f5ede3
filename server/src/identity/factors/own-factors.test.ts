import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "../../kernel/db/db.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { createUser } from "../../users/factory.ts";
import { codeOf, factorsApi } from "./testing-factors.ts";
import { createPasskey } from "./testing-passkey.ts";

const password = "correct horse battery staple";
const origin = "http://localhost:3000";

let database: { close(): Promise<void> };
let api: Awaited<ReturnType<typeof factorsApi>>;
beforeAll(async () => {
  database = await freshDatabase();
  api = await factorsApi();
});
afterAll(async () => {
  await api.app.close();
  await database.close();
});
beforeEach(async () => {
  await db().deleteFrom("throttles").execute();
});

const factorsOf = async (as: string) =>
  (await api.app.call("GET /users/profile/factors", { as })).body;

test("an open session alone changes no factor: the person proves himself first", async () => {
  const { key: as } = await createUser({ password });
  const calls = [
    ["POST /users/profile/factors/app/begin", undefined],
    ["POST /users/profile/factors/app", { code: "123456" }],
    ["POST /users/profile/factors/app/remove", undefined],
    ["POST /users/profile/factors/passkeys/begin", undefined],
    ["POST /users/profile/factors/passkeys/remove", { id: "any" }],
    ["POST /users/profile/factors/codes", undefined],
  ] as const;
  for (const [name, body] of calls) {
    const answer = await api.app.call(name, { as, body });
    expect([name, answer.status, answer.body.code]).toEqual([name, 403, "factors.confirm-first"]);
  }
  expect((await api.confirm(as, "not the password")).body.code).toBe("factors.wrong-proof");
  expect((await api.app.call("POST /users/profile/factors/app/begin", { as })).status).toBe(403);
  expect((await api.confirm(as, password)).status).toBe(200);
  expect((await api.app.call("POST /users/profile/factors/app/begin", { as })).status).toBe(200);
  // Five minutes later.
  await db().updateTable("confirmations").set({ confirmed_until: new Date() }).execute();
  expect((await api.app.call("POST /users/profile/factors/app/begin", { as })).status).toBe(403);
});

test("proving oneself is tried ten times in ten minutes", async () => {
  const { key: as } = await createUser({ password });
  await api.confirm(as, "not the password");
  await db().updateTable("throttles").set({ attempts: 10 }).execute();
  expect((await api.confirm(as, password)).status).toBe(429);
});

test("an app counts once its code was typed; its key lies encrypted, for that person alone", async () => {
  const [one, other] = [await createUser({ password }), await createUser({ password })];
  await api.confirm(one.key, password);
  const begun = await api.app.call("POST /users/profile/factors/app/begin", { as: one.key });
  const { secret, address } = begun.body;
  expect(address).toContain(`secret=${secret}`);
  expect((await factorsOf(one.key)).app).toBeNull();
  const wrong = await api.app.call("POST /users/profile/factors/app", {
    as: one.key,
    body: { code: codeOf(secret, 5) },
  });
  expect([wrong.status, wrong.body.code]).toEqual([400, "factors.wrong-code"]);
  const right = await api.app.call("POST /users/profile/factors/app", {
    as: one.key,
    body: { code: codeOf(secret) },
  });
  expect(right.body.recovery_codes).toHaveLength(10);
  expect(right.body.factors).toMatchObject({ codes_left: 10, app: { last_used_at: null } });
  const rows = await db()
    .selectFrom("authenticator_apps")
    .where("user_key", "=", one.key)
    .selectAll()
    .execute();
  expect(JSON.stringify(rows.map((row) => row.secret?.toString("latin1")))).not.toContain(secret);
  // Copied to another account it is nothing.
  await db()
    .insertInto("authenticator_apps")
    .values({ user_key: other.key, secret: rows[0]?.secret ?? null })
    .execute();
  const proof = { code: codeOf(secret, 1) };
  const stolen = await api.app.call("POST /users/profile/factors/confirm", {
    as: other.key,
    body: proof,
  });
  expect(stolen.body.code).toBe("factors.wrong-proof");
  expect((await factorsOf(other.key)).app?.last_used_at).toBeNull();
});

test("a recovery code serves once, and new ones void the old", async () => {
  const { key: as } = await createUser({ password });
  const { codes } = await api.addApp(as, password);
  const prove = async (code = "") =>
    (await api.app.call("POST /users/profile/factors/confirm", { as, body: { code } })).status;
  expect(await prove(codes[0]?.toUpperCase().replaceAll("-", " "))).toBe(200);
  expect(await prove(codes[0])).toBe(400);
  expect((await factorsOf(as)).codes_left).toBe(9);
  const stored = JSON.stringify(await db().selectFrom("recovery_codes").select("hash").execute());
  expect(stored).not.toContain(codes[1]?.replaceAll("-", ""));
  const renewed = await api.app.call("POST /users/profile/factors/codes", { as });
  expect(renewed.body.recovery_codes).toHaveLength(10);
  expect(await prove(codes[1])).toBe(400);
  expect(await prove(renewed.body.recovery_codes?.[1])).toBe(200);
});

test("a passkey is made of this host's challenge, once", async () => {
  const { key: as } = await createUser({ password });
  await api.confirm(as, password);
  const passkey = createPasskey(as);
  const begin = async () =>
    (await api.app.call("POST /users/profile/factors/passkeys/begin", { as })).body.challenge;
  const add = async (made: object) =>
    (
      await api.app.call("POST /users/profile/factors/passkeys", {
        as,
        body: { name: "A key", passkey: made },
      })
    ).status;
  const elsewhere = "https://neroli.example.evil";
  expect(await add(passkey.made({ origin: elsewhere, challenge: await begin() }))).toBe(400);
  const rp_id = "evil.example";
  expect(await add(passkey.made({ origin, rp_id, challenge: await begin() }))).toBe(400);
  await begin();
  expect(await add(passkey.made({ origin, challenge: "bm90IHRoZSBvbmU" }))).toBe(400);
  const made = passkey.made({ origin, challenge: await begin() });
  expect(await add(made)).toBe(200);
  expect(await add(made)).toBe(400);
  expect((await factorsOf(as)).passkeys).toMatchObject([{ id: passkey.id, name: "A key" }]);
});

test("the last factor takes the recovery codes along; another's passkey is not one's own", async () => {
  const [one, other] = [await createUser({ password }), await createUser({ password })];
  const { passkey } = await api.addPasskey(one.key, password, origin);
  await api.confirm(other.key, password);
  const remove = (as: string) =>
    api.app.call("POST /users/profile/factors/passkeys/remove", { as, body: { id: passkey.id } });
  await remove(other.key);
  expect(await factorsOf(one.key)).toMatchObject({ passkeys: [{}], codes_left: 10 });
  const told = db().selectFrom("outbox").where("topic", "=", "factor.changed");
  const rows = await told.where("key", "=", one.key).select("data").execute();
  expect(rows).toEqual([{ data: { factor: "passkey", change: "added" } }]);
  expect((await remove(one.key)).body.factors).toMatchObject({ passkeys: [], codes_left: 0 });
});

test("support without a factor has no rights but on its own account, and gets them with it", async () => {
  const { key: as } = await createUser({ password, roles: ["NEROLI_ADMIN"], demo: false });
  expect(await factorsOf(as)).toMatchObject({ required: true });
  const { actorOf } = api;
  expect(await actorOf(as)).toMatchObject({ roles: [], permissions: {}, lacks_factor: true });
  await api.addApp(as, password);
  expect(await actorOf(as)).toMatchObject({ roles: ["NEROLI_ADMIN"] });
  expect((await actorOf(as)).lacks_factor).toBeUndefined();
  await api.app.call("POST /users/profile/factors/app/remove", { as });
  expect(await actorOf(as)).toMatchObject({ roles: [] });
});

test("a passkey is called by another name, by its owner alone and as other names are", async () => {
  const [one, other] = [await createUser({ password }), await createUser({ password })];
  const { passkey } = await api.addPasskey(one.key, password, origin);
  const rename = async (as: string, name: string, id = passkey.id) => {
    const call = "POST /users/profile/factors/passkeys/rename";
    const { status, body } = await api.app.call(call, { as, body: { id, name } });
    return status === 200 ? body.passkeys.map((each) => each.name) : status;
  };
  expect(await rename(one.key, " Work laptop ")).toEqual(["Work laptop"]);
  expect(await rename(other.key, "Mine")).toBe(404);
  expect(await rename(one.key, "Another", "not there")).toBe(404);
  for (const name of ["", "log in at www.example.com", "a".repeat(61)]) {
    expect(await rename(one.key, name)).toBe(400);
  }
  expect((await factorsOf(one.key)).passkeys).toMatchObject([{ name: "Work laptop" }]);
});
