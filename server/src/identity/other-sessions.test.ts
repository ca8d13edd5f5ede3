import { afterAll, beforeAll, expect, test } from "vitest";
import { isSignedIn } from "../kernel/actor.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { changePassword } from "../registration/commands/change-password.ts";
import { createUser } from "../users/factory.ts";
import { startIdentity } from "./provider/plugin.ts";
import { createBrowser } from "./testing-browser.ts";
import { type ProviderServer, password, startProvider, type Tokens } from "./testing-provider.ts";

let database: { close(): Promise<void> };
let provider: ProviderServer;
beforeAll(async () => {
  database = await freshDatabase();
  provider = await startProvider();
});
afterAll(async () => {
  await provider.app.close();
  await database.close();
});

async function actorOf({ access_token }: Tokens) {
  const { authenticate } = await startIdentity({ origin: provider.origin });
  const headers = { authorization: `Bearer ${access_token}` };
  const actor = await authenticate({ headers, ip: "::1" } as Parameters<typeof authenticate>[0]);
  if (!isSignedIn(actor)) throw new Error("not signed in");
  return actor;
}

test("a changed password ends every sign-in but the one that changed it", async () => {
  const user = await createUser({ password });
  const here = await provider.signedIn(createBrowser(), user.email);
  const elsewhere = await provider.signedIn(createBrowser(), user.email);
  const stranger = await createUser({ password });
  const theirs = await provider.signedIn(createBrowser(), stranger.email);
  const chosen = "wintry orchards hum softly";
  await changePassword(await actorOf(here), { current: password, new: chosen });
  expect((await provider.refresh(elsewhere.refresh_token)).status).toBe(400);
  expect((await provider.refresh(here.refresh_token)).status).toBe(200);
  expect((await provider.refresh(theirs.refresh_token)).status).toBe(200);
});
