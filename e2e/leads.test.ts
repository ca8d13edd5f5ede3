import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, noOverflow, signedIn, unique, visit } from "./browser.ts";

const manager = "manager@neroli.example";
const phone = { width: 390, height: 780 };

const list = (page: Page) => page.getByRole("region", { name: "Leads", exact: true });
const opened = (page: Page) => page.getByRole("region", { name: "Opened lead" });
const rows = (page: Page) => list(page).getByRole("listitem").getByRole("link");
/** The buyer of the demonstration, who has agreed to be named. */
const clara = "Clara Steinhoff";

/** The list as support and managers see it of the demonstration, of a whole year. */
const openLeads = (more: object = {}) => signedIn(manager, "/leads", more);

async function openFirst(page: Page): Promise<void> {
  await rows(page).first().click();
  await opened(page).getByRole("heading", { level: 2 }).waitFor();
}

test("who is interested, the hottest first, and why", async () => {
  const page = await openLeads();
  await rows(page).first().waitFor();
  const scores = (
    await list(page)
      .getByText(/^\d+ points?$/)
      .allInnerTexts()
  ).map((text) => Number.parseInt(text, 10));
  expect(scores.length).toBeGreaterThan(2);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  await expectAccessible(page);
  await openFirst(page);
  const score = page.getByRole("region", { name: "How the points come about" }).first();
  await score.getByRole("row").first().waitFor();
  const cells = await score.getByRole("row").locator("td:last-child").allInnerTexts();
  const points = cells.map(Number);
  const sum = points.pop();
  expect(points.reduce((all, each) => all + each, 0)).toBe(sum);
  // What others of the demonstration did meanwhile is counted in it, and not yet in the list.
  await opened(page).getByText(`${sum} points`, { exact: true }).waitFor();
  await page.getByRole("region", { name: "What was done" }).getByRole("listitem").first().waitFor();
  await expectAccessible(page);
});

test("some are named, others are not", async () => {
  const page = await openLeads();
  await list(page)
    .getByText(/^Somebody from /)
    .first()
    .waitFor();
  await list(page).getByRole("listitem").getByText(clara).waitFor();
});

test("filters stand in the address, and go again", async () => {
  const page = await openLeads();
  await rows(page).first().waitFor();
  const before = await rows(page).count();
  await page.getByLabel("Action").first().selectOption({ label: "Document downloaded" });
  await expect.poll(() => new URL(page.url()).searchParams.get("deed__eq")).toBe("DOWNLOAD");
  await page.getByText("More filters").click();
  await page.getByLabel("Country", { exact: true }).selectOption({ label: "Iceland" });
  await page.getByText("No lead is like that.").waitFor();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect.poll(() => rows(page).count()).toBe(before);
});

test("from what a lead did the list narrows to one product, by its name", async () => {
  const page = await openLeads();
  await openFirst(page);
  const line = page
    .getByRole("region", { name: "What was done" })
    .getByRole("listitem")
    .filter({ hasText: "only this product" })
    .first();
  const product = await line.getByRole("link").first().innerText();
  await line.getByRole("link", { name: "only this product" }).click();
  const pill = page.getByRole("button", { name: "Show all products" });
  await expect.poll(() => pill.innerText()).toBe(`Product: ${product}`);
  await rows(page).first().waitFor();
  await pill.click();
  await pill.waitFor({ state: "detached" });
});

test("work on a lead is kept, and shown in the list", async () => {
  const page = await openLeads();
  await openFirst(page);
  const work = page.getByRole("region", { name: "What you do about it" });
  await work.getByLabel("Status").selectOption({ label: "Qualified" });
  await page.getByText("Saved", { exact: true }).waitFor();
  await rows(page).filter({ hasText: "Qualified" }).first().waitFor();
  const note = `Asked twice ${unique()}`;
  await work.getByLabel("Note").fill(note);
  await work.getByRole("button", { name: "Save the note" }).click();
  await expect.poll(() => work.getByLabel("Note").inputValue()).toBe(note);
  await rows(page).filter({ hasText: "Qualified" }).first().waitFor();
  await page.reload();
  await expect.poll(() => work.getByLabel("Note").inputValue()).toBe(note);
  await expect.poll(() => work.getByLabel("Status").inputValue()).toBe("QUALIFIED");
});

test("a view is saved, opened and deleted; points are the company's own", async () => {
  const page = await openLeads();
  await rows(page).first().waitFor();
  await page.getByLabel("Heat").selectOption({ label: "Hot" });
  await expect.poll(() => new URL(page.url()).searchParams.get("hot__eq")).toBe("true");
  await page.getByText("More filters").click();
  const name = `Hot ${unique()}`;
  await page.getByRole("button", { name: "Save this view" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name of the view").fill(name);
  await dialog.getByRole("button", { name: "Save this view" }).click();
  await dialog.waitFor({ state: "detached" });
  await visit(page, "/leads");
  await page.getByText("More filters").click();
  await page.getByRole("link", { name }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("hot__eq")).toBe("true");
  await page.getByRole("button", { name: `Delete the view ${name}` }).click();
  await expect.poll(() => page.getByRole("link", { name }).count()).toBe(0);
  await page.getByRole("button", { name: "Points and heat" }).click();
  await dialog.getByLabel("Page read").fill("101");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => dialog.getByLabel("Page read").getAttribute("aria-invalid")).toBe("true");
  await expectAccessible(page);
  await dialog.getByLabel("Page read").fill("4");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("Points saved").waitFor();
});

test("on a phone the list gives way to what is opened", async () => {
  const page = await openLeads(phone);
  await rows(page).first().waitFor();
  await noOverflow(page);
  await openFirst(page);
  await noOverflow(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the leads" }).click();
  await rows(page).first().waitFor();
});
