import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { codeOf } from "./authenticator-app.ts";
import { addDevice, pressEarly } from "./authenticator-device.ts";
import { expectAccessible, newPage, noOverflow, signIn, standsStill, visit } from "./browser.ts";
import { newBuyer } from "./new-buyer.ts";
import { password } from "./session-of.ts";

const section = (page: Page) => page.getByRole("region", { name: "Sign-in and security" });

/** The question that stands before every change. */
async function confirm(page: Page, typed = password): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Is it you?" });
  await dialog.getByLabel("Current password").fill(typed);
  await dialog.getByRole("button", { name: "Confirm" }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /user menu/i }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL(/\/ingredients\/search/);
  await page.getByRole("button", { name: "Log in" }).waitFor();
}

test("a passkey is added, signs in without a password and after it, and is removed", async () => {
  const page = await newPage();
  const device = await addDevice(page);
  await visit(page, "/user/profile#security");
  await signIn(page, "noor.peeters@neroli.example");
  await section(page).getByText("So far your password alone opens your account.").waitFor();
  await section(page).getByRole("button", { name: "Add a passkey" }).click();
  await confirm(page);
  const adding = page.getByRole("dialog", { name: "Add a passkey" });
  await adding.getByLabel("Name").fill("Laptop at the office");
  await adding.getByRole("button", { name: "Continue" }).click();
  const codes = page.getByRole("dialog", { name: "Recovery codes" });
  await expect.poll(() => codes.getByRole("listitem").count()).toBe(10);
  await expectAccessible(page);
  await codes.getByRole("button", { name: "Close" }).click();
  await page.getByRole("dialog", { name: "Close without keeping them?" }).waitFor();
  await page.getByRole("button", { name: "Stay here" }).last().click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    codes.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("neroli-recovery-codes.txt");
  await codes.getByRole("button", { name: "I have kept them" }).click();
  await section(page).getByText("Laptop at the office").waitFor();
  await section(page).getByText("10 left").waitFor();

  await section(page).getByRole("button", { name: "Rename: Laptop at the office" }).click();
  const renaming = page.getByRole("dialog", { name: "Rename “Laptop at the office”" });
  await renaming.getByLabel("Name").fill("www.example.com");
  await renaming.getByRole("button", { name: "Rename" }).click();
  await expect.poll(() => renaming.getByLabel("Name").getAttribute("aria-invalid")).toBe("true");
  await renaming.getByLabel("Name").fill("Laptop at home");
  await renaming.getByRole("button", { name: "Rename" }).click();
  await section(page).getByText("Laptop at home").waitFor();

  await device.leave();
  await signOut(page);
  // What the suggestions would have offered takes the question of the button from nobody.
  let begun = 0;
  page.on("requestfinished", (request) => {
    if (request.url().endsWith("/begin")) begun++;
  });
  const button = await pressEarly(page, "/user/profile#security");
  await expect.poll(() => begun).toBe(2);
  await standsStill(page);
  await expect.poll(() => button.getAttribute("aria-busy")).toBe("true");
  // A device answers what is asked from now on.
  await device.touch();
  await pressEarly(page, "/user/profile#security");
  await section(page)
    .getByText(/last used on/)
    .waitFor();

  await device.leave();
  await signOut(page);
  await visit(page, "/user/profile#security");
  await page.getByLabel("E-mail address").fill("noor.peeters@neroli.example");
  await page.locator("input[type=password]").fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).last().click();
  await page.getByRole("heading", { name: "One more step" }).waitFor();
  await expectAccessible(page);
  await device.touch();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await section(page).getByRole("button", { name: "Remove: Laptop at home" }).click();
  await confirm(page);
  const removing = page.getByRole("dialog", { name: "Remove “Laptop at home”?" });
  await removing.getByText("It is the last one", { exact: false }).waitFor();
  await removing.getByRole("button", { name: "Remove" }).click();
  await section(page).getByText("So far your password alone opens your account.").waitFor();
});

test("an app is set up by its key, a wrong code loses nothing, a recovery code stands in", async () => {
  // A first factor ends every other session of its account, which no other test may have.
  const person = await newBuyer();
  const page = await newPage({ width: 390, height: 844, mayLog: /status of 400/ });
  await visit(page, "/user/profile#security");
  await signIn(page, person.email, person.password);
  await section(page).getByRole("button", { name: "Set up the app" }).click();
  await confirm(page, person.password);
  const setting = page.getByRole("dialog", { name: "Set up the app" });
  await setting.getByRole("img", { name: "The key for the app as a QR code" }).waitFor();
  await noOverflow(page);
  await expectAccessible(page);
  const key = (await setting.locator("code").innerText()).replaceAll(/\s/g, "");
  await setting.getByLabel("Code of six digits").fill("000000");
  await setting.getByRole("button", { name: "Confirm" }).click();
  await setting.getByText("This code is not right", { exact: false }).first().waitFor();
  await setting.getByLabel("Code of six digits").fill(codeOf(key));
  await setting.getByRole("button", { name: "Confirm" }).click();
  const codes = page.getByRole("dialog", { name: "Recovery codes" });
  const recovery = await codes.getByRole("listitem").first().innerText();
  await codes.getByRole("button", { name: "I have kept them" }).click();
  await noOverflow(page);

  const other = await newPage({ width: 390, height: 844 });
  await visit(other, "/user/profile#security");
  await other.getByLabel("E-mail address").fill(person.email);
  await other.locator("input[type=password]").fill(person.password);
  await other.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await other.getByLabel("Code").fill("000000");
  await other.getByRole("button", { name: "Continue" }).click();
  await other.getByText("This code is not right", { exact: false }).waitFor();
  await noOverflow(other);
  await other.getByLabel("Code").fill(recovery);
  await other.getByRole("button", { name: "Continue" }).click();
  await section(other).getByText("9 left").waitFor();
  await section(other).getByRole("button", { name: "Remove: Authenticator app" }).click();
  await confirm(other, person.password);
  await other.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await section(other).getByText("So far your password alone opens your account.").waitFor();
});
