import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { heldToken, newPage, visit } from "./browser.ts";
import { copyOfDemoData, type DataFolder } from "./demo-data.ts";
import { freePort, type Served, startNeroli, untilServed } from "./start-neroli.ts";

/** Seconds after which the provider's keys are read again. */
const bound = 2;

let data: DataFolder;
let provider: Served;
let neroli: Served;
beforeAll(async () => {
  data = await copyOfDemoData();
  const [port, providerPort] = [await freePort(), await freePort()];
  provider = await startProvider(providerPort, `http://localhost:${port}`);
  neroli = await startNeroli(data.folder, {
    port,
    more: {
      OIDC_ISSUER: provider.origin,
      OIDC_CLIENT_ID: "neroli-web",
      OIDC_KEYS_SECONDS: String(bound),
    },
  });
});
afterAll(async () => {
  await neroli?.stop();
  await provider?.kill();
  await data.remove();
});

function startProvider(port: number, product: string): Promise<Served> {
  const program = fileURLToPath(new URL("other-provider.ts", import.meta.url));
  const child = spawn(process.execPath, [program, String(port), product], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return untilServed(child, `http://localhost:${port}`);
}

/** The provider's own form, on the provider's own site. */
async function signInAtProvider(page: Page, email: string): Promise<void> {
  await page.getByRole("heading", { name: "Another provider" }).waitFor();
  await expect.poll(() => new URL(page.url()).origin).toBe(provider.origin);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
}

const partOf = (token: string, part: 0 | 1) =>
  JSON.parse(Buffer.from(token.split(".")[part] ?? "", "base64url").toString());

const asked = async (token: string) =>
  (
    await fetch(`${neroli.origin}/api/users/profile`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).status;

test("signs in at another provider, and works on through a change of its keys", async () => {
  // Between the change and the renewal the old token is refused, and asked with anew.
  const page = await newPage({ mayLog: /status of 401/ });
  await page.clock.install();
  await page.goto(`${neroli.origin}/requests?type=SAMPLE`);
  await signInAtProvider(page, "buyer@neroli.example");
  await page.waitForURL(`${neroli.origin}/requests?type=SAMPLE`);
  await page.getByRole("heading", { level: 1, name: "Requests" }).waitFor();
  const before = await heldToken(page);
  expect(await asked(before)).toBe(200);

  await fetch(`${provider.origin}/rotate`, { method: "POST" });
  // The moment at which the page renews its token, 15 s before it expires.
  await page.clock.fastForward(590_000);
  await expect.poll(() => heldToken(page)).not.toBe(before);
  const renewed = await heldToken(page);
  expect(partOf(renewed, 0).kid).not.toBe(partOf(before, 0).kid);
  await visit(page, `${neroli.origin}/notifications`);
  await page.getByRole("heading", { level: 1, name: "Your Notifications" }).waitFor();
  expect(await asked(renewed)).toBe(200);

  // The old key is refused, though its token has not expired.
  await expect.poll(() => asked(before)).toBe(401);
  expect(partOf(before, 1).exp).toBeGreaterThan(Date.now() / 1_000);
});

test("tells a person without an account so, and how to get one", async () => {
  const page = await newPage({ mayLog: /status of 403/ });
  await page.goto(`${neroli.origin}/requests`);
  await signInAtProvider(page, "stranger@example.com");
  await page.getByRole("heading", { name: "No Neroli account yet" }).waitFor();
  await page.getByText("Sign up with the same address, stranger@example.com").waitFor();
  await page.getByRole("button", { name: "Log in with another account" }).click();
  await signInAtProvider(page, "buyer@neroli.example");
  await page.waitForURL(`${neroli.origin}/requests`);
  await page.getByRole("heading", { level: 1, name: "Requests" }).waitFor();
});

test("signing out ends the access tokens of every tab; the profile leaves the rest to the provider", async () => {
  const page = await newPage({ mayLog: /status of 401/ });
  await page.goto(`${neroli.origin}/user/profile`);
  await signInAtProvider(page, "buyer@neroli.example");
  await page.getByText("Your sessions are kept by your company’s identity provider.").waitFor();
  const regions = page.getByRole("region", { name: /^(Password|Sign-in and security)$/ });
  await expect.poll(() => regions.count()).toBe(0);
  const token = await heldToken(page);
  const tab = await page.context().newPage();
  await visit(tab, `${neroli.origin}/notifications`);
  await expect.poll(() => heldToken(page)).not.toBe(token);
  const tokenOfTab = await heldToken(page);
  expect([await asked(token), await asked(tokenOfTab)]).toEqual([200, 200]);

  await page.bringToFront();
  await page.getByRole("button", { name: /user menu/i }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("button", { name: "Yes, sign me out" }).click();
  await page.getByRole("button", { name: "Log in" }).waitFor();
  expect([await asked(token), await asked(tokenOfTab)]).toEqual([401, 401]);

  await page.goto(`${neroli.origin}/requests`);
  await signInAtProvider(page, "buyer@neroli.example");
  await page.getByRole("heading", { level: 1, name: "Requests" }).waitFor();
});
