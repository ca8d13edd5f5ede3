import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  expectAccessible,
  heldToken,
  newPage,
  noOverflow,
  signedIn,
  signIn,
  speaks,
  unique,
  visit,
} from "./browser.ts";
import { managersToken, product } from "./edited-products.ts";

// Nobody else's test saves searches as these two.
const buyer = "amara.lewis@neroli.example";
const italian = "sofia.esposito@neroli.example";

/** Each test begins without saved searches: what an earlier one left is taken away. */
async function forget(page: Page): Promise<void> {
  const headers = { authorization: `Bearer ${await heldToken(page)}` };
  const listed = await page.request.get("/api/saved-searches", { headers });
  const { content } = (await listed.json()) as { content: { id: string }[] };
  for (const { id } of content) await page.request.delete(`/api/saved-searches/${id}`, { headers });
}

const item = (page: Page, name: string) =>
  page
    .getByRole("list", { name: "Saved searches" })
    .getByRole("listitem")
    .filter({ hasText: name });

test("a search is saved, told when it is saved again, shows what is new and is undone, by keyboard", async () => {
  const word = `quillaja${unique()}`;
  const page = await signedIn(buyer, "/searches", { mayLog: /status of 409/ });
  await forget(page);
  await page.reload();
  await page.getByRole("heading", { name: "No saved searches yet" }).waitFor();
  await expectAccessible(page);

  const address = `/ingredients/search?query=${word}&segment=HOMECARE`;
  await visit(page, address);
  await page.getByRole("button", { name: "Save search" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Save this search" });
  const name = dialog.getByRole("textbox", { name: "Name" });
  await expect.poll(() => name.inputValue()).toContain(word);
  await name.fill("");
  await page.keyboard.press("Enter");
  await dialog.getByText("Give the search a name.").waitFor();
  await name.fill(`Soap bark ${word}`);
  await dialog.getByLabel("Weekly").press("Space");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await page.getByText("The search is saved.").waitFor();

  await page.getByRole("button", { name: "Save search" }).click();
  await name.fill("The same");
  await page.keyboard.press("Enter");
  await dialog.getByText(`You have saved this search already, as “Soap bark ${word}”.`).waitFor();
  await dialog.getByRole("link", { name: "Show saved searches" }).click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  const saved = item(page, word);
  await saved.getByText(`“${word}”`).waitFor();
  await saved.getByText("Segment: Home care").waitFor();
  const frequency = saved.getByRole("combobox", { name: /Mail me what is new/ });
  await expect.poll(() => frequency.inputValue()).toBe("WEEKLY");
  await frequency.selectOption("DAILY");
  await page.getByText("The change is saved.").waitFor();

  await product(await managersToken(), { fields: { name: `Bark ${word}` } });
  await visit(page, "/searches");
  await saved.getByRole("link", { name: "1 new" }).press("Enter");
  await page.waitForURL(({ searchParams }) => searchParams.get("sort") === "newest");
  await page.getByRole("link", { name: `Bark ${word}` }).waitFor();
  await visit(page, "/searches");
  await saved.getByRole("link", { name: `Soap bark ${word}` }).waitFor();
  await expect.poll(() => saved.getByRole("link", { name: /new/ }).count()).toBe(0);

  await saved.getByRole("button", { name: /Soap bark/ }).press("Enter");
  await page.getByRole("menuitem", { name: "Rename" }).press("Enter");
  await page.getByRole("textbox", { name: "Name" }).fill(`Saponins ${word}`);
  await page.keyboard.press("Enter");
  await saved.getByRole("link", { name: `Saponins ${word}` }).waitFor();
  await expectAccessible(page);
  await saved.getByRole("button", { name: /Saponins/ }).press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await page.getByRole("heading", { name: "No saved searches yet" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await saved.getByRole("link", { name: `Saponins ${word}` }).click();
  await page.waitForURL((url) => url.pathname + url.search === address);
});

test("a visitor signs in and comes back to the form, in German on a phone", async () => {
  const word = `orangenöl${unique()}`;
  const page = await newPage({ locale: "de-DE", width: 390, height: 844 });
  await visit(page, `/ingredients/search?query=${word}`);
  await page.getByRole("button", { name: "Suche speichern" }).click();
  await speaks(italian, "de");
  await signIn(page, italian);
  const dialog = page.getByRole("dialog", { name: "Diese Suche speichern" });
  await expect
    .poll(() => dialog.getByRole("textbox", { name: "Name" }).inputValue())
    .toContain(word);
  await noOverflow(page);
  await dialog.getByRole("button", { name: "Speichern", exact: true }).click();
  await page.getByRole("button", { name: "Gespeicherte Suchen anzeigen" }).click();
  // The page of results has a heading with the word as well.
  await page.waitForURL(/\/searches$/);
  await page.getByRole("heading", { name: word }).waitFor();
  await expectAccessible(page);
  await noOverflow(page);
  await forget(page);
});

test("the link of a mail needs nobody to sign in, and a broken one says what to do", async () => {
  const page = await newPage({ mayLog: /status of 404/ });
  await visit(page, "/unsubscribe/no-such-token-of-anybody-here");
  await page.getByText("This did not work.", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Try again" }).waitFor();
  await expectAccessible(page);
});
