import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepPortals } from "../kernel/portal-hosts.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { createEvent } from "../portals/factory.ts";
import { readKnownPortals } from "../portals/queries/known-portals.ts";
import { createUser } from "../users/factory.ts";
import { createBrowser, locationOf, newSignIn } from "./testing-browser.ts";
import { type ProviderServer, password, startProvider, stepsAt } from "./testing-provider.ts";

let database: { close(): Promise<void> };
let provider: ProviderServer;
let [one, other] = ["", ""];
beforeAll(async () => {
  database = await freshDatabase();
  provider = await startProvider();
  await createEvent({ key: "one" });
  await createEvent({ key: "other" });
  keepPortals(provider.origin, await readKnownPortals());
  const { port } = new URL(provider.origin);
  [one, other] = [`http://one.localhost:${port}`, `http://other.localhost:${port}`];
});
afterAll(async () => {
  keepPortals(provider.origin, []);
  await provider.app.close();
  await database.close();
});

/** Whether the provider at an address knows this browser without a form. */
const isKnown = async (browser: ReturnType<typeof createBrowser>, origin: string) => {
  const { address } = newSignIn(origin, { prompt: "none" });
  return locationOf(await browser.get(address)).searchParams.get("error") === null;
};

test("at a portal's host people sign in with its own issuer, and renew there", async () => {
  const user = await createUser({ password });
  const steps = stepsAt(one);
  const tokens = await steps.signedIn(createBrowser(), user.email);
  expect(decodeJwt(tokens.access_token).iss).toBe(`${one}/oidc`);
  expect((await steps.refresh(tokens.refresh_token)).status).toBe(200);
});

test("a session of one host is none at another, whoever brings its cookies there", async () => {
  const user = await createUser({ password });
  const browser = createBrowser();
  const tokens = await stepsAt(one).signedIn(browser, user.email);
  expect(await isKnown(browser, one)).toBe(true);
  // The browser of these tests sends its cookies to every host, which real ones do not.
  for (const elsewhere of [other, provider.origin]) {
    expect(await isKnown(browser, elsewhere)).toBe(false);
    expect((await stepsAt(elsewhere).refresh(tokens.refresh_token)).status).toBe(400);
  }
  expect((await stepsAt(one).refresh(tokens.refresh_token)).status).toBe(200);
});

test("nobody is led to another host, nor signed in from a page of one", async () => {
  const { address } = newSignIn(one, { redirect_uri: `${other}/signIn` });
  const answer = locationOf(await createBrowser().get(address));
  expect([answer.origin, answer.searchParams.get("error")]).toEqual([one, "invalid_redirect_uri"]);
  const headers = { origin: other };
  const form = { grant_type: "refresh_token" };
  expect((await createBrowser().post(`${one}/session/token`, form, headers)).status).toBe(403);
});

test("a name that is no portal's is answered as the configured address", async () => {
  const { port } = new URL(provider.origin);
  const address = `http://stranger.localhost:${port}/oidc/.well-known/openid-configuration`;
  const { issuer } = (await (await createBrowser().get(address)).json()) as { issuer: string };
  expect(issuer).toBe(`${provider.origin}/oidc`);
});
