import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, newPage, noOverflow, visit } from "./browser.ts";
import { newBuyer } from "./new-buyer.ts";
import { pageOf } from "./round-steps.ts";

const address = "/exhibitions/nord-ingredients-hamburg";

const exhibitors = (page: Page) => page.getByRole("region", { name: /^\d+ exhibitors$/ });
const stands = (page: Page) =>
  exhibitors(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 4 }) });
const keep = (page: Page, name: string) =>
  page.getByRole("button", { name: `Put ${name} on my plan` });
const stops = (page: Page) =>
  page.getByRole("list", { name: "Route for the day" }).getByRole("heading", { level: 2 });

test("an exhibition says who stands where, without scripts too", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(address);
  await page.getByRole("heading", { level: 1, name: "Nord Ingredients Hamburg" }).waitFor();
  await page.getByText("Hamburg Messe, Germany").waitFor();
  const halls = exhibitors(page).getByRole("heading", { level: 3 });
  await expect
    .poll(() => halls.allInnerTexts())
    .toEqual(["Halle A1", "Halle A4", "Halle B10", "Stand not announced yet"]);
  // A2 stands before A10, as people count.
  await expect.poll(() => stands(page).first().innerText()).toContain("A2");
  await page.getByRole("searchbox", { name: "Name, hall or stand" }).fill("algae");
  await page.getByRole("combobox", { name: "Hall" }).selectOption("Halle A4");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await page.getByText("No exhibitor fits", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Show all exhibitors" }).click();
  await page.getByRole("link", { name: "Sign up as a visitor" }).waitFor();
  expect((await fetch(new URL("/exhibitions/no-such-show", page.url()))).status).toBe(404);
});

test("a visitor finds exhibitors by hall, keeps them and puts the day in order", async () => {
  const buyer = await newBuyer();
  const page = await pageOf(buyer, address);
  await page.getByRole("combobox", { name: "Hall" }).selectOption("Halle A1");
  await page.getByText("3 exhibitors fit.").waitFor();
  await expectAccessible(page);
  await keep(page, "Quellhof Polymere").click();
  await page.getByText("Quellhof Polymere is on your plan.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(() => keep(page, "Quellhof Polymere").getAttribute("aria-pressed"))
    .toBe("false");
  for (const name of ["Quellhof Polymere", "Velouria Actives"]) {
    await keep(page, name).click();
    await page.getByText(`${name} is on your plan.`).waitFor();
  }
  await page.getByRole("link", { name: "My plan (2 exhibitors)" }).click();
  await expect
    .poll(() => stops(page).allInnerTexts())
    .toEqual(["Velouria Actives", "Quellhof Polymere"]);
  await page.getByRole("button", { name: "Visit Velouria Actives later" }).press("ArrowDown");
  await expect
    .poll(() => stops(page).allInnerTexts())
    .toEqual(["Quellhof Polymere", "Velouria Actives"]);
  await page.getByText("Velouria Actives is stop 2 of 2.").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Add note: Velouria Actives" }).click();
  await page.getByRole("textbox", { name: /^Note/ }).fill("Ask for the COSMOS list");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("The note is saved.").waitFor();
  await page.getByRole("checkbox", { name: "Quellhof Polymere visited" }).check();
  await page.getByText("2 exhibitors, 1 visited").waitFor();
  await expectAccessible(page);

  const phone = await pageOf(buyer, `${address}/plan`, { width: 390, height: 844 });
  await expect
    .poll(() => stops(phone).allInnerTexts())
    .toEqual(["Quellhof Polymere", "Velouria Actives"]);
  await phone.getByText("Ask for the COSMOS list").waitFor();
  await noOverflow(phone);
  await expectAccessible(phone);
  await phone.getByRole("button", { name: "Take Quellhof Polymere off my plan" }).click();
  await expect.poll(() => stops(phone).allInnerTexts()).toEqual(["Velouria Actives"]);
  await phone.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => stops(phone).count()).toBe(2);
  await visit(phone, address);
  await noOverflow(phone);
  await expectAccessible(phone);
});
