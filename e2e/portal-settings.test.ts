import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { expectAccessible, noOverflow, origin, signedIn } from "./browser.ts";
import { png } from "./png.ts";
import { tokenOf } from "./session-of.ts";

const portal = "maren-holt-portal";
const path = `/admin/portal/${portal}/settings`;
const support = "support@neroli.example";

let before: Record<string, unknown>;
beforeAll(async () => {
  before = await settings();
});

async function call(method: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${origin}/api/portals/${portal}/settings`, {
    method,
    headers: {
      authorization: `Bearer ${await tokenOf(origin, support)}`,
      "content-type": "application/json",
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
  return response.json();
}
const settings = () => call("GET");

/** What an answer has beside the form. */
async function save(change: object): Promise<void> {
  const { key, type, enabled, display_name, ...form } = await settings();
  await call("PUT", { ...form, ...change });
}

const preview = (page: Page) => page.getByRole("region", { name: "Preview" });
const accentOf = (page: Page) =>
  preview(page)
    .locator("[data-ground=light]")
    .evaluate((sample) => getComputedStyle(sample).getPropertyValue("--accent"));
const colourField = (page: Page) => page.getByRole("textbox", { name: "Colour", exact: true });
const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

test("the preview follows what is typed, contrast is told, and what is saved stays", async () => {
  const page = await signedIn(support, path);
  await page.getByRole("heading", { name: /^Settings of/, level: 1 }).waitFor();
  await expect.poll(() => accentOf(page)).toBe("#1f5e6b");
  await colourField(page).fill("#ffe600");
  await expect.poll(() => accentOf(page)).toBe("#ffe600");
  await page.getByText(/^Black stands on it, at 16/).waitFor();
  await page.getByText(/^For text it becomes #[0-9a-f]{6}, so that it can be read/).waitFor();
  await page.getByRole("textbox", { name: "Name on its pages" }).fill("Maren & Holt");
  await preview(page).getByText("Welcome to Maren & Holt").first().waitFor();
  await expectAccessible(page);
  await noOverflow(page);

  await page.getByRole("textbox", { name: "Imprint" }).fill("http://maren-holt.example/imprint");
  await saveButton(page).click();
  await page.getByText("Give an address that begins with https://.").first().waitFor();
  await page.getByRole("textbox", { name: "Imprint" }).fill("maren-holt.example/imprint");
  await saveButton(page).click();
  await page.getByText("Settings saved").waitFor();
  await page.reload();
  await expect.poll(() => colourField(page).inputValue()).toBe("#ffe600");
  await expect
    .poll(() => page.getByRole("textbox", { name: "Imprint" }).inputValue())
    .toBe("https://maren-holt.example/imprint");

  await page.getByRole("button", { name: "Usual colour" }).click();
  await expect.poll(() => accentOf(page)).toBe("#784a98");
  await page.getByText(/^Text in it can be read as it is/).waitFor();
});

test("what is typed is a draft, and meets what somebody else has saved", async () => {
  const page = await signedIn(support, path, { mayLog: /status of 409/ });
  await page.getByRole("textbox", { name: "Sender of its mails" }).fill("The desk");
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join(" ")))
    .toContain(`portal-settings.${portal}`);
  await page.reload();
  await expect
    .poll(() => page.getByRole("textbox", { name: "Sender of its mails" }).inputValue())
    .toBe("The desk");
  await save({ sender_name: "The office", primary_colour: "#1f5e6b" });
  await saveButton(page).click();
  const dialog = page.getByRole("dialog", { name: /^Somebody else changed these settings/ });
  await dialog.getByText("The office").waitFor();
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("Settings saved").waitFor();
  expect(await settings()).toMatchObject({ sender_name: "The desk", primary_colour: "#1f5e6b" });
});

test("a logo is uploaded and shown, on a phone too, and by the portal once it is saved", async () => {
  const page = await signedIn(support, path, { width: 390, height: 844 });
  await page
    .getByRole("group", { name: "Logo on dark ground" })
    .locator("input[type=file]")
    .setInputFiles(png({ width: 240, height: 60 }));
  const shown = preview(page).locator("[data-ground=dark] img");
  await expect.poll(() => shown.getAttribute("src")).toMatch(/^\/api\/images\//);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(240);
  await noOverflow(page);
  await saveButton(page).click();
  await page.getByText("Settings saved").waitFor();
  const publicly = await fetch(`${origin}/api/public/portals/${portal}`);
  expect((await publicly.json()).images.LOGO_DARK).toBe(await shown.getAttribute("src"));
  const { key, type, enabled, display_name, version, ...form } = before;
  await save(form);
});

test("others than support have no such page", async () => {
  const page = await signedIn("portal-admin@neroli.example", path);
  await expect.poll(() => page.locator("main").innerText()).not.toContain("Name on its pages");
  await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1);
});

test("a portal gets a host name: what its DNS needs is told, a look finds nothing yet, it is removed", async () => {
  const page = await signedIn(support, path);
  const hosts = page.getByRole("region", { name: "Host names" });
  await hosts.getByText("No host name yet.").waitFor();
  await hosts.getByRole("button", { name: "Add a host name" }).click();
  const form = page.getByRole("dialog", { name: "Add a host name" });
  await form.getByLabel("Host name").fill("not a name");
  await form.getByRole("button", { name: "Add", exact: true }).click();
  await form.getByText("Give a domain such as example.com.").waitFor();
  await form.getByLabel("Host name").fill("stoffe.maren-holt.example");
  await form.getByRole("button", { name: "Add", exact: true }).click();
  await hosts.getByText("_neroli.stoffe.maren-holt.example").waitFor();
  await hosts.getByText("Waiting for its records").waitFor();
  await expectAccessible(page);
  await hosts.getByRole("button", { name: "Check now: stoffe.maren-holt.example" }).click();
  await hosts.getByText(/^Checked /).waitFor();
  await hosts
    .getByText(/^(The TXT record was not found|The name server did not answer)\.$/)
    .waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await noOverflow(page);
  await hosts.getByRole("button", { name: "Remove: stoffe.maren-holt.example" }).click();
  await page
    .getByRole("dialog", { name: /^Remove/ })
    .getByRole("button", { name: "Remove", exact: true })
    .click();
  await hosts.getByText("No host name yet.").waitFor();
});
