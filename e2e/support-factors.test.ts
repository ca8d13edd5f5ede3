import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { codeOf } from "./authenticator-app.ts";
import { expectAccessible, newPage, origin, signIn, unique, visit } from "./browser.ts";
import { readMail } from "./mails.ts";
import { password } from "./session-of.ts";

const program = fileURLToPath(new URL("../server/src/admin.ts", import.meta.url));

/** What the operator of the machine does beside the running server. */
async function admin(...args: string[]): Promise<string> {
  const settings = { NEROLI_DATA: inject("data"), NEROLI_ORIGIN: origin };
  const env = { ...process.env, ...settings };
  return (await promisify(execFile)(process.execPath, [program, ...args], { env })).stdout;
}

const security = (page: Page) => page.getByRole("region", { name: "Sign-in and security" });

async function confirm(page: Page, typed: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Is it you?" });
  await dialog.getByLabel("Current password").fill(typed);
  await dialog.getByRole("button", { name: "Confirm" }).click();
}

/** An authenticator app in the profile, by its key. */
async function setUpApp(page: Page, typed: string): Promise<void> {
  await security(page).getByRole("button", { name: "Set up the app" }).click();
  await confirm(page, typed);
  const setting = page.getByRole("dialog", { name: "Set up the app" });
  const key = (await setting.locator("code").innerText()).replaceAll(/\s/g, "");
  await setting.getByLabel("Code of six digits").fill(codeOf(key));
  await setting.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await security(page).getByText("10 left").waitFor();
}

test("the first support secures its sign-in, then resets that of somebody who lost everything", async () => {
  // Sessions that are ended are asked for in vain.
  const person = await newPage({ mayLog: /status of 40[01]/ });
  await visit(person, "/user/profile#security");
  await signIn(person, "mette.kjeldsen@nordvik-distribution.example");
  await setUpApp(person, password);

  const email = `support-${unique()}@neroli.example`;
  const chosen = "Bergamot-Linden-4711";
  const support = await newPage({ mayLog: /status of 40[01]/ });
  const [link = ""] = /http\S+/.exec(await admin("create-support", email, "--force")) ?? [];
  await visit(support, link);
  await support.getByRole("textbox", { name: "New password" }).fill(chosen);
  await support.getByRole("button", { name: "Save password" }).click();
  await support.getByRole("heading", { name: "Your password is changed" }).waitFor();
  await support.getByRole("button", { name: "Log in" }).last().click();
  await signIn(support, email, chosen);
  // Wherever the sign-in would have led.
  await security(support).getByText("Accounts of the support team need a second step").waitFor();
  await setUpApp(support, chosen);

  await visit(support, "/admin/csm/users?query=kjeldsen");
  await support.getByRole("button", { name: "Open Mette Kjeldsen" }).click();
  const account = support.getByRole("region", { name: "Account", exact: true });
  await account.getByText("10 recovery codes left").waitFor();
  await account.getByRole("button", { name: "Reset second factor" }).click();
  await confirm(support, chosen);
  const question = support.getByRole("dialog", {
    name: "Reset the second factor of Mette Kjeldsen?",
  });
  await question.getByText("the password alone opens the account", { exact: false }).waitFor();
  await expectAccessible(support);
  await question.getByRole("button", { name: "Reset second factor" }).click();
  await support.getByText("The second factor of Mette Kjeldsen is reset").waitFor();
  await account.getByText("None: the password alone opens the account.").waitFor();
  await account.getByText("Second step reset").waitFor();
  await expectAccessible(support);
  const { subject } = await readMail("mette.kjeldsen@nordvik-distribution.example");
  expect(subject).toBe("The second step of your Neroli sign-in was reset");

  // What was open is closed, and the password alone opens it again. To go where one is asks nobody.
  await person.reload();
  await signIn(person, "mette.kjeldsen@nordvik-distribution.example");
  await security(person).getByText("So far your password alone opens your account.").waitFor();

  // Nobody is left of support who could do it for this one.
  await admin("reset-factors", email);
  await visit(support, "/admin/csm/users");
  await signIn(support, email, chosen);
  await security(support).getByText("Accounts of the support team need a second step").waitFor();
});
