import { decodeJwt } from "jose";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { endPassedTime, passTime } from "../kernel/testing/pass-time.ts";
import { createUser } from "../users/factory.ts";
import { createBrowser, locationOf, newSignIn } from "./testing-browser.ts";
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

describe("renewing", () => {
  /** As if that long had passed since the refresh tokens that have served did so. */
  const later = (seconds: number) =>
    sql`update identity_payloads
      set consumed_at = consumed_at - make_interval(secs => ${seconds})`.execute(db());

  test("turns a refresh token into new tokens, once", async () => {
    const user = await createUser({ password });
    const tokens = await provider.signedIn(createBrowser(), user.email);
    const renewed = await tokensOf(await provider.refresh(tokens.refresh_token));
    expect(decodeJwt(renewed.access_token)).toMatchObject({ sub: user.key, aud: "urn:neroli:api" });
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    await later(31);
    expect((await provider.refresh(tokens.refresh_token)).status).toBe(400);
    // A token that is used twice may be stolen: its descendants end with it.
    expect((await provider.refresh(renewed.refresh_token)).status).toBe(400);
  });

  test("goes on when the answer was lost, and what was lost serves nobody", async () => {
    const user = await createUser({ password });
    const { refresh_token } = await provider.signedIn(createBrowser(), user.email);
    const lost = await tokensOf(await provider.refresh(refresh_token));
    const again = await tokensOf(await provider.refresh(refresh_token));
    const next = await provider.refresh(again.refresh_token);
    expect(next.status).toBe(200);
    expect((await provider.refresh(lost.refresh_token)).status).toBe(400);
    expect((await provider.refresh((await tokensOf(next)).refresh_token)).status).toBe(400);
  });

  test("takes a token that comes again for stolen once the next one has served", async () => {
    const user = await createUser({ password });
    const { refresh_token } = await provider.signedIn(createBrowser(), user.email);
    const second = await tokensOf(await provider.refresh(refresh_token));
    const third = await tokensOf(await provider.refresh(second.refresh_token));
    expect((await provider.refresh(refresh_token)).status).toBe(400);
    expect((await provider.refresh(third.refresh_token)).status).toBe(400);
  });

  test("lets several through that come at the same moment, as tabs of one browser may", async () => {
    const user = await createUser({ password });
    const { refresh_token } = await provider.signedIn(createBrowser(), user.email);
    const answers = await Promise.all([1, 2, 3].map(() => provider.refresh(refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test("lets one of two codes through that come at the same moment", async () => {
    const user = await createUser({ password });
    const sent = await provider.signIn(createBrowser(), user.email);
    const answers = await Promise.all([provider.exchange(sent), provider.exchange(sent)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  test("ends fourteen days after signing in, however often", async () => {
    onTestFinished(endPassedTime);
    const user = await createUser({ password });
    let { refresh_token } = await provider.signedIn(createBrowser(), user.email);
    for (let day = 1; day < 14; day++) {
      passTime(86_400_000);
      ({ refresh_token } = await tokensOf(await provider.refresh(refresh_token)));
    }
    passTime(86_400_000);
    expect((await provider.refresh(refresh_token)).status).toBe(400);
  });

  test("ends for a user who has been disabled", async () => {
    const user = await createUser({ password });
    const { refresh_token } = await provider.signedIn(createBrowser(), user.email);
    await db().updateTable("users").set({ enabled: false }).where("key", "=", user.key).execute();
    expect((await provider.refresh(refresh_token)).status).toBe(400);
  });

  test("works in a frame without a question, from the session alone", async () => {
    const user = await createUser({ password });
    const browser = createBrowser();
    await provider.signedIn(browser, user.email);
    const silent = newSignIn(provider.origin, {
      prompt: "none",
      redirect_uri: `${provider.origin}/silentRenew`,
    });
    const back = locationOf(await browser.get(silent.address));
    expect(back.pathname).toBe("/silentRenew");
    expect(back.searchParams.get("code")).toBeTruthy();
    const stranger = locationOf(await createBrowser().get(silent.address));
    expect(stranger.searchParams.get("error")).toBe("login_required");
  });

  test("asks for the password after a refresh token was used twice: it may be stolen", async () => {
    const user = await createUser({ password });
    const browser = createBrowser();
    const { refresh_token } = await provider.signedIn(browser, user.email);
    await provider.refresh(refresh_token);
    await later(31);
    await provider.refresh(refresh_token);
    const silent = newSignIn(provider.origin, { prompt: "none" });
    const back = locationOf(await browser.get(silent.address));
    expect(back.searchParams.get("error")).toBe("login_required");
  });
});

test("a restart keeps keys, sessions, refresh tokens and codes", async () => {
  const user = await createUser({ password });
  const browser = createBrowser();
  const tokens = await provider.signedIn(browser, user.email);
  const { code, verifier } = await provider.signIn(createBrowser(), user.email);
  const keys = await (await fetch(`${provider.origin}/oidc/jwks`)).json();

  await provider.app.close();
  provider = await startProvider(Number(new URL(provider.origin).port));

  expect(await (await fetch(`${provider.origin}/oidc/jwks`)).json()).toEqual(keys);
  expect((await provider.exchange({ code, verifier })).status).toBe(200);
  expect((await provider.refresh(tokens.refresh_token)).status).toBe(200);
  const silent = newSignIn(provider.origin, { prompt: "none" });
  const back = locationOf(await browser.get(silent.address));
  expect(back.searchParams.get("code")).toBeTruthy();
});
