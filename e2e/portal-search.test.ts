import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, newPage, noOverflow, signedIn, visit } from "./browser.ts";

const portal = "maren-holt-portal";
const name = "Maren and Holt Ingredient Portal";

const numberFound = async (page: Page) =>
  Number(
    /\d+/.exec(
      await page
        .getByText(/^\d+ results$/)
        .first()
        .innerText(),
    )?.[0],
  );
const firstHit = (page: Page) => page.getByRole("article").first();

test("within a portal what it promotes comes first, facets count what it shows, and one leaves it", async () => {
  const page = await newPage();
  await visit(page, `/ingredients/search?portal=${portal}`);
  // The demonstration's first place, before all that search would rank higher.
  await firstHit(page).getByText("Helioshade® A 1789").waitFor();
  const within = await numberFound(page);
  const filters = page.getByRole("complementary", { name: "Filters" });
  const shown = filters.getByRole("link", { name: /^Velouria Actives \d/ });
  const elsewhere = filters.getByRole("link", { name: /^Haldermark Chemie \d/ });
  await shown.waitFor();
  await expect.poll(() => elsewhere.count()).toBe(0);
  await expectAccessible(page);
  // Another page and another order are of the same portal.
  await page.getByLabel("Sort by").selectOption({ index: 1 });
  await page.waitForURL(/portal=maren-holt-portal/);
  await page.getByRole("link", { name: new RegExp(name) }).click();
  await page.waitForURL((url) => !url.searchParams.has("portal"));
  await expect.poll(() => numberFound(page)).toBeGreaterThan(within);
  await elsewhere.waitFor();
});

test("support picks a portal by the address and by the list; its people search it under its own", async () => {
  const page = await signedIn("support@neroli.example", `/search?portal=${portal}`);
  const picker = page.getByRole("combobox", { name: "Portal" });
  await expect.poll(() => picker.inputValue()).toBe(portal);
  await firstHit(page).getByText("Helioshade® A 1789").waitFor();
  const within = await numberFound(page);
  await picker.selectOption({ label: "All portals" });
  await page.waitForURL((url) => !url.searchParams.has("portal"));
  await expect.poll(() => numberFound(page)).toBeGreaterThan(within);
  const member = await signedIn(
    "portal-admin@neroli.example",
    `/search/ingredients/${portal}?query=helioshade`,
    { width: 390, height: 844 },
  );
  await member.getByRole("heading", { level: 1 }).getByText(name).waitFor();
  await firstHit(member).getByText("Helioshade® A 1789").waitFor();
  await expectAccessible(member);
  await noOverflow(member);
  const stranger = await signedIn("buyer@neroli.example", `/search/ingredients/${portal}`);
  await stranger.getByText("Permission Denied", { exact: false }).waitFor();
});

test("box, suggestions and what is opened stay within the portal, and lead back to its results", async () => {
  const page = await newPage();
  await visit(page, `/ingredients/search?portal=${portal}&segment=PERSONALCARE&sort=name`);
  const results = page.url();
  const box = page.getByRole("banner").getByRole("combobox");
  const staysWithin = () => new URL(page.url()).searchParams.get("portal") === portal;
  // Of a company that is not in the portal nothing is suggested, of one that is its products are.
  const answered = page.waitForResponse(/\/search\/suggestions\?query=haldermark/);
  await box.fill("haldermark");
  expect(await (await answered).json()).toEqual({ groups: [] });
  await box.fill("velour");
  await page.getByRole("option", { name: /^Velouria Actives/ }).click();
  await page.getByRole("heading", { level: 1, name: "Velouria Actives" }).waitFor();
  expect(staysWithin()).toBe(true);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the results" }).click();
  await page.waitForURL(results);

  await box.fill("helioshade");
  await box.press("Enter");
  await page.getByRole("heading", { level: 1, name: /helioshade/ }).waitFor();
  expect(staysWithin()).toBe(true);
  const searched = page.url();
  await page
    .getByRole("link", { name: /^Helioshade® A 1789/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: "Helioshade® A 1789" }).waitFor();
  await page.reload();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the results" }).click();
  await page.waitForURL(searched);
  // Another offering of the same portal, and an earlier search, too.
  await page.getByRole("navigation", { name: "Searches" }).getByRole("link").nth(1).click();
  await page.waitForURL(/\/formulations\/search\?portal=maren-holt-portal$/);
  await box.fill("");
  await page.getByRole("option", { name: "helioshade" }).click();
  await page.waitForURL(/query=helioshade/);
  expect(staysWithin()).toBe(true);
  // Outside there is no way back to results within.
  await page.getByRole("link", { name: new RegExp(name) }).click();
  await page.waitForURL((url) => !url.searchParams.has("portal"));
  await firstHit(page).getByRole("link").first().click();
  await page.waitForURL(/\/permalink\//);
  await page.getByRole("navigation", { name: "Where this product stands" }).waitFor();
  await expect.poll(() => page.getByRole("link", { name: "Back to the results" }).count()).toBe(0);
});

test("a phone that was sent a product of an exhibition finds the way to that exhibition's search", async () => {
  const exhibition = "nord-ingredients-hamburg";
  const page = await newPage({ locale: "de-DE", width: 390, height: 844 });
  await visit(page, `/ingredients/search?exhibition=${exhibition}`);
  const link = firstHit(page).getByRole("link").first();
  const address = (await link.getAttribute("href")) ?? "";
  expect(address).toContain(`?exhibition=${exhibition}`);
  const other = await newPage({ locale: "de-DE", width: 390, height: 844 });
  await visit(other, address);
  await noOverflow(other);
  await other.getByRole("link", { name: "Zurück zu den Ergebnissen" }).click();
  await other.waitForURL(`**/ingredients/search?exhibition=${exhibition}`);
  await firstHit(other).waitFor();
});
