import { decodeJwt, decodeProtectedHeader } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { createUser } from "../users/factory.ts";
import { createBrowser, follow, locationOf, newSignIn } from "./testing-browser.ts";
import { type ProviderServer, password, startProvider, tokensOf } from "./testing-provider.ts";

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

describe("signing in", () => {
  test("leads by the form to tokens for the API", async () => {
    const user = await createUser({ password });
    const browser = createBrowser();
    const { address, verifier } = newSignIn(provider.origin);
    const page = await provider.formOf(browser, address);
    expect(page.pathname).toBe("/login");
    const response = await provider.submit(browser, page, {
      email: user.email.toUpperCase(),
      password,
    });
    const back = await follow(browser, response);
    expect(back.href).toMatch(`${provider.origin}/signIn?`);
    expect(back.searchParams.get("state")).toBe("the state");

    const code = back.searchParams.get("code") ?? "";
    const tokens = await tokensOf(await provider.exchange({ code, verifier }));
    expect(tokens.expires_in).toBe(600);
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ typ: "at+jwt" });
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      iss: `${provider.origin}/oidc`,
      aud: "urn:neroli:api",
      sub: user.key,
    });
    expect(decodeJwt(tokens.id_token)).toMatchObject({ sub: user.key, aud: "web" });
    const row = db().selectFrom("users").select("last_signed_in_at").where("key", "=", user.key);
    expect((await row.executeTakeFirstOrThrow()).last_signed_in_at).not.toBeNull();
  });

  test("needs PKCE", async () => {
    const { address } = newSignIn(provider.origin);
    const url = new URL(address);
    url.searchParams.delete("code_challenge");
    const back = locationOf(await createBrowser().get(url.href));
    expect(back.searchParams.get("error")).toBe("invalid_request");
  });

  test("goes back to no other site", async () => {
    const { address } = newSignIn(provider.origin, { redirect_uri: "https://example.com/signIn" });
    const back = locationOf(await createBrowser().get(address));
    expect(back.href).toBe(`${provider.origin}/signIn?error=invalid_redirect_uri`);
  });

  test("works for two tabs of one browser beside each other", async () => {
    const user = await createUser({ password });
    const browser = createBrowser();
    const first = newSignIn(provider.origin);
    const second = newSignIn(provider.origin);
    const [page, other] = [
      await provider.formOf(browser, first.address),
      await provider.formOf(browser, second.address),
    ];
    for (const each of [page, other]) {
      const back = await follow(
        browser,
        await provider.submit(browser, each, { email: user.email, password }),
      );
      expect(back.pathname).toBe("/signIn");
      expect(back.searchParams.get("code")).toBeTruthy();
    }
  });

  test("says the same of a wrong password and of an unknown address, and writes it into no page's address", async () => {
    const user = await createUser({ password });
    for (const email of [user.email, "nobody@example.com", "zero\0byte@example.com"]) {
      const browser = createBrowser();
      const page = await provider.formOf(browser, newSignIn(provider.origin).address);
      const again = locationOf(await provider.submit(browser, page, { email, password: "wrong" }));
      expect(again.pathname).toBe("/login");
      expect(Object.fromEntries(again.searchParams)).toEqual({
        interaction: page.searchParams.get("interaction"),
        failed: "1",
      });
    }
  });

  test("tells a user who may not sign in why, but only with the right password", async () => {
    const users = {
      blocked: await createUser({ password, status: "BLOCKED" }),
      disabled: await createUser({ password, enabled: false }),
      "not-activated": await createUser({ password, activated_at: null }),
    };
    for (const [reason, { email }] of Object.entries(users)) {
      const browser = createBrowser();
      const page = await provider.formOf(browser, newSignIn(provider.origin).address);
      const failed = async (typed: string) =>
        locationOf(
          await provider.submit(browser, page, { email, password: typed }),
        ).searchParams.get("failed");
      expect(await failed("wrong")).toBe("1");
      expect(await failed(password)).toBe(reason);
    }
  });

  test("waits after ten failures, even with the right password", async () => {
    const user = await createUser({ password });
    const browser = createBrowser();
    const page = await provider.formOf(browser, newSignIn(provider.origin).address);
    const failed = async (typed: string) =>
      locationOf(
        await provider.submit(browser, page, { email: user.email, password: typed }),
      ).searchParams.get("failed");
    for (let attempt = 0; attempt < 10; attempt++) expect(await failed("wrong")).toBe("1");
    expect(await failed(password)).toBe("throttled");
  });

  test("begins anew when the form is sent by a browser that is not in the middle of it", async () => {
    const page = await provider.formOf(createBrowser(), newSignIn(provider.origin).address);
    const elsewhere = await provider.submit(createBrowser(), page, {
      email: "a@example.com",
      password,
    });
    const begin = locationOf(elsewhere);
    expect(begin.pathname).toBe("/login");
    expect(Object.fromEntries(begin.searchParams)).toEqual({ failed: "expired" });
  });

  test("shows the form to one whose session is of an account that is shut", async () => {
    const user = await createUser({ password });
    const browser = createBrowser();
    await provider.signedIn(browser, user.email);
    await db().updateTable("users").set({ enabled: false }).where("key", "=", user.key).execute();
    const page = await provider.formOf(browser, newSignIn(provider.origin).address);
    expect(page.pathname).toBe("/login");
    // Somebody else may sign in there: a page that sends itself ends the session of before.
    const other = await createUser({ password });
    const answer = await provider.submit(browser, page, { email: other.email, password });
    const between = await (await browser.get(locationOf(answer).href)).text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(between)?.[1] ?? "";
    const confirm = `${provider.origin}/oidc/session/end/confirm`;
    const back = await follow(browser, await browser.post(confirm, { xsrf, logout: "yes" }));
    expect(back.searchParams.get("code")).toBeTruthy();
  });

  test("asks for the password again where that is wanted", async () => {
    const user = await createUser({ password });
    const browser = createBrowser();
    await provider.signedIn(browser, user.email);
    const { address } = newSignIn(provider.origin, { prompt: "login" });
    expect((await provider.formOf(browser, address)).pathname).toBe("/login");
  });
});

describe("signing out", () => {
  test("ends the session and its refresh tokens, and leads to /signOut", async () => {
    const user = await createUser({ password });
    const browser = createBrowser();
    const tokens = await provider.signedIn(browser, user.email);
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${provider.origin}/signOut`,
    });
    const page = await (await browser.get(`${provider.origin}/oidc/session/end?${query}`)).text();
    expect(page).toContain("submit()");
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const confirm = `${provider.origin}/oidc/session/end/confirm`;
    const back = locationOf(await browser.post(confirm, { xsrf, logout: "yes" }));
    expect(back.pathname).toBe("/signOut");
    expect((await provider.refresh(tokens.refresh_token)).status).toBe(400);
    const silent = newSignIn(provider.origin, { prompt: "none" });
    const renewal = locationOf(await browser.get(silent.address));
    expect(renewal.searchParams.get("error")).toBe("login_required");
  });

  test("asks first when a link from elsewhere leads there", async () => {
    const user = await createUser({ password });
    const browser = createBrowser();
    await provider.signedIn(browser, user.email);
    const page = await (await browser.get(`${provider.origin}/oidc/session/end`)).text();
    expect(page).toContain("Yes, sign me out");
    expect(page).not.toContain("<script");
  });
});
