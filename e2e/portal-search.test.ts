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
