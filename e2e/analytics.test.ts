import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, noOverflow, signedIn, visit } from "./browser.ts";

const manager = "manager@neroli.example";
const support = "support@neroli.example";

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true }).first();
const figures = (page: Page) => page.getByRole("region", { name: "Figures of the period" });
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Period" }).getByRole("link", { name });
const isShown = (page: Page, name: string) =>
  expect.poll(() => tab(page, name).getAttribute("aria-current")).toBe("page");
const failure = (page: Page) =>
  page.getByText("Failed to load the data for this chart.", { exact: true });

/** How many the open list has, by its own words. */
const listed = async (page: Page, title: string) => {
  const said = await page.getByRole("dialog", { name: title }).getByRole("status").innerText();
  return numberOf(`: ${said}`);
};

/** The number at the end of an accessible name: "Views: 3,112". */
const numberOf = (name: string | null) =>
  Number(/: ([\d,]+)/.exec(name ?? "")?.[1]?.replaceAll(",", ""));

test("the period stands in the address: by name, and by its days", async () => {
  const page = await signedIn(manager, "/analytics?period=last-year");
  await isShown(page, "Last year");
  await tab(page, "Last 6 months").click();
  await page.waitForURL(/\?period=last-6-months$/);
  await isShown(page, "Last 6 months");
  await tab(page, "Custom").click();
  await page.waitForURL(/from=\d{4}-\d\d-01&to=/);
  const from = page.getByRole("textbox", { name: "From day" });
  await from.fill("02/03/2026");
  await from.press("Enter");
  await page.waitForURL(/from=2026-03-02/);
  await page.getByText(/^02\/03\/2026 to .*, compared with/).waitFor();
  await visit(page, "/analytics?from=2026-03-05&to=2026-03-01");
  await page.getByText("A period ends after it has begun").waitFor();
  await isShown(page, "Last month");
});

test("every figure leads to the list of what was counted, which has an address of its own", async () => {
  const page = await signedIn(manager, "/analytics?period=last-year");
  const requests = figures(page).getByRole("link", { name: /^Requests: / });
  const count = numberOf(await requests.getAttribute("aria-label"));
  expect(count).toBeGreaterThan(0);
  await requests.press("Enter");
  const list = page.getByRole("dialog", { name: "What was asked for" });
  await list.getByRole("table").waitFor();
  expect(await listed(page, "What was asked for")).toBe(count);
  await page.reload();
  await list
    .getByRole("rowheader", { name: /request$/ })
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });
  await page.waitForURL(/\?period=last-year$/);
});

test.each([
  ["From sight to quote", /^Opened: /, "What was opened"],
  ["Companies by type and segment", /^Consumer care brand, Personal care: /, "What was opened"],
])("%s leads to its list", async (chart, name, title) => {
  const page = await signedIn(manager, "/analytics?period=last-year");
  const piece = card(page, chart).getByRole("link", { name });
  const count = numberOf(await piece.innerText());
  await piece.press("Enter");
  await page.getByRole("dialog", { name: title }).getByRole("table").waitFor();
  expect(await listed(page, title)).toBe(count);
});

test("a country is opened by keys, a product and words by a click", async () => {
  const page = await signedIn(manager, "/analytics?period=last-year");
  const country = card(page, "Visitors per region").locator("path[tabindex='0']");
  const [name = ""] = ((await country.getAttribute("aria-label")) ?? "").split(":");
  await country.press("Enter");
  const opened = page.getByRole("dialog", { name: "What was opened" });
  await opened.getByText(name, { exact: true }).first().waitFor();
  await page.keyboard.press("Escape");
  await opened.waitFor({ state: "detached" });
  const done = page.getByRole("dialog", { name: "What was done" });
  for (const chart of ["Products by interest", "Searches that found you"]) {
    const bar = card(page, chart).getByRole("listitem").first();
    const [label = ""] = (await bar.innerText()).split(":");
    await bar.getByRole("link").click();
    await done.getByRole("table").getByText(label, { exact: true }).first().waitFor();
    await page.keyboard.press("Escape");
    await done.waitFor({ state: "detached" });
  }
  const nothing = card(page, "Searches that found nothing").getByRole("link").first();
  await nothing.click();
  await page.waitForURL(/\/ingredients\/search\?query=/);
});

test("one chart that fails says so, and the others stand", async () => {
  const page = await signedIn(manager, "/terms", { mayLog: /500/ });
  const products = "**/api/analytics/products?*";
  await page.route(products, (route) => route.fulfill({ status: 500, json: {} }));
  await visit(page, "/analytics");
  await card(page, "Products by interest")
    .getByText(await failure(page).innerText())
    .waitFor();
  await card(page, "From sight to quote").getByRole("list").waitFor();
  await figures(page)
    .getByRole("link", { name: /^Views: / })
    .waitFor();
  await expect.poll(() => failure(page).count()).toBe(1);
  await page.unroute(products);
  await card(page, "Products by interest").getByRole("button", { name: "Try again" }).click();
  await card(page, "Products by interest").getByRole("link").first().waitFor();
  await expect.poll(() => failure(page).count()).toBe(0);
});

test("the figures that fail say so alone", async () => {
  const page = await signedIn(manager, "/terms", { mayLog: /500/ });
  await page.route("**/api/analytics/summary?*", (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await visit(page, "/analytics");
  await figures(page)
    .getByText(/^Failed to load the data/)
    .waitFor();
  await card(page, "Over time").getByRole("slider").waitFor();
  await expect.poll(() => failure(page).count()).toBe(1);
});

test("a table stands behind each chart, by keys; the file has the same", async () => {
  const page = await signedIn(manager, "/analytics?period=last-year");
  const name = "Searches that found you";
  const chart = card(page, name);
  await chart.getByRole("button", { name: "As a table" }).press("Enter");
  await chart.getByRole("table").waitFor();
  const rows = await chart.getByRole("table").getByRole("row").allInnerTexts();
  await chart.getByRole("button", { name: `Download “${name}”` }).press("Enter");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: /CSV/ }).press("Enter"),
  ]);
  expect(download.suggestedFilename()).toBe(`${name}.csv`);
  const file = await readFile(await download.path(), "utf8");
  const lines = file.replace("\ufeff", "").trim().split("\r\n");
  expect(lines[0]).toBe("Searched for,Seen in lists,Opened from the list");
  expect(rows.length).toBeGreaterThan(3);
  expect(lines).toEqual(rows.map((row) => row.replaceAll("\t", ",")));
});

test("of a time when nobody came it says what to do", async () => {
  const page = await signedIn(manager, "/analytics?from=2020-01-01&to=2020-01-31");
  await page.getByRole("heading", { name: "Nobody yet" }).waitFor();
  await card(page, "Visitors per region")
    .getByText("There is nothing to show for this period.")
    .waitFor();
  await page.getByRole("link", { name: "Complete products" }).click();
  await page.waitForURL(/\/admin\/products\/ingredients$/);
});

test("support reads of all of Neroli, and of one company", async () => {
  const page = await signedIn(support, "/analytics?period=last-year");
  const views = figures(page).getByRole("link", { name: /^Views: / });
  const all = numberOf(await views.getAttribute("aria-label"));
  await expect.poll(() => card(page, "Response times").count()).toBe(0);
  await card(page, "Searches that found products").getByRole("list").waitFor();
  await page.getByRole("combobox", { name: "Company" }).fill("Velouria");
  await page.getByRole("option", { name: "Velouria Actives" }).click();
  await page.waitForURL(/period=last-year&company=velouria-actives$/);
  await expect.poll(async () => numberOf(await views.getAttribute("aria-label"))).toBeLessThan(all);
  await visit(page, "/analytics?period=last-year");
  await card(page, "Searches that found nothing").getByRole("link").first().click();
  const list = page.getByRole("dialog", { name: "What was searched for in vain" });
  await list.getByRole("rowheader", { name: "Searched in vain" }).first().waitFor();
});

test.each([390, 1_024])("the page speaks German and fits, %i px", async (width) => {
  const page = await signedIn(manager, "/analytics?period=last-year", { locale: "de-DE", width });
  await page.getByRole("heading", { name: "Analysen", level: 1 }).waitFor();
  await page.getByText(/^weniger als \d/).waitFor();
  await page.getByText(/^mehr als \d/).waitFor();
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole("link", { name: /^Anfragen: \d/ }).click();
  const list = page.getByRole("dialog", { name: "Was angefragt wurde" });
  await list.getByRole("table").waitFor();
  await noOverflow(page);
  await expectAccessible(page);
});

test("the people of a portal read its figures, and nobody else does", async () => {
  const path = "/admin/event/maren-holt-portal/dashboard/analytics?period=last-year";
  const page = await signedIn("portal-admin@neroli.example", path);
  await isShown(page, "Last year");
  await figures(page).getByText("Visitors", { exact: true }).waitFor();
  await card(page, "Over time").getByRole("heading", { name: "Over time" }).waitFor();
  await page
    .getByRole("navigation", { name: "Working area" })
    .getByRole("link", { name: "Analytics", exact: true })
    .waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await noOverflow(page);
  await visit(page, "/admin/event/haldermark-customer-desk/dashboard/analytics");
  await page.getByText("Permission Denied").waitFor();
});

test("whoever may read analytics ends the weekly mail in the profile", async () => {
  const page = await signedIn(manager, "/user/profile");
  const weekly = page.getByRole("checkbox", { name: /^Each Monday/ });
  await weekly.uncheck();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Profile saved").first().waitFor();
  await page.reload();
  await expect.poll(() => weekly.isChecked()).toBe(false);
  await weekly.check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Profile saved").first().waitFor();
  const other = await signedIn("buyer@neroli.example", "/user/profile");
  await other.getByRole("checkbox", { name: /^News from Neroli/ }).waitFor();
  await expect.poll(() => other.getByRole("checkbox", { name: /^Each Monday/ }).count()).toBe(0);
});
