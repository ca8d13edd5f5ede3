import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "../../kernel/db/db.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { createUser } from "../../users/factory.ts";
import { startIdentity } from "../provider/plugin.ts";
import { createBrowser, newSignIn } from "../testing-browser.ts";
import { type ProviderServer, password, startProvider } from "../testing-provider.ts";

let provider: ProviderServer;
let database: { close(): Promise<void> };
beforeAll(async () => {
  database = await freshDatabase();
  provider = await startProvider();
});
afterAll(async () => {
  await provider.app.close();
  await database.close();
});

const signedIn = async () => {
  const user = await createUser({ password });
  const tokens = await provider.signedIn(createBrowser(), user.email);
  return { user, cookie: `neroli-refresh=${tokens.refresh_token}` };
};

const post = (path: string, headers: Record<string, string>, form: Record<string, string> = {}) =>
  fetch(`${provider.origin}${path}`, { method: "POST", headers, body: new URLSearchParams(form) });

const renewal = { grant_type: "refresh_token" };

describe("a refresh token", () => {
  test("is in no answer, and in a cookie that no script reads and no other site sends", async () => {
    const { cookie } = await signedIn();
    const answer = await post("/session/token", { origin: provider.origin, cookie }, renewal);
    const body = (await answer.json()) as object;
    expect(Object.keys(body).sort()).toEqual([
      "access_token",
      "expires_in",
      "id_token",
      "scope",
      "token_type",
    ]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const [line = ""] = answer.headers.getSetCookie();
    expect(line).toMatch(
      /^neroli-refresh=[\w-]{43}; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Strict$/,
    );
  });

  test("is not given past the relay, nor taken from a body", async () => {
    const { cookie } = await signedIn();
    const refresh_token = cookie.slice("neroli-refresh=".length);
    const form = { ...renewal, client_id: "web", refresh_token };
    expect((await post("/oidc/token", { origin: provider.origin }, form)).status).toBe(404);
    expect((await post("/session/token", { origin: provider.origin }, form)).status).toBe(400);
  });

  test.each(["https://evil.example", "null", "http://localhost", undefined])(
    "is used for no page of %s",
    async (origin) => {
      const { cookie } = await signedIn();
      const headers = { cookie, ...(origin && { origin }) };
      for (const path of ["/session/token", "/session/end"]) {
        const answer = await post(path, headers, renewal);
        expect(answer.status).toBe(403);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
      const own = { cookie, origin: provider.origin };
      expect((await post("/session/token", own, renewal)).status).toBe(200);
    },
  );

  test("goes with its session, which signing out ends with all its tokens", async () => {
    const { user, cookie } = await signedIn();
    const headers = { origin: provider.origin, cookie };
    const sessions = () =>
      db().selectFrom("sessions").where("user_key", "=", user.key).selectAll().execute();
    expect(await sessions()).toMatchObject([{ address: expect.stringMatching(/^127|::1/) }]);
    const answer = await post("/session/end", headers);
    expect(await answer.json()).toEqual({ ended: true });
    expect(answer.headers.getSetCookie().join()).toMatch(/^neroli-refresh=; Path=\/; Max-Age=0;/);
    expect(await sessions()).toEqual([]);
    const refused = await post("/session/token", headers, renewal);
    expect([refused.status, refused.headers.getSetCookie().length]).toEqual([400, 1]);
    const noted = db().selectFrom("security_events").where("user_key", "=", user.key);
    const kinds = (await noted.select("kind").orderBy("id").execute()).map(({ kind }) => kind);
    expect(kinds).toEqual(["signed-in", "signed-out"]);
  });

  test.each([
    "",
    "neroli-refresh=",
    "neroli-refresh=%",
    "neroli-refresh=a%00b",
    "neroli-refresh=x",
  ])("that is none (%j) is refused", async (cookie) => {
    const headers = { origin: provider.origin, cookie };
    expect((await post("/session/token", headers, renewal)).status).toBe(400);
    expect(await (await post("/session/end", headers)).json()).toEqual({ ended: false });
  });

  test.each([{}, { grant_type: "password" }, { grant_type: "client_credentials" }])(
    "is had for nothing but a code (%j)",
    async (form) => {
      expect((await post("/session/token", { origin: provider.origin }, form)).status).toBe(400);
    },
  );
});

test("cookies of an https site bear a prefix, which no other host can set", async () => {
  const origin = "https://neroli.example";
  const app = Fastify();
  await app.register((await startIdentity({ origin })).plugin);
  const { address } = newSignIn(origin);
  const begun = await app.inject({ url: address.slice(origin.length) });
  const lines = [begun.headers["set-cookie"]].flat().map(String);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).toMatch(/^__(Secure-_interaction|Host-_session)/);
    expect(line).toMatch(/; samesite=lax; secure; httponly$/);
  }
  const ended = await app.inject({ method: "POST", url: "/session/end", headers: { origin } });
  expect(String(ended.headers["set-cookie"])).toMatch(
    /^__Host-neroli-refresh=; Path=\/; Max-Age=0; HttpOnly; SameSite=Strict; Secure$/,
  );
  await app.close();
});
