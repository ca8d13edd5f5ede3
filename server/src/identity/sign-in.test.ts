import Fastify, { type FastifyInstance } from "fastify";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { createUser } from "../users/factory.ts";
import {
  type Browser,
  createBrowser,
  follow,
  locationOf,
  newSignIn,
} from "./browser.test-support.ts";
import { startIdentity } from "./plugin.ts";

const password = "correct horse battery staple";

interface Server {
  app: FastifyInstance;
  origin: string;
}

/** The port is the origin, so a server that is built again takes the port of the one before. */
async function startServer(port = 0): Promise<Server> {
  const app = Fastify({ forceCloseConnections: true });
  // Asks for a port first: the provider must know its address before it is mounted.
  const free = port || (await freePort());
  const origin = `http://localhost:${free}`;
  const { plugin } = await startIdentity({ origin });
  await app.register(plugin);
  await app.listen({ port: free, host: "localhost" });
  return { app, origin };
}

async function freePort(): Promise<number> {
  const app = Fastify();
  const address = await app.listen({ port: 0, host: "localhost" });
  await app.close();
  return Number(new URL(address).port);
}

let server: Server;
let database: { close(): Promise<void> };
beforeAll(async () => {
  database = await freshDatabase();
  server = await startServer();
});
afterAll(async () => {
  await server.app.close();
  await database.close();
});

const formOf = async (browser: Browser, address: string) =>
  follow(browser, await browser.get(address));

const submit = (browser: Browser, page: URL, form: { email: string; password: string }) =>
  browser.post(`${server.origin}/oidc/interaction/${page.searchParams.get("interaction")}`, form);

/** From the log-in button to the code. */
async function signIn(browser: Browser, email: string) {
  const { address, verifier } = newSignIn(server.origin);
  const page = await formOf(browser, address);
  const back = await follow(browser, await submit(browser, page, { email, password }));
  return { code: back.searchParams.get("code") ?? "", verifier, back };
}

const token = (form: Record<string, string>) =>
  fetch(`${server.origin}/oidc/token`, {
    method: "POST",
    body: new URLSearchParams({ client_id: "web", ...form }),
  });

const exchange = ({ code, verifier }: { code: string; verifier: string }) =>
  token({
    grant_type: "authorization_code",
    code,
    code_verifier: verifier,
    redirect_uri: `${server.origin}/signIn`,
  });

const refresh = (refresh_token: string) => token({ grant_type: "refresh_token", refresh_token });

interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: number;
}
const tokensOf = async (response: Response) => (await response.json()) as Tokens;
const signedIn = async (browser: Browser, email: string) =>
  tokensOf(await exchange(await signIn(browser, email)));

describe("signing in", () => {
  test("leads by the form to tokens for the API", async () => {
    const user = await createUser({ password });
    const browser = createBrowser();
    const { address, verifier } = newSignIn(server.origin);
    const page = await formOf(browser, address);
    expect(page.pathname).toBe("/login");
    const response = await submit(browser, page, { email: user.email.toUpperCase(), password });
    const back = await follow(browser, response);
    expect(back.href).toMatch(`${server.origin}/signIn?`);
    expect(back.searchParams.get("state")).toBe("the state");

    const code = back.searchParams.get("code") ?? "";
    const tokens = await tokensOf(await exchange({ code, verifier }));
    expect(tokens.expires_in).toBe(600);
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ typ: "at+jwt" });
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      iss: `${server.origin}/oidc`,
      aud: "urn:neroli:api",
      sub: user.key,
    });
    expect(decodeJwt(tokens.id_token)).toMatchObject({ sub: user.key, aud: "web" });
  });

  test("needs PKCE", async () => {
    const { address } = newSignIn(server.origin);
    const url = new URL(address);
    url.searchParams.delete("code_challenge");
    const back = locationOf(await createBrowser().get(url.href));
    expect(back.searchParams.get("error")).toBe("invalid_request");
  });

  test("goes back to no other site", async () => {
    const { address } = newSignIn(server.origin, { redirect_uri: "https://example.com/signIn" });
    const back = locationOf(await createBrowser().get(address));
    expect(back.href).toBe(`${server.origin}/signIn?error=invalid_redirect_uri`);
  });

  test("works for two tabs of one browser beside each other", async () => {
    const user = await createUser({ password });
    const browser = createBrowser();
    const first = newSignIn(server.origin);
    const second = newSignIn(server.origin);
    const [page, other] = [
      await formOf(browser, first.address),
      await formOf(browser, second.address),
    ];
    for (const each of [page, other]) {
      const back = await follow(
        browser,
        await submit(browser, each, { email: user.email, password }),
      );
      expect(back.pathname).toBe("/signIn");
      expect(back.searchParams.get("code")).toBeTruthy();
    }
  });

  test("says the same of a wrong password and of an unknown address, and keeps the address", async () => {
    const user = await createUser({ password });
    for (const email of [user.email, "nobody@example.com", "zero\0byte@example.com"]) {
      const browser = createBrowser();
      const page = await formOf(browser, newSignIn(server.origin).address);
      const again = locationOf(await submit(browser, page, { email, password: "wrong" }));
      expect(again.pathname).toBe("/login");
      expect(Object.fromEntries(again.searchParams)).toEqual({
        interaction: page.searchParams.get("interaction"),
        email,
        failed: "1",
      });
    }
  });

  test("tells a blocked or disabled user so, but only with the right password", async () => {
    const users = [
      await createUser({ password, status: "BLOCKED" }),
      await createUser({ password, enabled: false }),
    ];
    for (const { email } of users) {
      const browser = createBrowser();
      const page = await formOf(browser, newSignIn(server.origin).address);
      const failed = async (typed: string) =>
        locationOf(await submit(browser, page, { email, password: typed })).searchParams.get(
          "failed",
        );
      expect(await failed("wrong")).toBe("1");
      expect(await failed(password)).toBe("blocked");
    }
  });

  test("waits after ten failures, even with the right password", async () => {
    const user = await createUser({ password });
    const browser = createBrowser();
    const page = await formOf(browser, newSignIn(server.origin).address);
    const failed = async (typed: string) =>
      locationOf(
        await submit(browser, page, { email: user.email, password: typed }),
      ).searchParams.get("failed");
    for (let attempt = 0; attempt < 10; attempt++) expect(await failed("wrong")).toBe("1");
    expect(await failed(password)).toBe("throttled");
  });

  test("begins anew when the form is sent by a browser that is not in the middle of it", async () => {
    const page = await formOf(createBrowser(), newSignIn(server.origin).address);
    const elsewhere = await submit(createBrowser(), page, { email: "a@example.com", password });
    expect(locationOf(elsewhere).pathname).toBe("/login");
    expect(locationOf(elsewhere).search).toBe("");
  });
});

describe("renewing", () => {
  test("turns a refresh token into new tokens, once", async () => {
    const user = await createUser({ password });
    const tokens = await signedIn(createBrowser(), user.email);
    const renewed = await tokensOf(await refresh(tokens.refresh_token));
    expect(decodeJwt(renewed.access_token)).toMatchObject({ sub: user.key, aud: "urn:neroli:api" });
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
    // A token that is used twice may be stolen: its descendants end with it.
    expect((await refresh(renewed.refresh_token)).status).toBe(400);
  });

  test("lets one of two through that come at the same moment", async () => {
    const user = await createUser({ password });
    const { refresh_token } = await signedIn(createBrowser(), user.email);
    const answers = await Promise.all([refresh(refresh_token), refresh(refresh_token)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  test("ends for a user who has been disabled", async () => {
    const user = await createUser({ password });
    const { refresh_token } = await signedIn(createBrowser(), user.email);
    await db().updateTable("users").set({ enabled: false }).where("key", "=", user.key).execute();
    expect((await refresh(refresh_token)).status).toBe(400);
  });

  test("works in a frame without a question, from the session alone", async () => {
    const user = await createUser({ password });
    const browser = createBrowser();
    await signedIn(browser, user.email);
    const silent = newSignIn(server.origin, {
      prompt: "none",
      redirect_uri: `${server.origin}/silentRenew`,
    });
    const back = locationOf(await browser.get(silent.address));
    expect(back.pathname).toBe("/silentRenew");
    expect(back.searchParams.get("code")).toBeTruthy();
    const stranger = locationOf(await createBrowser().get(silent.address));
    expect(stranger.searchParams.get("error")).toBe("login_required");
  });

  test("works in a frame after the grant was revoked by a refresh token used twice", async () => {
    const user = await createUser({ password });
    const browser = createBrowser();
    const { refresh_token } = await signedIn(browser, user.email);
    await refresh(refresh_token);
    await refresh(refresh_token);
    const silent = newSignIn(server.origin, { prompt: "none" });
    const back = locationOf(await browser.get(silent.address));
    const code = back.searchParams.get("code") ?? "";
    const answer = await exchange({ code, verifier: silent.verifier });
    expect(answer.status).toBe(200);
  });
});

test("a restart keeps keys, sessions, refresh tokens and codes", async () => {
  const user = await createUser({ password });
  const browser = createBrowser();
  const tokens = await signedIn(browser, user.email);
  const { code, verifier } = await signIn(createBrowser(), user.email);
  const keys = await (await fetch(`${server.origin}/oidc/jwks`)).json();

  await server.app.close();
  server = await startServer(Number(new URL(server.origin).port));

  expect(await (await fetch(`${server.origin}/oidc/jwks`)).json()).toEqual(keys);
  expect((await exchange({ code, verifier })).status).toBe(200);
  expect((await refresh(tokens.refresh_token)).status).toBe(200);
  const silent = newSignIn(server.origin, { prompt: "none" });
  const back = locationOf(await browser.get(silent.address));
  expect(back.searchParams.get("code")).toBeTruthy();
});

describe("signing out", () => {
  test("ends the session and its refresh tokens, and leads to /signOut", async () => {
    const user = await createUser({ password });
    const browser = createBrowser();
    const tokens = await signedIn(browser, user.email);
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${server.origin}/signOut`,
    });
    const page = await (await browser.get(`${server.origin}/oidc/session/end?${query}`)).text();
    expect(page).toContain("submit()");
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const confirm = `${server.origin}/oidc/session/end/confirm`;
    const back = locationOf(await browser.post(confirm, { xsrf, logout: "yes" }));
    expect(back.pathname).toBe("/signOut");
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
    const silent = newSignIn(server.origin, { prompt: "none" });
    const renewal = locationOf(await browser.get(silent.address));
    expect(renewal.searchParams.get("error")).toBe("login_required");
  });

  test("asks first when a link from elsewhere leads there", async () => {
    const user = await createUser({ password });
    const browser = createBrowser();
    await signedIn(browser, user.email);
    const page = await (await browser.get(`${server.origin}/oidc/session/end`)).text();
    expect(page).toContain("Yes, sign me out");
    expect(page).not.toContain("<script");
  });
});
