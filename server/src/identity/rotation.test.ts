import { decodeProtectedHeader } from "jose";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { AppError } from "../kernel/errors.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { endPassedTime, passTime } from "../kernel/testing/pass-time.ts";
import { createUser } from "../users/factory.ts";
import { replaceKeys, rotateKeys } from "./commands/make-keys.ts";
import { startIdentity } from "./provider/plugin.ts";
import { createBrowser } from "./testing-browser.ts";
import { passHours } from "./testing-keys.ts";
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
afterEach(endPassedTime);

const later = (seconds: number) => passTime(seconds * 1_000);

/** Another process of the installation: who asks it with a token, by key or code of the refusal. */
async function anotherProcess() {
  const { authenticate } = await startIdentity({ origin: provider.origin });
  return async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const request = { headers, ip: "::1" } as Parameters<typeof authenticate>[0];
    return authenticate(request).then(
      (actor) => actor.user_key,
      (error) => (error instanceof AppError ? error.code : Promise.reject(error)),
    );
  };
}

const kidOf = (token: string) => decodeProtectedHeader(token).kid;

test("keys rotate under people who are signed in, in every process", async () => {
  const user = await createUser({ password });
  const browser = createBrowser();
  const before = await provider.signedIn(browser, user.email);
  const ask = await anotherProcess();
  expect(await ask(before.access_token)).toBe(user.key);

  await passHours(91 * 24);
  await rotateKeys();
  await passHours(1);
  // The running provider looks for new keys every ten minutes; the other process only when asked.
  later(601);
  const renewed = await tokensOf(await provider.refresh(before.refresh_token));
  expect(kidOf(renewed.access_token)).not.toBe(kidOf(before.access_token));
  expect(await ask(renewed.access_token)).toBe(user.key);

  // An identity token of the old key still tells who signs out.
  const query = new URLSearchParams({
    id_token_hint: before.id_token,
    post_logout_redirect_uri: `${provider.origin}/signOut`,
  });
  const page = await browser.get(`${provider.origin}/oidc/session/end?${query}`);
  expect(await page.text()).toContain("submit()");
});

test("a key that is gone is refused, by a process that knew it too", async () => {
  const user = await createUser({ password });
  const { access_token } = await provider.signedIn(createBrowser(), user.email);
  const ask = await anotherProcess();
  expect(await ask(access_token)).toBe(user.key);
  await passHours(91 * 24);
  await rotateKeys();
  await passHours(16 * 24);
  await rotateKeys();
  expect(await ask(access_token)).toBe(user.key);
  later(590);
  expect(await ask(access_token)).toBe(user.key);
  later(10);
  expect(await ask(access_token)).toBe("access.signed-out");
});

test("a key that has become known ends at once in every process, and browsers get another token", async () => {
  // The provider may hold one that the test before took away.
  await replaceKeys({ dropOld: true });
  const user = await createUser({ password });
  const before = await provider.signedIn(createBrowser(), user.email);
  const ask = await anotherProcess();
  expect(await ask(before.access_token)).toBe(user.key);
  await replaceKeys({ dropOld: true });
  // So long a token is believed that was verified a moment ago.
  later(20);
  expect(await ask(before.access_token)).toBe("access.signed-out");
  const renewed = await tokensOf(await provider.refresh(before.refresh_token));
  expect(kidOf(renewed.access_token)).not.toBe(kidOf(before.access_token));
  expect(await ask(renewed.access_token)).toBe(user.key);
});
