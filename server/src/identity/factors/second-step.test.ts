import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "../../kernel/db/db.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { createUser } from "../../users/factory.ts";
import { endSessions } from "../commands/end-sessions.ts";
import { createBrowser, follow, locationOf, newSignIn } from "../testing-browser.ts";
import { type ProviderServer, password, startProvider } from "../testing-provider.ts";
import { codeOf, factorsApi } from "./testing-factors.ts";
import { failuresOf, atTheForm as formAt } from "./testing-form.ts";

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

const atTheForm = () => formAt(provider);

test("after the right password the code is asked for; without it nobody is in", async () => {
  const { key, email } = await createUser({ password });
  const { secret } = await api.addApp(key, password);
  const { told, begin } = await atTheForm();
  expect(await begin()).toMatchObject({ second: false, app: false, codes: false });
  expect(await told({ code: codeOf(secret) })).toEqual([null, "expired"]);
  expect(await told({ email, password: "wrong" })).toEqual([null, "1"]);
  expect(await told({ email, password })).toEqual(["factor", null]);
  expect(await begin()).toMatchObject({ second: true, passkey: null, app: true, codes: true });
  expect(await told({ code: codeOf(secret, 4) })).toEqual(["factor", "code"]);
  expect(await told({ passkey: "{}" })).toEqual(["factor", "passkey"]);
  expect(await told({ code: codeOf(secret) })).toBe("in");
});

test("a code serves once, also in another sign-in and for an older half minute", async () => {
  const { key, email } = await createUser({ password });
  const { secret } = await api.addApp(key, password);
  const first = await atTheForm();
  await first.told({ email, password });
  expect(await first.told({ code: codeOf(secret) })).toBe("in");
  const second = await atTheForm();
  await second.told({ email, password });
  expect(await second.told({ code: codeOf(secret) })).toEqual(["factor", "code"]);
  expect(await second.told({ code: codeOf(secret, -1) })).toEqual(["factor", "code"]);
  expect(await second.told({ code: codeOf(secret, 1) })).toBe("in");
});

test("of two sign-ins with one code at the same moment one is in, with a recovery code too", async () => {
  const { key, email } = await createUser({ password });
  const { secret, codes } = await api.addApp(key, password);
  for (const code of [codeOf(secret), codes[0] ?? ""]) {
    const both = [await atTheForm(), await atTheForm()];
    for (const { told } of both) await told({ email, password });
    const answers = await Promise.all(both.map(({ told }) => told({ code })));
    expect(answers.filter((answer) => answer === "in")).toHaveLength(1);
  }
});

test("one network tries a hundred codes in ten minutes, of whatever accounts; the log tells of it", async () => {
  const { key, email } = await createUser({ password });
  const { codes } = await api.addApp(key, password);
  const { told } = await atTheForm();
  await told({ email, password });
  expect(await told({ code: "nonsense" })).toEqual(["factor", "code"]);
  expect(await failuresOf(key)).toEqual([{ factor: "recovery-code" }]);
  const networks = db().updateTable("throttles").where("name", "=", "factor-code-network");
  await networks.set({ attempts: 100 }).execute();
  expect(await told({ code: codes[0] ?? "" })).toEqual(["factor", "throttled"]);
  const noted = await db()
    .selectFrom("security_events")
    .where("kind", "=", "throttled")
    .select("details")
    .execute();
  expect(noted).toContainEqual({ details: { throttle: "factor-code-network" } });
  const counted = db().selectFrom("throttles").where("name", "=", "factor-code");
  expect(await counted.select("attempts").execute()).toEqual([{ attempts: 1 }]);
});

test("ten codes are tried in ten minutes and sixty a day, whatever the sign-in", async () => {
  const { key, email } = await createUser({ password });
  const { codes } = await api.addApp(key, password);
  for (const [name, most] of [
    ["factor-code", 9],
    ["factor-code-day", 59],
  ] as const) {
    await db().deleteFrom("throttles").execute();
    const { told } = await atTheForm();
    await told({ email, password });
    expect(await told({ code: "nonsense" })).toEqual(["factor", "code"]);
    await db()
      .updateTable("throttles")
      .set((eb) => ({ attempts: eb("attempts", "+", most) }))
      .where("name", "=", name)
      .execute();
    expect(await told({ code: codes[0] ?? "" })).toEqual(["factor", "throttled"]);
  }
});

test("the step is one person's, one sign-in's, and ends after ten minutes", async () => {
  const [one, other] = [await createUser({ password }), await createUser({ password })];
  const mine = await api.addApp(one.key, password);
  const theirs = await api.addApp(other.key, password);
  const { told, uid } = await atTheForm();
  await told({ email: one.email, password });
  expect(await told({ code: theirs.codes[0] ?? "" })).toEqual(["factor", "code"]);
  const elsewhere = await atTheForm();
  expect(await elsewhere.told({ code: mine.codes[0] ?? "" })).toEqual([null, "expired"]);
  await db()
    .updateTable("sign_in_steps")
    .set({ expires_at: new Date() })
    .where("uid", "=", uid)
    .execute();
  expect(await told({ code: mine.codes[0] ?? "" })).toEqual([null, "expired"]);
});

test("the step is not gone round: by the address that goes on, or in another browser", async () => {
  const { key, email } = await createUser({ password });
  const { codes } = await api.addApp(key, password);
  const { address, told } = await atTheForm();
  await told({ email, password });
  const thief = await atTheForm();
  const stolen = locationOf(await thief.browser.post(address, { code: codes[0] ?? "" }));
  expect([stolen.pathname, stolen.searchParams.get("failed")]).toEqual(["/login", "expired"]);
  // With the thief's own cookies, which are for another sign-in.
  const started = await fetch(newSignIn(provider.origin).address, { redirect: "manual" });
  const lines = started.headers.getSetCookie().map((line) => line.split(";")[0]);
  const headers = { cookie: lines.join("; ") };
  const sent = await thief.browser.post(address, { code: codes[0] ?? "" }, headers);
  expect(locationOf(sent).searchParams.get("failed")).toBe("expired");
  const begun = await thief.browser.post(`${address}/begin`, {}, headers);
  expect(await begun.json()).toMatchObject({ second: false, passkey: null, app: false });
  expect(await told({ code: codes[0] ?? "" })).toBe("in");
  const hasty = await atTheForm();
  await hasty.told({ email, password });
  const on = await hasty.browser.get(`${provider.origin}/oidc/auth/${hasty.uid}`);
  const { pathname, searchParams } = await follow(hasty.browser, on);
  expect([pathname, searchParams.has("code")]).toEqual(["/login", false]);
});

test("a sign-in that waits ends with the password and with the last factor", async () => {
  const { key, email } = await createUser({ password });
  const { codes } = await api.addApp(key, password);
  const first = await atTheForm();
  await first.told({ email, password });
  await endSessions(key, "password");
  expect(await first.told({ code: codes[0] ?? "" })).toEqual([null, "expired"]);
  const second = await atTheForm();
  await second.told({ email, password });
  await api.app.call("POST /users/profile/factors/app/remove", { as: key });
  expect(await second.begin()).toMatchObject({ second: false, app: false });
  expect(await second.told({ code: codes[1] ?? "" })).toEqual([null, "expired"]);
});

test.each([
  ["blocked", { status: "BLOCKED" as const }],
  ["disabled", { enabled: false }],
])("who is %s between password and code stays outside", async (failed, state) => {
  const { key, email } = await createUser({ password });
  const { codes } = await api.addApp(key, password);
  const { told } = await atTheForm();
  await told({ email, password });
  await db().updateTable("users").set(state).where("key", "=", key).execute();
  expect(await told({ code: codes[0] ?? "" })).toEqual([null, failed]);
});

test("the first factor ends every other session: it was opened without", async () => {
  const { key, email } = await createUser({ password });
  const before = await provider.signedIn(createBrowser(), email);
  await api.addApp(key, password);
  expect((await provider.refresh(before.refresh_token)).status).toBe(400);
});
