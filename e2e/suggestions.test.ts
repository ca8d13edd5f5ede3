import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, newPage, noOverflow, signedIn, unique, visit } from "./browser.ts";

const box = (page: Page) => page.getByRole("banner").getByRole("combobox");
const list = (page: Page) => page.getByRole("listbox");
const group = (page: Page, name: string) => list(page).getByRole("group", { name });

/** Types as a person does, and waits for the list. */
async function type(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await list(page).waitFor();
}

test("completes by keyboard: groups, what matches, all results, what was searched before", async () => {
  const page = await newPage();
  await visit(page, "/");
  await type(page, "glyc");
  await group(page, "Ingredients")
    .getByRole("option", { name: /^Glycerin/ })
    .waitFor();
  await expect
    .poll(() => group(page, "Ingredients").locator("mark").first().innerText())
    .toMatch(/^glyc$/i);
  await expect.poll(() => box(page).getAttribute("aria-expanded")).toBe("true");
  await expectAccessible(page);

  await page.keyboard.press("ArrowDown");
  await expect
    .poll(async () => {
      const active = await box(page).getAttribute("aria-activedescendant");
      return page.locator(`[id="${active}"][aria-selected="true"]`).count();
    })
    .toBe(1);
  await page.keyboard.press("Escape");
  await list(page).waitFor({ state: "hidden" });
  await expect.poll(() => box(page).inputValue()).toBe("glyc");

  // The last of the list, by going upwards from the field.
  await page.keyboard.press("ArrowUp");
  await page.getByRole("option", { name: "All results for “glyc”", selected: true }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/ingredients\/search\?query=glyc/);
  await list(page).waitFor({ state: "hidden" });

  await box(page).fill("");
  await group(page, "Searched recently").getByRole("option", { name: "glyc" }).waitFor();
  await page.getByRole("option", { name: "Clear recent searches" }).click();
  await list(page).waitFor({ state: "hidden" });
  await type(page, "gly");
  await page.keyboard.press("Tab");
  await list(page).waitFor({ state: "hidden" });
});

test("leads straight to a supplier", async () => {
  const page = await newPage();
  await visit(page, "/");
  await type(page, "velour");
  await group(page, "Suppliers").getByRole("option").first().click();
  await page.waitForURL(/\/company\/velouria-actives/);
});

test("says functions in German, and stays within a phone", async () => {
  const page = await newPage({ locale: "de-DE", width: 390, height: 844 });
  await visit(page, "/");
  await type(page, "konserv");
  await group(page, "Funktionen")
    .getByRole("option", { name: /^Konservierung/ })
    .first()
    .waitFor();
  await page.getByRole("option", { name: "Alle Ergebnisse für „konserv“" }).waitFor();
  await noOverflow(page);
  await expectAccessible(page);
});

test("support says what means the same, and a search finds by it at once", async () => {
  const name = `Bezoar ${unique()}`;
  const page = await signedIn("support@neroli.example", "/admin/synonyms");
  await page.getByRole("button", { name: "New group" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create group" }).click();
  await dialog.getByText("Please enter at least two names.").waitFor();
  await dialog.getByLabel("Add a name").fill("Glycerin");
  await page.keyboard.press("Enter");
  await dialog.getByLabel("Add a name").fill(name);
  await dialog.getByLabel("Language").selectOption({ label: "German" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create group" }).click();
  await page.getByText("Group created").waitFor();

  await page.getByLabel("Filter by Names").fill(name);
  const row = page.getByRole("row", { name: `Glycerin ${name}` });
  await row.getByRole("button").last().click();
  await page.getByRole("menuitem", { name: "Edit group" }).click();
  await dialog.getByRole("searchbox", { name: "Try a search" }).fill(name);
  await dialog.getByRole("listitem").getByRole("link").first().waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await row.getByRole("button").last().click();
  await page.getByRole("menuitem", { name: "Remove group" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Group brought back").waitFor();
  await row.waitFor();
});

test("many groups come as lines, which are looked at first; a wider name leads on", async () => {
  const own = unique();
  const page = await signedIn("support@neroli.example", "/admin/synonyms");
  await page.getByRole("button", { name: "Load lines" }).click();
  const dialog = page.getByRole("dialog");
  const lines = dialog.getByLabel("One group on each line");
  await lines.fill(`Bezoar ${own}; Bezoarol ${own}\nalone`);
  await dialog.getByRole("button", { name: "Check" }).click();
  await dialog.getByText("Line 2: too few names: alone").waitFor();
  await lines.fill(`Bezoar ${own}; Bezoarol ${own}\nWide ${own} > Glycerin`);
  await dialog.getByRole("button", { name: "Check" }).click();
  await dialog.getByText("2 new groups, 0 changed, 0 as they are.").waitFor();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Load", exact: true }).click();
  await page.getByText("2 groups loaded").waitFor();

  await page.getByLabel("Filter by Names").fill(`wide ${own}`);
  const row = page.getByRole("row", { name: `Wide ${own} Leads to` });
  await row.getByRole("cell", { name: "Wider name" }).waitFor();
  await row.getByRole("button").last().click();
  await page.getByRole("menuitem", { name: "Edit group" }).click();
  await dialog.getByRole("searchbox", { name: "Try a search" }).fill(`wide ${own}`);
  await dialog.getByRole("listitem").getByRole("link").first().waitFor();
  await dialog.getByLabel("Relation").selectOption({ label: "Same meaning" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Please enter at least two names.").waitFor();
});

test("what was searched and found nothing becomes a synonym, and shows first what it changes", async () => {
  const page = await signedIn("support@neroli.example", "/admin/synonyms");
  await page.getByRole("button", { name: "Searched without result" }).click();
  const dialog = page.getByRole("dialog");
  const add = dialog.getByRole("button", { name: /^Add synonym for / }).first();
  const name = (await add.getAttribute("aria-label")) ?? "";
  const words = name.replace("Add synonym for ", "");
  await expectAccessible(page);
  await add.click();
  await dialog.getByRole("listitem").filter({ hasText: words }).first().waitFor();
  await dialog.getByLabel("Add a name").fill("Glycerin");
  await dialog
    .getByRole("region", { name: "What this changes" })
    .getByText(new RegExp(`“${words}” finds .* now, and [1-9][0-9]* more afterwards`))
    .waitFor();
  await noOverflow(page);
  await expectAccessible(page);
});
