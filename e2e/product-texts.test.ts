import { expect, test } from "vitest";
import { expectAccessible, heldToken, newPage, noOverflow, unique, visit } from "./browser.ts";
import {
  asManager,
  company,
  field,
  managersToken,
  product,
  save,
  savedBy,
} from "./edited-products.ts";

test("texts are written side by side, kept as drafts, undone and met by others' changes", async () => {
  const { address, key } = await product(await managersToken(), {
    fields: { name: `Lumen ${unique()}`, tagline: "Light for dull skin", description: "Plain" },
  });
  const page = await asManager(address, { mayLog: /409/ });
  const german = page.getByRole("button", { name: "German 0 of 3 texts" });
  await german.click();
  const tagline = field(page, "Tagline (German)");
  const copy = page.locator('[data-field="tagline@de"]').getByRole("button");
  await copy.click();
  await expect.poll(() => tagline.inputValue()).toBe("Light for dull skin");
  await tagline.fill("Licht für fahle Haut");
  await page.getByRole("button", { name: "German 1 of 3 texts" }).waitFor();
  const sides = await Promise.all([field(page, "Tagline").boundingBox(), tagline.boundingBox()]);
  expect(sides[0]?.y).toBeCloseTo(sides[1]?.y ?? 0, -1);
  expect(sides[1]?.x ?? 0).toBeGreaterThan((sides[0]?.x ?? 0) + (sides[0]?.width ?? 0));
  await expect.poll(() => tagline.getAttribute("lang")).toBe("de");
  await expectAccessible(page);

  // A draft of a text outlives the page.
  await page.reload();
  await expect.poll(() => tagline.inputValue()).toBe("Licht für fahle Haut");
  await save(page);
  await page.getByRole("button", { name: "German 1 of 3 texts" }).waitFor();

  // Somebody else writes another text meanwhile: both are kept.
  const token = await heldToken(page);
  const at = `/api/companies/${company}/products/${key}`;
  const headers = { authorization: `Bearer ${token}` };
  const read = await page.request.get(at, { headers });
  const { version, fields, visibility } = await read.json();
  await field(page, "Description (German)").fill("Schlicht");
  const other = { version, fields: { ...fields, "tagline@it": "Luce" }, visibility };
  expect((await page.request.put(at, { headers, data: other })).ok()).toBe(true);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const both = page.getByRole("dialog").getByRole("button", { name: /save/i });
  await savedBy(page, () => both.click());
  const merged = await (await page.request.get(at, { headers })).json();
  expect(merged.fields).toMatchObject({ "tagline@it": "Luce", "description@de": "Schlicht" });

  // Its history names field and language; undo takes the text back.
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => field(page, "Description (German)").inputValue()).toBe("");
  await expect.poll(() => tagline.inputValue()).toBe("Licht für fahle Haut");
});

test("below each other on a phone, and away again", async () => {
  const { address } = await product(await managersToken(), {
    fields: { name: `Lumen ${unique()}`, tagline: "Light", "tagline@fr": "Lumière" },
  });
  const page = await asManager(address, { width: 390, height: 844 });
  await page.getByRole("button", { name: "French 1 of 3 texts" }).click();
  const french = field(page, "Tagline (French)");
  const [own, beside] = [await field(page, "Tagline").boundingBox(), await french.boundingBox()];
  expect(beside?.y ?? 0).toBeGreaterThan((own?.y ?? 0) + (own?.height ?? 0));
  await noOverflow(page);
  await page.getByRole("button", { name: "French 1 of 3 texts" }).click();
  await expect.poll(() => french.count()).toBe(0);
});

test("readers get their language, by the account's choice or by the address", async () => {
  const page = await asManager("/admin");
  const { key } = await product(page, {
    fields: {
      name: `Lumen ${unique()}`,
      tagline: "Light",
      "tagline@de": "Licht",
      description: "D",
    },
  });
  const visitor = await newPage();
  const address = `/ingredients/permalink/${key}`;
  const response = await visitor.request.get(`${address}?lang=de`);
  expect(response.headers()["content-language"]).toBe("de");
  expect(response.headers().vary).toContain("accept-language");
  const html = await response.text();
  expect(html).toMatch(/<html lang="de"/);
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${key}\\?lang=de"`));
  for (const language of ["en", "de", "it", "fr", "es"]) {
    expect(html).toMatch(
      new RegExp(`hrefLang="${language}" href="[^"]*${key}\\?lang=${language}"`),
    );
  }
  expect(html).toMatch(new RegExp(`hrefLang="x-default" href="[^"]*${key}"`));
  await visit(visitor, `${address}?lang=de`);
  await visitor.getByText("Licht", { exact: true }).waitFor();
  await visitor.locator("dd[lang=en]").getByText("D", { exact: true }).waitFor();
  // The address has changed nobody's choice.
  await visit(visitor, address);
  await visitor.getByText("Light", { exact: true }).waitFor();
  await visit(visitor, `${address}?lang=it`);
  await visitor.locator("p[lang=en]").getByText("Light").waitFor();
});

test("a kept draft whose price is a text of long ago is met, and read when one leaves it", async () => {
  const page = await asManager("/admin");
  const fields = { name: `Aube ${unique()}`, sample_unit_price: { minor: 1250, currency: "EUR" } };
  const { key, address } = await product(page, { draft: true, fields });
  const [base, values] = ["12.5 EUR", "14.5 EUR"].map((sample_unit_price) => ({
    sample_unit_price,
  }));
  const kept = [`neroli.draft.product:${key}`, JSON.stringify({ base, values })] as const;
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), kept);
  await visit(page, address);
  await page.getByRole("dialog").getByText("14.5 EUR").waitFor();
  await page.getByRole("button", { name: "Go on editing" }).click();
  const amount = field(page, "Sample unit price, amount");
  await expect.poll(() => amount.inputValue()).toBe("14.5 EUR");
  await amount.press("Tab");
  await expect.poll(() => amount.inputValue()).toBe("14.50");
});
