import type { Page } from "playwright-core";
import { expect } from "vitest";
import { visit } from "./browser.ts";

/**
 * A device with a fingerprint reader, in software. While nobody touches it, it answers nothing: what
 * the log-in page asks for beside its fields would be answered as well, before anybody presses.
 */
export async function addDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const touch = (enabled: boolean) =>
    devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  return { touch: () => touch(true), leave: () => touch(false) };
}

/** Asks for a passkey while the page still asks what the suggestions of its field are to offer. */
export async function pressEarly(page: Page, address: string) {
  const begins = "**/oidc/interaction/*/begin";
  const pressed = Promise.withResolvers<void>();
  const first = { times: 1 };
  await page.route(begins, (route) => pressed.promise.then(() => route.continue()), first);
  await Promise.all([page.waitForRequest(begins), visit(page, address)]);
  const button = page.getByRole("button", { name: "Log in with a passkey" });
  await button.click();
  await expect.poll(() => button.getAttribute("aria-busy")).toBe("true");
  pressed.resolve();
  return button;
}
