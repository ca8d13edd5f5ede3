import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { createUser } from "../../users/factory.ts";
import { adapterAt } from "../provider/adapter.ts";
import { type Browser, createBrowser, locationOf, newSignIn } from "../testing-browser.ts";
import { type ProviderServer, password, startProvider } from "../testing-provider.ts";
import { endSessions } from "./end-sessions.ts";

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

/** Whether this browser is known without a form; and whether its refresh token is good. */
async function standing(browser: Browser, tokens: { refresh_token: string }) {
  const { address } = newSignIn(provider.origin, { prompt: "none" });
  const answer = locationOf(await browser.get(address)).searchParams;
  const { status } = await provider.refresh(tokens.refresh_token);
  return [answer.get("error") ?? "known", status];
}

test("a person is signed out in every browser, and nobody else is", async () => {
  const [user, bystander] = [await createUser({ password }), await createUser({ password })];
  const [laptop, phone, elsewhere] = [createBrowser(), createBrowser(), createBrowser()];
  const held = [
    await provider.signedIn(laptop, user.email),
    await provider.signedIn(phone, user.email),
  ] as const;
  const theirs = await provider.signedIn(elsewhere, bystander.email);
  // What a client sends may hold a zero byte, on which the database's JSON functions fail.
  await adapterAt(null)("Interaction").upsert("odd", { params: { state: "a\0b" } }, 60);

  await endSessions(user.key, "person");

  expect(await standing(laptop, held[0])).toEqual(["login_required", 400]);
  expect(await standing(phone, held[1])).toEqual(["login_required", 400]);
  expect(await standing(elsewhere, theirs)).toEqual(["known", 200]);
});

test("but for the session that the person changes it in", async () => {
  const user = await createUser({ password });
  const [laptop, phone] = [createBrowser(), createBrowser()];
  const kept = await provider.signedIn(laptop, user.email);
  const ended = await provider.signedIn(phone, user.email);
  const { payload } = readToken(kept.access_token);

  await endSessions(user.key, "person", payload.grant);

  expect(await standing(laptop, kept)).toEqual(["known", 200]);
  expect(await standing(phone, ended)).toEqual(["login_required", 400]);
});

const readToken = (token: string): { payload: { grant: string } } => ({
  payload: JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()),
});
