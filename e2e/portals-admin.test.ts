import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, newPage, noOverflow, signedIn, visit } from "./browser.ts";
import { png } from "./png.ts";

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

test("support creates an exhibition, edits it, gives it a picture, disables and enables it", async () => {
  const page = await signedIn("support@neroli.example", "/admin/exhibitions");
  await page.getByRole("row", { name: /Nord Ingredients Hamburg.*Hamburg Messe/ }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "New exhibition" }).click();
  const form = page.getByRole("dialog", { name: "New exhibition" });
  await form.getByRole("button", { name: "Create" }).click();
  await form.getByText("Please fill this in.").first().waitFor();
  await form.getByLabel(/^Name/).fill("Arnica Days");
  await form.getByLabel("Internal name").fill("Arnica Days 2031");
  await form.getByLabel("Type").selectOption("Congress");
  await form.getByLabel("First day (optional)").fill("05/03/2031");
  await form.getByLabel("Last day (optional)").fill("04/03/2031");
  await form.getByRole("button", { name: "Create" }).click();
  await form.getByText("The end is before the start.").waitFor();
  await form.getByLabel("Last day (optional)").fill("06/03/2031");
  await form.getByLabel("Place (optional)").fill("Messe, Basel");
  await form.getByLabel("Country (optional)").selectOption("Switzerland");
  await form.getByLabel("Time zone").selectOption("Europe/Zurich");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Create" }).click();
  await page.getByText("Arnica Days is created").waitFor();
  const row = page.getByRole("row", { name: /Arnica Days/ });
  await row.getByText("05/03/2031 to 06/03/2031").last().waitFor();
  await row.getByText("arnica-days-2031").waitFor();

  await choose(page, "Arnica Days", "Edit");
  const edit = page.getByRole("dialog", { name: "Edit Arnica Days" });
  await edit.getByLabel("Picture", { exact: true }).setInputFiles(png({ width: 400, height: 200 }));
  await edit.getByRole("button", { name: "Remove" }).waitFor();
  await expect
    .poll(() => edit.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await edit.getByLabel("Place (optional)").fill("Messe, Zurich");
  await edit.getByRole("button", { name: "Save" }).click();
  await page.getByText("Arnica Days is saved").waitFor();
  await row.getByText("Messe, Zurich").waitFor();

  const visitor = await newPage();
  await visit(visitor, "/register/visitor?exhibition=arnica-days-2031");
  await visitor.getByText("05/03/2031", { exact: false }).waitFor();
  await choose(page, "Arnica Days", "Disable");
  const question = page.getByRole("dialog", { name: "Disable Arnica Days?" });
  await question.getByText("It is gone at once for everybody but support").waitFor();
  await question.getByRole("button", { name: "Disable" }).click();
  await row.getByText("Disabled", { exact: true }).waitFor();
  await visit(visitor, "/register/visitor?exhibition=arnica-days-2031");
  await visitor.getByRole("alert").waitFor();
  await choose(page, "Arnica Days", "Enable");
  await page
    .getByRole("dialog", { name: "Enable Arnica Days?" })
    .getByRole("button", { name: "Enable" })
    .click();
  await row.getByText("Enabled", { exact: true }).waitFor();
});

test("support creates a portal; the lists narrow by name and state and fit a phone in German", async () => {
  const page = await signedIn("support@neroli.example", "/admin/portals", {
    width: 390,
    height: 844,
  });
  await page.getByRole("row", { name: /Maren and Holt Ingredient Portal/ }).waitFor();
  await page.getByRole("button", { name: "New portal" }).click();
  const form = page.getByRole("dialog", { name: "New portal" });
  await form.getByLabel(/^Name/).fill("Borage Desk");
  await form.getByLabel("Internal name").fill("Borage");
  await form.getByLabel("Type").selectOption("Customer portal");
  await form.getByLabel("Enabled: there for its people at once").uncheck();
  await expect.poll(() => form.getByRole("option", { name: /Supplier portal/ }).count()).toBe(0);
  await form.getByLabel("Key (optional)").fill("borage-desk");
  await form.getByRole("button", { name: "Create" }).click();
  await page.getByText("Borage Desk is created").waitFor();
  await page.getByRole("button", { name: /language/i }).click();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("heading", { name: "Portale" }).waitFor();
  await noOverflow(page);
  await visit(page, "/admin/portals?enabled__eq=false");
  await page.getByRole("row", { name: /Borage Desk.*Inaktiv/ }).waitFor();
  await page.getByRole("row", { name: /Maren and Holt/ }).waitFor({ state: "detached" });
});
