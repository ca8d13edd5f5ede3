import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "../../kernel/db/db.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { createUser } from "../../users/factory.ts";
import { createBrowser, follow, locationOf, newSignIn } from "../testing-browser.ts";
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

/** A browser in front of the form, and what it may send. */
async function atTheForm() {
  const browser = createBrowser();
  const page = await provider.formOf(browser, newSignIn(provider.origin).address);
  const uid = page.searchParams.get("interaction") ?? "";
  const address = `${provider.origin}/oidc/interaction/${uid}`;
  const send = async (form: Record<string, string>) => browser.post(address, form);
  /** What the form page is told; "in" when the browser has its code. */
  const told = async (form: Record<string, string>) => {
    const sent = await send(form);
    const next = locationOf(sent);
    if (next.pathname === "/login") {
      return [next.searchParams.get("step"), next.searchParams.get("failed")];
    }
    return (await follow(browser, sent)).searchParams.has("code") ? "in" : "nowhere";
  };
  const begin = async () => {
    const answer = await browser.post(`${address}/begin`, {});
    return answer.json() as Promise<{
      second: boolean;
      passkey: { challenge: string; allowCredentials?: { id: string }[] } | null;
      app: boolean;
      codes: boolean;
    }>;
  };
  return { uid, told, begin };
}

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

test("a passkey signs in without a password, once a challenge, from this origin alone", async () => {
  const { key } = await createUser({ password });
  const { origin } = provider;
  const { passkey } = await api.addPasskey(key, password, origin);
  const first = await atTheForm();
  const challenge = async () => (await first.begin()).passkey?.challenge ?? "";
  const send = (response: object) => first.told({ passkey: JSON.stringify(response) });
  const refused = [null, "passkey"];
  expect(await send(passkey.signed({ origin, challenge: "c29tZXRoaW5nIGVsc2U" }))).toEqual(refused);
  const evil = "http://localhost.evil.example";
  expect(
    await send(passkey.signed({ origin: evil, rp_id: "localhost", challenge: await challenge() })),
  ).toEqual(refused);
  expect(
    await send(passkey.signed({ origin, rp_id: "evil.example", challenge: await challenge() })),
  ).toEqual(refused);
  expect(
    await send(passkey.signed({ origin, verified: false, challenge: await challenge() })),
  ).toEqual(refused);
  expect(
    await send(passkey.signed({ origin, handle: "another", challenge: await challenge() })),
  ).toEqual(refused);
  const asked = await challenge();
  const signed = passkey.signed({ origin, challenge: asked });
  // A challenge serves once, and only the newest does.
  await challenge();
  expect(await send(signed)).toEqual(refused);
  const good = passkey.signed({ origin, challenge: await challenge() });
  expect(await send(good)).toBe("in");
  const again = await atTheForm();
  await again.begin();
  expect(await again.told({ passkey: JSON.stringify(good) })).toEqual(refused);
});

test("as a second step it is the person's whose password was right", async () => {
  const { origin } = provider;
  const [one, other] = [await createUser({ password }), await createUser({ password })];
  const mine = await api.addPasskey(one.key, password, origin);
  const theirs = await api.addPasskey(other.key, password, origin);
  const { told, begin } = await atTheForm();
  await told({ email: one.email, password });
  const asked = await begin();
  expect(asked.passkey?.allowCredentials?.map(({ id }) => id)).toEqual([mine.passkey.id]);
  const challenge = asked.passkey?.challenge ?? "";
  const stolen = theirs.passkey.signed({ origin, challenge });
  expect(await told({ passkey: JSON.stringify(stolen) })).toEqual(["factor", "passkey"]);
  const next = (await begin()).passkey?.challenge ?? "";
  const touched = mine.passkey.signed({ origin, challenge: next, verified: false });
  expect(await told({ passkey: JSON.stringify(touched) })).toBe("in");
});

test("a copied passkey is found by its counter", async () => {
  const { origin } = provider;
  const { key } = await createUser({ password });
  const { passkey } = await api.addPasskey(key, password, origin);
  await db().updateTable("passkeys").set({ counter: 40 }).where("user_key", "=", key).execute();
  const { told, begin } = await atTheForm();
  const challenge = (await begin()).passkey?.challenge ?? "";
  const signed = passkey.signed({ origin, challenge });
  expect(await told({ passkey: JSON.stringify(signed) })).toEqual([null, "passkey"]);
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
