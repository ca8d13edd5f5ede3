import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  expectAccessible,
  heldToken,
  newPage,
  noOverflow,
  signedIn,
  signIn,
  stayHere,
  unique,
  userMenu,
  visit,
} from "./browser.ts";
import { asManager, managersToken, product } from "./edited-products.ts";

// Nobody else's test signs in as this buyer.
const buyer = "omar.siddiqui@neroli.example";

/** Products that no other test knows. */
async function products(...names: string[]) {
  const token = await managersToken();
  const made = [];
  for (const name of names) made.push(await product(token, { fields: { name } }));
  return made.map(({ key }) => ({ key, address: `/ingredients/permalink/${key}` }));
}

async function call(page: Page, method: string, path: string, data?: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${await heldToken(page)}` };
  const response = await page.request.fetch(`/api${path}`, {
    method,
    headers,
    ...(data && { data }),
  });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

/** Each test begins without bookmarks: what an earlier one left is taken away. */
async function forget(page: Page): Promise<void> {
  const { content } = (await call(page, "GET", "/bookmarks/products")) as {
    content: { product_key: string }[];
  };
  const keys = content.map(({ product_key }) => product_key);
  if (keys.length > 0) await call(page, "POST", "/bookmarks/remove", { products: keys });
  const { folders } = (await call(page, "GET", "/bookmarks/folders")) as {
    folders: { id: string }[];
  };
  for (const { id } of folders) {
    await call(page, "DELETE", `/bookmarks/folders/${id}?bookmarks=remove`);
  }
}

const star = (page: Page, name: string) =>
  page.getByRole("button", { name: `Bookmark ${name}`, exact: true });
const isPressed = (page: Page, name: string) =>
  page.locator(`button[aria-pressed="true"][aria-label="Bookmark ${name}"]`).waitFor();
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("a visitor's bookmark is there after signing in; another tab hears of what follows", async () => {
  const name = `Comfrey ${unique()}`;
  const [made] = await products(name);
  const page = await newPage();
  await visit(page, made?.address ?? "");
  await star(page, name).click();
  await signIn(page, buyer);
  await page.getByText(`${name} is bookmarked.`).waitFor();
  await expect.poll(() => page.url()).toContain(made?.address);
  await isPressed(page, name);

  const other = await page.context().newPage();
  await visit(other, made?.address ?? "");
  await isPressed(other, name);
  await star(page, name).click();
  await page.getByText("Bookmark removed.").waitFor();
  await other.locator(`button[aria-pressed="false"][aria-label="Bookmark ${name}"]`).waitFor();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await isPressed(page, name);
  await isPressed(other, name);
});

test("bookmarks go into folders, get notes, are found, moved and removed, by keyboard", async () => {
  const [first, second] = [`Aloe ${unique()}`, `Betaine ${unique()}`];
  const [one, two] = await products(first, second);
  const page = await signedIn(buyer, "/bookmarks");
  await forget(page);
  await page.reload();
  await page.getByRole("heading", { name: "No bookmarks yet" }).waitFor();
  await expectAccessible(page);

  // One click on the product's page, and the folder from the toast.
  await visit(page, one?.address ?? "");
  await star(page, first).press("Enter");
  await page.getByRole("button", { name: "Choose folder" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Folder for this bookmark" });
  await dialog.getByLabel("New folder").check();
  await dialog.getByRole("button", { name: "Move" }).click();
  await dialog.getByText("Give the folder a name.").waitFor();
  await dialog.getByLabel("Name of the folder").fill("Spring");
  await page.keyboard.press("Escape");
  await stayHere(page);
  await expectAccessible(page);
  await dialog.getByLabel("Name of the folder").press("Enter");
  await page.getByText("Bookmark moved.").waitFor();
  await visit(page, two?.address ?? "");
  await star(page, second).click();
  await page.getByText(`${second} is bookmarked.`).waitFor();

  await page.getByRole("button", { name: /user menu$/i }).click();
  await page.getByRole("banner").getByRole("link", { name: "Bookmarks" }).click();
  const folders = page.getByRole("navigation", { name: "Folders" });
  await folders.getByRole("link", { name: "Spring 1" }).click();
  await row(page, first).waitFor();
  await expect.poll(() => row(page, second).count()).toBe(0);
  await folders.getByRole("link", { name: "All bookmarks 2" }).click();

  await page.getByRole("button", { name: `Add note: ${second}` }).press("Enter");
  await page.getByLabel("Note", { exact: true }).fill("For the summer lotion");
  await page.getByRole("button", { name: "Save" }).click();
  await row(page, second).getByText("For the summer lotion").filter({ visible: true }).waitFor();
  await page.getByRole("searchbox", { name: /Product/ }).fill("summer");
  await row(page, first).waitFor({ state: "detached" });
  await page.getByRole("searchbox", { name: /Product/ }).fill("");
  await row(page, first).waitFor();

  // Several at once.
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await expect
    .poll(() => page.getByRole("link", { name: "Compare", exact: true }).getAttribute("href"))
    .toContain("/compare?products=");
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByText("2 bookmarks removed.").waitFor();
  await page.getByRole("heading", { name: "No bookmarks yet" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).last().press("Enter");
  await page.getByText("2 bookmarks are back.").waitFor();
  await row(page, second).getByText("For the summer lotion").filter({ visible: true }).waitFor();

  // A folder is deleted, its bookmark stays.
  await folders.getByRole("button", { name: /Spring/ }).press("Enter");
  await page.getByRole("menuitem", { name: "Delete folder" }).press("Enter");
  const sure = page.getByRole("dialog", { name: "Delete the folder Spring?" });
  await sure.getByLabel("Keep, without a folder").waitFor();
  await expectAccessible(page);
  await sure.getByRole("button", { name: "Delete folder" }).click();
  await folders.getByRole("link", { name: "Unsorted 2" }).waitFor();
});

test("a product that is gone says so, in German on a phone, and can be removed", async () => {
  const name = `Vanille ${unique()}`;
  const [made] = await products(name);
  const page = await signedIn(buyer, "/bookmarks", { locale: "de-DE", width: 390, height: 844 });
  await forget(page);
  await call(page, "PUT", `/bookmarks/${made?.key}`, {});
  const manager = await asManager("/admin");
  await call(manager, "POST", "/products/trash", { products: [made?.key] });
  await manager.context().close();

  await visit(page, "/bookmarks");
  await page.getByText("Nicht mehr verfügbar", { exact: true }).waitFor();
  await expect.poll(() => page.getByText(name).count()).toBe(0);
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole("button", { name: "Ordner: Alle Lesezeichen" }).click();
  const panel = page.getByRole("dialog", { name: "Ordner" });
  await panel.getByRole("button", { name: "Neuer Ordner" }).click();
  await page.getByLabel("Name des Ordners").fill("Düfte für den Sommer");
  await page.getByRole("button", { name: "Ordner anlegen" }).click();
  await page.getByText("Der Ordner ist angelegt.").waitFor();
  await page.getByRole("checkbox", { name: /Nicht mehr verfügbar/ }).check();
  await page.getByRole("button", { name: "Entfernen", exact: true }).click();
  await page.getByRole("heading", { name: "Noch keine Lesezeichen" }).waitFor();
  await forget(page);
});

test("auf einem kleinen Bildschirm stehen die Ordner neben der Liste, und nichts läuft über", async () => {
  const [made] = await products(`Formulierungshilfsmittel ${unique()}`);
  const page = await signedIn(buyer, "/bookmarks", { locale: "de-DE", width: 1280, height: 768 });
  await forget(page);
  await call(page, "PUT", `/bookmarks/${made?.key}`, {});
  await visit(page, "/bookmarks");
  await page.getByRole("navigation", { name: "Ordner" }).waitFor();
  await page.getByRole("link", { name: /Formulierungshilfsmittel/ }).waitFor();
  await noOverflow(page);
  await forget(page);
});

test("what is added and removed while the list is on its way stays removed", async () => {
  const word = unique();
  const [kept, undone] = [`Comfrey ${word}`, `Yarrow ${word}`];
  const [first] = await products(kept, undone);
  const page = await signedIn(buyer, "/bookmarks");
  await forget(page);
  await call(page, "PUT", `/bookmarks/${first?.key}`, {});
  // Read after the one press, it comes after the other.
  const [added, read, removed] = [1, 2, 3].map(() => Promise.withResolvers<void>());
  await page.route("**/api/bookmarks/products", async (route) => {
    await added?.promise;
    const response = await route.fetch();
    read?.resolve();
    await removed?.promise;
    await route.fulfill({ response });
  });
  await visit(page, `/ingredients/search?query=${word}`);
  await userMenu(page).waitFor();
  await star(page, undone).click();
  await page.getByText(`${undone} is bookmarked.`).waitFor();
  added?.resolve();
  await read?.promise;
  await star(page, undone).click();
  await page.getByText("Bookmark removed.").waitFor();
  removed?.resolve();
  await isPressed(page, kept);
  const still = await star(page, undone).getAttribute("aria-pressed");
  expect(still).toBe("false");
});
