import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  expectAccessible,
  heldToken,
  newPage,
  noOverflow,
  signedIn,
  stayHere,
  unique,
  visit,
} from "./browser.ts";

const company = "velouria-actives";

interface Call {
  method: string;
  path: string;
  body: unknown;
}

/** Calls the API as whoever is signed in: what the test needs to be there before it begins. */
async function call<Answer>(page: Page, { method, path, body }: Call): Promise<Answer> {
  const token = await heldToken(page);
  const response = await page.request.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    data: body,
  });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Answer;
}

/** Ingredients that no other test knows, all found by the prefix of their names. */
async function ingredients(page: Page, prefix: string, count: number): Promise<string[]> {
  const keys: string[] = [];
  for (let at = 1; at <= count; at += 1) {
    const { key } = await call<{ key: string }>(page, {
      method: "POST",
      path: `/companies/${company}/products`,
      body: {
        offering: "INGREDIENTS",
        segment: "PERSONALCARE",
        state: "LISTED",
        fields: { name: `${prefix} ${at}`, tagline: "As mild as water", inci: "Aqua" },
      },
    });
    keys.push(key);
  }
  return keys;
}

const listOf = (prefix: string) =>
  `/admin/products/ingredients?name__icontains=${encodeURIComponent(prefix)}`;
const row = (page: Page, name: string) => page.getByRole("row", { name: `Select ${name}` });
const select = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: `Select ${name}` }).check();

test("all of a page are selected once they are there", async () => {
  const page = await signedIn("manager@neroli.example", "/dashboard");
  const answered = Promise.withResolvers<void>();
  await page.route(/\/products\?/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.goto("/admin/products/ingredients");
  const all = page.getByRole("checkbox", { name: /^Select all/ });
  await all.waitFor();
  await expect.poll(() => all.isDisabled()).toBe(true);
  answered.resolve();
  await all.check();
  await page.getByText(/^\d+ selected$/).waitFor();
});

test("a manager finds, completes, hides, trashes and recovers products", async () => {
  const page = await signedIn("manager@neroli.example", "/admin/products/ingredients");
  const prefix = `Fleur ${unique()}`;
  const [firstKey] = await ingredients(page, prefix, 3);
  await visit(page, listOf(prefix));
  await row(page, `${prefix} 3`).waitFor();
  await expectAccessible(page);

  await row(page, `${prefix} 1`)
    .getByRole("button", { name: /^Completeness of/ })
    .press("Enter");
  const missing = page.getByRole("dialog");
  await missing.getByText("Safety data sheet").waitFor();
  await missing.getByText("Shelf life").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  // The choice of columns is kept in the browser.
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Visibility" }).check();
  await page.reload();
  await page.getByRole("columnheader", { name: "Visibility" }).waitFor();

  await select(page, `${prefix} 1`);
  await select(page, `${prefix} 2`);
  await page.getByRole("button", { name: "Visibility", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Visibility of fields of 2 products" });
  await dialog.getByRole("button", { name: "Change 2 products" }).click();
  await dialog.getByText("Please choose at least one field.").waitFor();
  await dialog.getByRole("combobox", { name: "Fields" }).fill("Tagline");
  await page.getByRole("option", { name: "Tagline" }).click();
  await page.keyboard.press("Tab");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await stayHere(page);
  await dialog.getByText("Private", { exact: true }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Change 2 products" }).click();
  await page.getByText("2 products changed").waitFor();
  const visitor = await newPage({ mayLog: /404/ });
  await visit(visitor, `/ingredients/permalink/${firstKey}`);
  await visitor.getByRole("heading", { level: 1, name: `${prefix} 1` }).waitFor();
  await expect.poll(() => visitor.getByText("As mild as water").count()).toBe(0);

  await select(page, `${prefix} 1`);
  await select(page, `${prefix} 2`);
  await page.getByRole("button", { name: "Move to trash" }).click();
  await page.getByText("2 products are in the trash").waitFor();
  await row(page, `${prefix} 1`).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await row(page, `${prefix} 1`).waitFor();

  await page.getByRole("button", { name: `Actions for ${prefix} 1` }).click();
  await page.getByRole("menuitem", { name: "Move to trash" }).click();
  await row(page, `${prefix} 1`).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Trash", exact: true }).click();
  await row(page, `${prefix} 1`).waitFor();
  await expectAccessible(page);
  await select(page, `${prefix} 1`);
  await page.getByRole("button", { name: "Recover" }).click();
  await page.getByText("1 product is back").waitFor();
  await row(page, `${prefix} 1`).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Listed", exact: true }).click();
  await row(page, `${prefix} 1`).waitFor();
  await select(page, `${prefix} 1`);
  await select(page, `${prefix} 2`);
  await page.getByRole("button", { name: "Make a draft" }).click();
  await page.getByText("2 products are drafts").waitFor();
  await row(page, `${prefix} 1`).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Drafts", exact: true }).click();
  await row(page, `${prefix} 1`).getByText("Draft", { exact: true }).waitFor();
  await expectAccessible(page);
  await visit(visitor, `/ingredients/permalink/${firstKey}`);
  await visitor.getByText("does not exist or is not available to you").first().waitFor();
  await page.getByRole("button", { name: `Actions for ${prefix} 1` }).click();
  await page.getByRole("menuitem", { name: "Publish" }).click();
  await page.getByText("1 product is listed", { exact: true }).waitFor();
  await row(page, `${prefix} 1`).waitFor({ state: "detached" });
  await visit(visitor, `/ingredients/permalink/${firstKey}`);
  await visitor.getByRole("heading", { level: 1, name: `${prefix} 1` }).waitFor();
});

test("what could not be done stays selected and says why", async () => {
  const page = await signedIn("manager@neroli.example", "/admin/products/ingredients");
  const prefix = `Racine ${unique()}`;
  const [, secondKey] = await ingredients(page, prefix, 2);
  await visit(page, listOf(prefix));
  await select(page, `${prefix} 1`);
  await select(page, `${prefix} 2`);
  // A colleague is faster.
  await call(page, { method: "POST", path: "/products/trash", body: { products: [secondKey] } });
  await page.getByRole("button", { name: "Visibility", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Fields" }).fill("Tagline");
  await page.getByRole("option", { name: "Tagline" }).click();
  await dialog.getByRole("button", { name: "Change 2 products" }).click();
  const said = page.getByRole("alert").filter({ hasText: "1 product could not be changed." });
  await said.getByText(`${prefix} 2:`, { exact: false }).waitFor();
  await page.getByText("1 selected").waitFor();
});

test("the completeness of the catalogue leads to what is missing", async () => {
  const page = await signedIn("manager@neroli.example", "/admin");
  const card = page.getByRole("region", { name: "Completeness of your catalogue" });
  await card.getByRole("link", { name: /^REACH declaration/ }).click();
  await page.waitForURL(/missing__eq=REACH_DECLARATION/);
  const pill = page.getByRole("button", {
    name: "Remove the filter missing: REACH declaration",
  });
  await pill.waitFor();
  await page
    .getByRole("button", { name: /^Completeness of/ })
    .first()
    .waitFor();
  await pill.click();
  await page.waitForURL((url) => !url.searchParams.has("missing__eq"));
});

test("the selection is exported; the toast leads to the downloads", async () => {
  const page = await signedIn("manager@neroli.example", "/admin/products/ingredients");
  const prefix = `Huile ${unique()}`;
  await ingredients(page, prefix, 1);
  await visit(page, listOf(prefix));
  await select(page, `${prefix} 1`);
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Export 1 product" });
  await dialog.getByRole("radio", { name: /^CSV/ }).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Start the export" }).click();
  await page.getByRole("button", { name: "Open Downloads" }).click();
  await page.waitForURL(/\/downloads$/);
});

test("support chooses a company, labels its products and begins a new one", async () => {
  const page = await signedIn("support@neroli.example", "/admin/products/ingredients");
  const prefix = `Sels ${unique()}`;
  await ingredients(page, prefix, 1);
  const title = `Label ${unique()}`;
  await call(page, { method: "POST", path: "/labels", body: { title, colour: "#2f9e44" } });
  await visit(page, listOf(prefix));
  await page.getByRole("combobox", { name: "Company", exact: true }).fill("Velour");
  await page.getByRole("option", { name: "Velouria Actives" }).click();
  await page.getByRole("region", { name: /catalogue of Velouria Actives$/ }).waitFor();
  await select(page, `${prefix} 1`);
  await page.getByRole("button", { name: "Labels", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Labels of 1 product" });
  await dialog.getByRole("combobox", { name: title }).selectOption("Give to all");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await row(page, `${prefix} 1`).getByText(title).waitFor();

  await page.getByRole("button", { name: "New ingredient" }).click();
  const create = page.getByRole("dialog", { name: "New ingredient" });
  await create.getByRole("radio", { name: "Food" }).check();
  await create.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(`**/admin/product/ingredients/${company}/FOOD/editor/new`);
});

test("who only reads is told so", async () => {
  const page = await signedIn("user@neroli.example", "/admin/products/formulations");
  await page.getByText("Sorry you might not have permission to create formulations").waitFor();
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .waitFor();
  await expect.poll(() => page.getByRole("checkbox", { name: /^Select / }).count()).toBe(0);
  await expect.poll(() => page.getByRole("link", { name: "Trash", exact: true }).count()).toBe(0);
  await expectAccessible(page);
});

test("in German on a phone nothing runs out of the lists", async () => {
  const page = await signedIn("manager@neroli.example", "/admin/products/ingredients", {
    locale: "de-DE",
    width: 390,
    height: 844,
  });
  await page
    .getByRole("button", { name: /^Vollständigkeit von/ })
    .first()
    .waitFor();
  for (const kind of ["ingredients", "formulations", "services"]) {
    await visit(page, `/admin/products/${kind}`);
    await page.getByRole("button", { name: "Spalten" }).waitFor();
    await noOverflow(page);
    await expectAccessible(page);
  }
});

test("whose company is not verified yet reads that nobody finds its products", async () => {
  const page = await signedIn("unverified@neroli.example", "/admin/products/ingredients");
  await page.getByText("Nobody finds these before our team has verified your company.").waitFor();
});
