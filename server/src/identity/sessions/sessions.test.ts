import { afterAll, beforeAll, expect, test } from "vitest";
import { browserName } from "../../kernel/browser-name.ts";
import { db } from "../../kernel/db/db.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { createUser } from "../../users/factory.ts";
import { createSession } from "../factory.ts";
import { startIdentity } from "../provider/plugin.ts";
import { createBrowser } from "../testing-browser.ts";
import { type ProviderServer, password, startProvider } from "../testing-provider.ts";
import { sessionRoutes } from "./routes.ts";

let database: { close(): Promise<void> };
let provider: ProviderServer;
let app: TestApp;
/** The access tokens of people who have signed in, by the name that they are called with. */
const tokens = new Map<string, string>();
beforeAll(async () => {
  database = await freshDatabase();
  provider = await startProvider();
  const { authenticate } = await startIdentity({ origin: provider.origin });
  const tokenFor = async (name: string) => tokens.get(name) ?? "";
  app = await testApp({ routes: [sessionRoutes], authenticate, tokenFor });
});
afterAll(async () => {
  await app.close();
  await provider.app.close();
  await database.close();
});

async function signIn(name: string, email: string) {
  tokens.set(name, (await provider.signedIn(createBrowser(), email)).access_token);
}

const list = async (as: string) => (await app.call("GET /sessions", { as })).body.content;
const standing = async (as: string) => (await app.call("GET /sessions", { as })).status;
const kindsOf = async (userKey: string) =>
  (
    await db()
      .selectFrom("security_events")
      .where("user_key", "=", userKey)
      .select("kind")
      .orderBy("id")
      .execute()
  ).map(({ kind }) => kind);

test("one sees where one is signed in, and ends one session, or all but this one", async () => {
  const user = await createUser({ password });
  const stranger = await createUser();
  const theirs = await createSession({ user_key: stranger.key });
  for (const name of ["laptop", "phone", "library"]) await signIn(name, user.email);
  const [here, ...others] = await list("laptop");
  expect(here).toMatchObject({ current: true, address: expect.stringMatching(/^127|::1/) });
  expect(others.map(({ current }) => current)).toEqual([false, false]);

  const [library] = others;
  const sessionId = library?.id ?? "";
  expect(
    await app.call("DELETE /sessions/:sessionId", { as: "laptop", params: { sessionId } }),
  ).toMatchObject({ status: 200 });
  expect([await standing("laptop"), await standing("phone"), await standing("library")]).toEqual([
    200, 200, 401,
  ]);
  for (const id of [sessionId, theirs.id, "nothing"]) {
    const params = { sessionId: id };
    const { status } = await app.call("DELETE /sessions/:sessionId", { as: "laptop", params });
    expect(status).toBe(404);
  }

  expect((await app.call("POST /sessions/end-others", { as: "phone" })).status).toBe(200);
  expect([await standing("laptop"), await standing("phone")]).toEqual([401, 200]);
  expect(await list("phone")).toHaveLength(1);
  const still = db().selectFrom("sessions").where("id", "=", theirs.id).select("id");
  expect(await still.execute()).toHaveLength(1);
  expect((await kindsOf(user.key)).filter((kind) => kind === "session-ended")).toHaveLength(2);
});

test("nobody else's: a visitor has none", async () => {
  expect((await app.call("GET /sessions")).status).toBe(401);
  expect((await app.call("POST /sessions/end-others")).status).toBe(401);
});

test("a browser that is new to an account is told of, once, and not the first", async () => {
  const user = await createUser({ password });
  const news = async () => (await kindsOf(user.key)).filter((kind) => kind === "new-device").length;
  const [laptop, phone] = [createBrowser(), createBrowser()];
  const enter = async (browser: ReturnType<typeof createBrowser>) =>
    provider.exchange(await provider.signIn(browser, user.email), browser);
  await enter(laptop);
  expect(await news()).toBe(0);
  await enter(phone);
  expect(await news()).toBe(1);
  await enter(phone);
  await enter(laptop);
  expect(await news()).toBe(1);
  const events = await db()
    .selectFrom("outbox")
    .where("topic", "=", "session.new-device")
    .where("key", "=", user.key)
    .select("data")
    .execute();
  expect(events).toHaveLength(1);
  const kept = await db()
    .selectFrom("known_devices")
    .where("user_key", "=", user.key)
    .select("device")
    .execute();
  expect(kept).toHaveLength(2);
});

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Firefox",
    "Windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge",
    "Windows",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
    "Safari",
    "macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1",
    "Chrome",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36",
    "Samsung Internet",
    "Android",
  ],
  ["curl/8.5.0", null, null],
  ["<script>", null, null],
])("%s is known by name", (agent, browser, system) => {
  expect(browserName(agent)).toEqual({ browser, system });
});
