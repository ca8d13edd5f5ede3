import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, noOverflow, signedIn, visit } from "./browser.ts";

const phone = { width: 390, height: 844 };
const columns =
  "reference_number,inn,common_ingredients,cas_number,product_type,maximum_concentration,other,update_date";

/** A number of no substance that a product of the demonstration has. */
function newCas(): string {
  const digits = String(990_000_000 + Math.floor(Math.random() * 9_999_999));
  const sum = [...digits].reduce((all, digit, at) => all + (digits.length - at) * Number(digit), 0);
  return `${digits.slice(0, 7)}-${digits.slice(7)}-${sum % 10}`;
}

/** An entry that no other run has loaded, and its row; the test can be run again. */
const newEntry = () => {
  const [id, cas] = [crypto.randomUUID().slice(0, 8), newCas()];
  const number = String(1_000 + Math.floor(Math.random() * 8_999));
  const row = (maximum: string, day = "17/10/2010") =>
    `${number},Petal ether ${id},"PETAL ETHER ${id.toUpperCase()}",${cas},"(a) Leave-on\n(b) Rinse-off","${maximum}",Not in sprays,${day}`;
  return { id, cas, number, row, name: `list-${id}.csv` };
};

const choose = (page: Page, name: string, text: string) =>
  page
    .getByLabel("Choose a file")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
const file = (...rows: string[]) => [columns, ...rows].join("\n");

test("support looks at a file of an annex, loads it, and the trail says so", async () => {
  const { id, cas, number, row, name } = newEntry();
  const page = await signedIn("support@neroli.example", "/law", {
    ...phone,
    mayLog: /status of 400/,
  });
  await page.getByRole("heading", { name: "Cosmetics law", level: 1 }).waitFor();
  await choose(page, name, "name;price");
  await page.getByRole("alert").getByText("no annex of the cosmetics law").waitFor();

  // Of which annex it is, its columns do not say.
  await choose(page, name, file(row("1%"), row("2%", "31/02/2010")));
  await page.getByRole("alert").getByText("Please choose the annex").waitFor();
  await noOverflow(page);
  await page.getByRole("combobox", { name: "Annex of the file" }).selectOption("VI");
  const dialog = page.getByRole("dialog", { name: `What ${name} changes` });
  await dialog.getByText("1 new entry").waitFor();
  await dialog.getByText("Line 4").waitFor();
  await dialog.getByText("31/02/2010").waitFor();
  await dialog.getByRole("rowheader", { name: `VI/${number}` }).waitFor();
  await expectAccessible(page);
  await noOverflow(page);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });

  await choose(page, name, file(row("1%")));
  await dialog.getByRole("button", { name: "Load annex VI" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page
    .getByRole("row", { name: /^VI – UV filters/ })
    .getByText(name)
    .waitFor();

  await choose(page, name, file(row("1%")));
  await dialog.getByText("All of this is known already.").waitFor();
  await expect.poll(() => dialog.getByRole("button", { name: "Load annex VI" }).count()).toBe(0);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await dialog.waitFor({ state: "hidden" });

  // What the same number allowed until now is told beside what forbids it.
  const ban = "reference_number,inn,cas_number,update_date";
  await choose(page, name, `${ban}\n${number},Petal ether ${id},${cas},13/05/2025`);
  await page.getByRole("alert").getByText("is not annex VI").waitFor();
  await page.getByRole("combobox", { name: "Annex of the file" }).selectOption("");
  await dialog.getByText(`was allowed by VI/${number}`).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await visit(page, "/admin/csm/audit?action__eq=law.loaded");
  await page.getByRole("row").filter({ hasText: name }).first().waitFor();
});

test("a buyer finds entries by a name or a number, and loads none", async () => {
  const page = await signedIn("buyer@neroli.example", "/law", phone);
  const found = page.getByRole("table", { name: "Entries" });
  const search = page.getByRole("searchbox", { name: "Name, CAS or entry" });
  await search.fill("V/29");
  const row = found.getByRole("row", { name: /^V\/29.*122-99-6/ });
  await row
    .getByText(/^1\.0 ?%$/)
    .first()
    .waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get("words")).toBe("V/29");
  await expectAccessible(page);
  await noOverflow(page);
  await search.fill("no such substance");
  await page.getByText("No entry found").waitFor();
  await page.getByRole("combobox", { name: "Annex" }).selectOption("III");
  await search.fill("5989-27-5");
  await found
    .getByRole("row", { name: /^III\/88/ })
    .getByText("Conditions")
    .first()
    .click();
  await found
    .getByText(/0[.,]001 ?% in leave-on/)
    .first()
    .waitFor();
  await expect.poll(() => page.getByLabel("Choose a file").count()).toBe(0);
});

test("in German; suppliers have no such page", async () => {
  const page = await signedIn("buyer@neroli.example", "/law?annex__eq=II", {
    ...phone,
    locale: "de-DE",
  });
  await page.getByRole("heading", { name: "Kosmetikrecht", level: 1 }).waitFor();
  await page.getByRole("table", { name: "Einträge" }).getByText("Verboten").first().waitFor();
  await noOverflow(page);
  const other = await signedIn("manager@neroli.example", "/law");
  await other.getByText("Permission Denied").waitFor();
});

test("where the law cannot be asked for, the page says so and tries again", async () => {
  const page = await signedIn("buyer@neroli.example", "/user/profile", { mayLog: /status of 500/ });
  await page.route("**/api/law", (route) => route.fulfill({ status: 500, json: {} }));
  await visit(page, "/law");
  const again = page.getByRole("button", { name: "Try again" });
  await again.waitFor();
  await page.unroute("**/api/law");
  await again.click();
  await page.getByRole("row", { name: /^V – preservatives/ }).waitFor();
});
