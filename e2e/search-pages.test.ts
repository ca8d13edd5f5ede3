import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, newPage, noOverflow, signedIn, unique, visit } from "./browser.ts";
import { company, managersToken, product } from "./edited-products.ts";

/** Three ingredients that a word of their own finds: harmless, with a paraben, and secretive. */
async function threeIngredients(): Promise<{ word: string; harmless: string }> {
  const word = `zq${unique()}`;
  const token = await managersToken();
  const { key } = await product(token, {
    fields: {
      name: `${word} Harmless`,
      inci: "Niacinamide",
      cas: ["98-92-0"],
      functions: ["Emollient", "Humectant"],
      usage_level: { min: 1, max: 4 },
    },
  });
  await product(token, {
    fields: {
      name: `${word} Paraben`,
      inci: "Methylparaben",
      functions: ["Humectant"],
      usage_level: { min: 20, max: 30 },
    },
  });
  await product(token, { fields: { name: `${word} Secretive` } });
  return { word, harmless: key };
}

const hits = (page: Page) => page.getByRole("region", { name: /^(Results|Ergebnisse)$/ });
const count = (page: Page, text: string) =>
  hits(page).getByRole("status").filter({ hasText: text }).first().waitFor();
const asked = (page: Page) => new URL(page.url()).searchParams;
const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

test("what must be contained and what must not is picked, shown, kept and taken back; in German", async () => {
  const { word } = await threeIngredients();
  const page = await newPage({ locale: "de-DE" });
  await visit(page, `/ingredients/search?query=${word}`);
  await count(page, "3 Ergebnisse");
  await page.getByRole("button", { name: "Stoff oder Auslobung hinzufügen" }).click();
  await page.getByText("Darf nicht enthalten").click();
  const finder = page.getByRole("combobox", { name: "Suchen: INCI-Bezeichnung" });
  await finder.fill("parabene");
  await page.getByRole("option", { name: /^Parabene.*Stoffgruppe/ }).click();
  await count(page, "2 Ergebnisse");
  await expect.poll(() => asked(page).get("without")).toBe("inci:parabens");
  await hits(page)
    .getByRole("article")
    .filter({ hasText: "Secretive" })
    .getByText("Zusammensetzung nicht offengelegt")
    .waitFor();
  await page.getByText("Muss enthalten", { exact: true }).click();
  await finder.fill("niacinamide");
  await finder.press("Enter");
  await count(page, "1 Ergebnis");
  await page.reload();
  await count(page, "1 Ergebnis");
  await expectAccessible(page);
  await page.goBack();
  await count(page, "2 Ergebnisse");
  const pills = page.getByRole("list", { name: "Aktive Filter" });
  await pills.getByRole("link", { name: /Darf nicht enthalten: Parabene/ }).click();
  await count(page, "3 Ergebnisse");
  await expect.poll(() => asked(page).has("without")).toBe(false);
});

test("numbers narrow a search when one leaves the fields; what is no number is told and kept", async () => {
  const { word } = await threeIngredients();
  const page = await newPage();
  await visit(page, `/ingredients/search?query=${word}`);
  await count(page, "3 results");
  await page.locator("summary").filter({ hasText: "Usage level" }).click();
  const range = page.getByRole("form", { name: "Usage level" });
  await range.getByLabel("From").fill("much");
  await range.getByLabel("To").press("Enter");
  await range.getByRole("alert").waitFor();
  await expect.poll(() => range.getByLabel("From").inputValue()).toBe("much");
  await range.getByLabel("From").fill("0,5");
  await range.getByLabel("To").fill("5");
  await range.getByLabel("To").press("Enter");
  await count(page, "1 result");
  await expect.poll(() => asked(page).get("usage_level")).toBe("0.5..5");
  await expect.poll(() => isFocused(range.getByLabel("To"))).toBe(true);
  await page.getByRole("link", { name: /Remove filter Usage level: 0.5 to 5 %/ }).waitFor();
  await range.getByLabel("To").fill("");
  await page.getByRole("heading", { level: 1 }).click();
  await count(page, "2 results");
  await expect.poll(() => asked(page).get("usage_level")).toBe("0.5..");
  await page.getByRole("link", { name: "Clear Usage level" }).click();
  await count(page, "3 results");
  await expect.poll(() => range.getByLabel("From").inputValue()).toBe("");
});

test("nothing found: which filter to leave out, and how many there would be", async () => {
  const { word } = await threeIngredients();
  const page = await newPage();
  await visit(
    page,
    `/ingredients/search?query=${word}&functions=Emollient&usage_level=20..&contains=inci:niacinamide`,
  );
  await page.getByRole("heading", { name: "Nothing matches this search" }).waitFor();
  const ways = page.getByRole("list", { name: "Try it with fewer filters:" });
  await ways.getByText("3 results").waitFor();
  await expect
    .poll(() => ways.getByRole("listitem").allInnerTexts())
    .toEqual([
      expect.stringMatching(/^Clear all\s*3 results$/),
      expect.stringMatching(/^Without Usage level: at least 20 %\s*1 result$/),
    ]);
  await expectAccessible(page);
  await ways.getByRole("link", { name: /Usage level/ }).click();
  await count(page, "1 result");
});

test("several words that no product has together: without which there are some; those in quotes stay", async () => {
  const { word } = await threeIngredients();
  const page = await newPage();
  await visit(page, `/ingredients/search?query=price+${word}+zzqxwvk`);
  await count(page, "3 results");
  await page
    .getByText("No product has all words. Without “price”, “zzqxwvk”: 3 products.")
    .waitFor();
  await expectAccessible(page);
  await visit(page, `/ingredients/search?query=price+${word}&functions=Emollient&lang=de`);
  await page.getByText("Kein Produkt hat alle Wörter. Ohne „price“: 1 Produkt.").waitFor();
  await visit(page, `/ingredients/search?query=${word}+%22zzqxwvk%22&lang=en`);
  await page.getByRole("heading", { name: "Nothing matches this search" }).waitFor();
  const ways = page.getByRole("list", { name: "Try it with less:" });
  await expect
    .poll(() => ways.getByRole("listitem").allInnerTexts())
    .toEqual([expect.stringMatching(/^Without “zzqxwvk”\s*3 results$/)]);
  await expectAccessible(page);
  await ways.getByRole("link", { name: "Without “zzqxwvk”" }).focus();
  await page.keyboard.press("Enter");
  await count(page, "3 results");
  await expect.poll(() => asked(page).get("query")).toBe(word);
});

test("by keyboard alone: to the box, through filters and results, and no focus is lost", async () => {
  const { word } = await threeIngredients();
  const page = await newPage();
  await visit(page, "/ingredients/search");
  await page.keyboard.press("/");
  await page.keyboard.type(word);
  await page.keyboard.press("Enter");
  await count(page, "3 results");
  await page.getByRole("heading", { level: 1, name: word }).waitFor();
  await page.keyboard.press("Escape");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("f");
  await expect
    .poll(() => isFocused(page.locator("summary").filter({ hasText: "Composition" })))
    .toBe(true);
  const filters = page.getByRole("complementary", { name: "Filters" });
  const emollient = filters.getByRole("link", { name: /^Emollient/ });
  await tabTo(page, emollient);
  await page.keyboard.press("Enter");
  await count(page, "1 result");
  await expect.poll(() => asked(page).get("functions")).toBe("Emollient");
  await expect.poll(() => isFocused(emollient)).toBe(true);
  await page.keyboard.press("Enter");
  await count(page, "3 results");
  await page.keyboard.press("j");
  const names = hits(page).getByRole("article").getByRole("heading").getByRole("link");
  await expect.poll(() => isFocused(names.nth(0))).toBe(true);
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await expect.poll(() => isFocused(names.nth(1))).toBe(true);
  await tabTo(page, page.locator("summary").filter({ hasText: "Keyboard" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Single-key shortcuts"));
  await page.keyboard.press("Space");
  await page.keyboard.press("j");
  await expect.poll(() => isFocused(page.getByLabel("Single-key shortcuts"))).toBe(true);
});

test("a pill that is removed hands the focus on", async () => {
  const page = await newPage();
  await visit(page, "/ingredients/search?segment=FOOD&in_stock=true");
  const pills = page.getByRole("list", { name: "Active filters" });
  await pills.getByRole("link").first().focus();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => !url.searchParams.has("segment"));
  const left = pills.getByRole("link", { name: /In stock/ });
  await expect.poll(() => isFocused(left)).toBe(true);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.search === "");
  await expect.poll(() => isFocused(hits(page).getByRole("status").first())).toBe(true);
});

/** Tab until it stands there; a page has no more stops than that. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 150; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the keyboard does not get there");
}

test("the list shows columns, and the browser remembers it; in German, without a complaint", async () => {
  const { word, harmless } = await threeIngredients();
  const page = await newPage({ locale: "de-DE" });
  await visit(page, `/ingredients/search?query=${word}`);
  await page.getByRole("link", { name: "Liste" }).click();
  await page.waitForURL(/view=list/);
  const row = hits(page).getByRole("article").filter({ hasText: "Harmless" });
  await row.getByText("98-92-0").waitFor();
  await expect.poll(() => row.innerText()).toMatch(/CAS\s*98-92-0[\s\S]*Anbieter\s*Velouria/);
  await expectAccessible(page);
  await visit(page, `/ingredients/search?query=${word}`);
  await row.getByText("98-92-0").waitFor();
  await page.getByRole("link", { name: "Karten" }).click();
  await page.waitForURL(/view=cards/);
  await row.getByText("98-92-0").waitFor({ state: "detached" });
  await row.getByRole("heading").getByRole("link").click();
  await page.waitForURL(new RegExp(harmless));
});

test("support searches one portal at a time, and reads why a hit stands where it does", async () => {
  const { word } = await threeIngredients();
  const page = await signedIn("support@neroli.example", `/search?query=${word}`);
  await count(page, "3 results");
  const hit = hits(page).getByRole("article").filter({ hasText: "Harmless" });
  await hit.getByText("Why here?").click();
  await hit.getByText(/^Score [\d.,]+/).waitFor();
  await expectAccessible(page);
  const portal = page.getByRole("combobox", { name: "Portal" });
  const [first] = await portal
    .getByRole("option")
    .evaluateAll((options) =>
      options.map((option) => (option as HTMLOptionElement).value).filter(Boolean),
    );
  await portal.selectOption(first ?? "");
  await page.waitForURL(new RegExp(`portal=${first}`));
  await page.reload();
  await expect.poll(() => portal.inputValue()).toBe(first);
  const buyer = await signedIn("buyer@neroli.example", "/requests");
  await visit(buyer, `/ingredients/search?query=${word}&portal=${first}`);
  await count(buyer, "3 results");
  await expect.poll(() => buyer.getByText("Why here?").count()).toBe(0);
});

test.each(["en-GB", "de-DE"])("on a phone the filters are a drawer; %s", async (locale) => {
  const german = locale === "de-DE";
  const { word } = await threeIngredients();
  const page = await newPage({ locale, width: 390, height: 844 });
  await visit(page, `/ingredients/search?query=${word}&view=list`);
  await noOverflow(page);
  await page.getByRole("button", { name: /^Filter/ }).click();
  const drawer = page.getByRole("dialog", { name: /^Filter/ });
  await drawer.getByRole("link", { name: /^Emollient/ }).click();
  const see = drawer.getByRole("button", { name: german ? "1 Ergebnis" : "1 result" });
  await see.waitFor();
  await expectAccessible(page);
  await see.click();
  await count(page, german ? "1 Ergebnis" : "1 result");
  await page.getByRole("button", { name: /^Filter\w* \(1\)/ }).waitFor();
  await noOverflow(page);
});

test("suppliers are found by part of the world, offering and verification", async () => {
  const page = await newPage({ locale: "de-DE" });
  await visit(page, "/suppliers/search?query=velouria");
  const card = hits(page).getByRole("article").filter({ hasText: "Velouria" }).first();
  await card.waitFor();
  const filters = page.getByRole("complementary", { name: "Filter" });
  await filters.getByRole("link", { name: /^Europa/ }).click();
  // The links of before lead on without it.
  const europe = page.getByRole("link", { name: /Filter entfernen: Region: Europa/ });
  await europe.waitFor();
  await expect.poll(() => asked(page).get("region")).toBe("EUROPE");
  await filters.getByRole("link", { name: /^Inhaltsstoffe/ }).click();
  await page.waitForURL(/offering=INGREDIENTS/);
  await card.waitFor();
  await europe.waitFor();
  await expectAccessible(page);
  await card.getByRole("heading").getByRole("link").click();
  await page.waitForURL(new RegExp(`/company/${company}`));
});

test("without scripts everything that is in use can be taken away", async () => {
  const { word } = await threeIngredients();
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(
    `/ingredients/search?query=${word}&without=inci:parabens&usage_level=..10&view=list`,
  );
  await count(page, "1 result");
  await page.getByRole("link", { name: /Remove filter Usage level/ }).click();
  await count(page, "2 results");
  await page
    .getByRole("list", { name: "Active filters" })
    .getByRole("link", { name: /Must not contain/ })
    .click();
  await count(page, "3 results");
});
