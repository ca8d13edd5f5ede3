import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, newPage, noOverflow, unique, visit } from "./browser.ts";
import { asManager, product, publish, save } from "./edited-products.ts";

const row = (page: Page, number: number) =>
  page.getByRole("group", { name: `Part ${number}`, exact: true });
const addPart = (page: Page) => page.getByRole("button", { name: "Add a part" }).click();

test("the composition of a blend is written, put right, and shown to whom it is for", async () => {
  const page = await asManager("/admin");
  const name = `Velsafe ${unique()}`;
  const { address } = await product(page, {
    ...{ draft: true, fields: { name, inci: "Phenoxyethanol (and) Ethylhexylglycerin" } },
  });
  await visit(page, address);
  await page.getByRole("checkbox", { name: /^Show all fields/ }).check();
  await addPart(page);
  await row(page, 1).getByRole("combobox", { name: "INCI" }).fill("Phenoxyethanol");
  await row(page, 1).getByLabel("CAS").fill("122-99-5");
  await row(page, 1).getByLabel("At least, %").fill("95,5");
  await row(page, 1).getByLabel("At most, %").fill("92");
  await addPart(page);
  await row(page, 2).getByRole("combobox", { name: "INCI" }).fill("Ethylhexylglycerin");
  await row(page, 2).getByLabel("At least, %").fill("8");

  // Wrong in two ways: each is told where it stands.
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const first = row(page, 1);
  await first.getByText("by the other digits the last one would be 6").waitFor();
  await first.getByText("The lower end is above the upper one.").waitFor();
  await expect.poll(() => row(page, 2).locator("[aria-invalid]").count()).toBe(0);
  await expectAccessible(page);

  await first.getByLabel("CAS").fill("122-99-6");
  await first.getByLabel("At most, %").fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("The least shares add up to more than 100 %.", { exact: true }).waitFor();
  await first.getByLabel("At least, %").fill("85.5");
  await first.getByLabel("At most, %").fill("92");
  await row(page, 2).getByLabel("At most, %").fill("14,5");
  await save(page);
  await visit(page, address);
  await expect.poll(() => first.getByLabel("At least, %").inputValue()).toBe("85.5");
  await expect.poll(() => row(page, 2).getByLabel("At most, %").inputValue()).toBe("14.5");

  // Restricted until its supplier decides otherwise: a visitor learns that it is there.
  await publish(page);
  const preview = await page.getByRole("link", { name: "Public page" }).getAttribute("href");
  const visitor = await newPage();
  await visit(visitor, preview ?? "");
  await visitor.getByText("Composition", { exact: true }).first().waitFor();
  await expect.poll(() => visitor.getByText("85.5 – 92 %").count()).toBe(0);
  await visit(page, preview ?? "");
  const table = page.getByRole("table", { name: "Composition" });
  await expect
    .poll(() => table.getByRole("row").allInnerTexts())
    .toEqual([
      expect.stringMatching(/^INCI\s+CAS\s+Share$/),
      expect.stringMatching(/^Phenoxyethanol\s+122-99-6\s+85\.5 – 92 %$/),
      expect.stringMatching(/^Ethylhexylglycerin\s+8 – 14\.5 %$/),
    ]);
  await expectAccessible(page);

  // Parts are put in another order by keyboard, and taken away.
  await visit(page, address);
  await page
    .getByRole("button", { name: "Move Ethylhexylglycerin: drag, or use the arrow keys" })
    .press("ArrowUp");
  await expect
    .poll(() => row(page, 1).getByRole("combobox", { name: "INCI" }).inputValue())
    .toBe("Ethylhexylglycerin");
  await page.getByRole("button", { name: "Remove Phenoxyethanol" }).click();
  await row(page, 2).waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => row(page, 2).getByLabel("CAS").inputValue()).toBe("122-99-6");
  await save(page);
});

test("on a phone the parts of a composition fit", async () => {
  const page = await asManager("/admin", { width: 360, height: 800 });
  const { address } = await product(page, {
    draft: true,
    fields: {
      name: `Velsafe ${unique()}`,
      composition: [{ inci: "Phenoxyethanol", cas: ["122-99-6", "70445-33-9"], min: "85.123456" }],
    },
  });
  await visit(page, address);
  await row(page, 1).waitFor();
  await noOverflow(page);
  await expectAccessible(page);
});
