import type { Endpoints } from "@neroli/contract/access/endpoint.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { isSignedIn } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { api } from "../kernel/http/api.ts";
import { routes } from "../kernel/http/routes.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { changePassword } from "../registration/commands/change-password.ts";
import { createUser } from "../users/factory.ts";
import { endSession, endSessions } from "./commands/end-sessions.ts";
import { startIdentity } from "./provider/plugin.ts";
import { type Browser, createBrowser, locationOf } from "./testing-browser.ts";
import { type ProviderServer, password, startProvider, type Tokens } from "./testing-provider.ts";

const endpoints = {
  "GET /labels": { access: "signed-in", summary: "", response: z.object({}) },
  "GET /often": { access: "signed-in", rights: "held", summary: "", response: z.object({}) },
} as const satisfies Endpoints;

let database: { close(): Promise<void> };
let provider: ProviderServer;
let app: FastifyInstance;
let user: Awaited<ReturnType<typeof createUser>>;
let here: Tokens;
let elsewhere: Tokens;
let browser: Browser;

beforeAll(async () => {
  database = await freshDatabase();
  provider = await startProvider();
  const { authenticate } = await startIdentity({ origin: provider.origin });
  app = Fastify();
  const own = routes(endpoints, {
    "GET /labels": async () => ({}),
    "GET /often": async () => ({}),
  });
  await app.register(api, { prefix: "/api", routes: [own], authenticate });
});
afterAll(async () => {
  await app.close();
  await provider.app.close();
  await database.close();
});

beforeEach(async () => {
  user = await createUser({ password });
  browser = createBrowser();
  here = await provider.signedIn(browser, user.email);
  elsewhere = await provider.signedIn(createBrowser(), user.email);
  // From now on both calls have held rights.
  expect(await letIn(here)).toEqual([200, 200]);
  expect(await letIn(elsewhere)).toEqual([200, 200]);
});

/** What the access token is answered by a usual call and by one with rights of a moment ago. */
async function letIn({ access_token }: Tokens): Promise<number[]> {
  const headers = { authorization: `Bearer ${access_token}` };
  const ask = async (url: string) => (await app.inject({ url, headers })).statusCode;
  return [await ask("/api/labels"), await ask("/api/often")];
}

const out = [401, 401];
const inside = [200, 200];

async function signOut({ id_token }: Tokens): Promise<void> {
  const query = new URLSearchParams({
    id_token_hint: id_token,
    post_logout_redirect_uri: `${provider.origin}/signOut`,
  });
  const page = await (await browser.get(`${provider.origin}/oidc/session/end?${query}`)).text();
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const confirm = `${provider.origin}/oidc/session/end/confirm`;
  expect(locationOf(await browser.post(confirm, { xsrf, logout: "yes" })).pathname).toBe(
    "/signOut",
  );
}

describe("an access token ends at once", () => {
  test("with signing out, in that browser alone", async () => {
    await signOut(here);
    expect(await letIn(here)).toEqual(out);
    expect(await letIn(elsewhere)).toEqual(inside);
  });

  test("with a password that was changed in another browser, or by a mailed link", async () => {
    const { authenticate } = await startIdentity({ origin: provider.origin });
    const headers = { authorization: `Bearer ${here.access_token}` };
    const actor = await authenticate({ headers, ip: "::1" } as Parameters<typeof authenticate>[0]);
    if (!isSignedIn(actor)) throw new Error("not signed in");
    await changePassword(actor, { current: password, new: "wintry orchards hum softly" });
    expect(await letIn(here)).toEqual(inside);
    expect(await letIn(elsewhere)).toEqual(out);
    await endSessions(user.key, "person");
    expect(await letIn(here)).toEqual(out);
  });

  test("with the account, of which the person is told", async () => {
    await db().updateTable("users").set({ enabled: false }).where("key", "=", user.key).execute();
    await endSessions(user.key, "account");
    expect(await letIn(here)).toEqual([403, 403]);
  });

  test("with its session", async () => {
    const rows = db().selectFrom("sessions").where("user_key", "=", user.key).select("id");
    const grant = JSON.parse(
      Buffer.from(here.access_token.split(".")[1] ?? "", "base64url").toString(),
    ).grant;
    expect((await rows.execute()).map(({ id }) => id)).toContain(grant);
    await endSession(grant);
    expect(await letIn(here)).toEqual(out);
    expect(await letIn(elsewhere)).toEqual(inside);
    expect((await provider.refresh(here.refresh_token)).status).toBe(400);
    expect(await rows.execute()).toHaveLength(1);
  });

  test("with a refresh token that is used a second time, with all that it gave", async () => {
    const renewed = (await (await provider.refresh(here.refresh_token)).json()) as Tokens;
    expect(await letIn(renewed)).toEqual(inside);
    await sql`update identity_payloads set consumed_at = now() - interval '1 minute'
      where consumed_at is not null`.execute(db());
    expect((await provider.refresh(here.refresh_token)).status).toBe(400);
    expect(await letIn(renewed)).toEqual(out);
    expect(await letIn(here)).toEqual(out);
    expect(await letIn(elsewhere)).toEqual(inside);
    const noted = db()
      .selectFrom("security_events")
      .where("kind", "=", "token-reused")
      .where("user_key", "=", user.key);
    await expect.poll(() => noted.selectAll().execute()).toHaveLength(1);
  });
});
