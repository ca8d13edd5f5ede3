import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  expectAccessible,
  newPage,
  noOverflow,
  origin,
  signedIn,
  unique,
  type Visit,
  visit,
} from "./browser.ts";
import { createDocument, createProduct, file, manager } from "./document-steps.ts";
import { newBuyer } from "./new-buyer.ts";
import { pdf } from "./pdf.ts";
import { askForSheet } from "./request-steps.ts";
import { sessionOf } from "./session-of.ts";

const phone = { width: 390, height: 844 };
const panel = (page: Page) => page.getByRole("region", { name: "Documents", exact: true });
const rowOf = (page: Page, name: string) =>
  panel(page).getByRole("listitem").filter({ hasText: name });

/** Somebody whom no other test knows, at an address. */
async function asNewBuyer(address: string, options: Visit = {}) {
  const { email, password } = await newBuyer();
  const session = await sessionOf(origin, email, password);
  const buyer = await newPage({ ...options, session });
  await visit(buyer, address);
  return { buyer, email };
}

test("a document is granted with one click and withdrawn, on the product's page and a phone", async () => {
  const supplier = await signedIn(manager, "/", phone);
  const product = await createProduct(supplier);
  const name = `Secret-${unique()}.pdf`;
  const other = `Other-${unique()}.pdf`;
  for (const each of [name, other]) {
    await createDocument(supplier, {
      product: product.key,
      name: each,
      type: "SDS",
      visibility: "CONFIDENTIAL",
    });
  }
  const { buyer, email } = await asNewBuyer(product.page, phone);
  const own = buyer.getByRole("row").filter({ hasText: name });
  await own.getByRole("button", { name: `Request: ${name}` }).waitFor();
  const key = await askForSheet(buyer, product.key);

  // Given with one click, in one hand.
  await visit(supplier, `/requests?requestId=${key}`);
  await rowOf(supplier, name).getByText("Confidential", { exact: true }).waitFor();
  await noOverflow(supplier);
  await expectAccessible(supplier);
  await rowOf(supplier, name)
    .getByRole("button", { name: `Give access: ${name}` })
    .click();
  await rowOf(supplier, name).getByText("Access without end").waitFor();

  // Several at once, by keyboard, until a day.
  await rowOf(supplier, other).getByRole("checkbox").press("Space");
  await panel(supplier).getByRole("button", { name: "Give access to 1 document" }).press("Enter");
  const dialog = supplier.getByRole("dialog", { name: "Give access to 1 document" });
  await dialog.getByLabel("Last day of access").fill("01/02/2020");
  await supplier.keyboard.press("Enter");
  await dialog.getByText("This day is over.").first().waitFor();
  await dialog.getByLabel("Last day of access").fill("31/12/2099");
  await supplier.keyboard.press("Enter");
  await rowOf(supplier, other).getByText("Access until 31/12/2099").waitFor();

  // The buyer reads it in the bell, in the request and on the product's page.
  await visit(buyer, "/notifications");
  await buyer.getByText(`provided ${name}`).first().waitFor();
  await visit(buyer, `/requests?requestId=${key}`);
  const [saved] = await Promise.all([
    buyer.waitForEvent("download"),
    rowOf(buyer, name)
      .getByRole("button", { name: `Download: ${name}` })
      .click(),
  ]);
  expect(await readFile(await saved.path())).toEqual(pdf(name));
  await rowOf(buyer, other).getByText("Access until 31/12/2099").waitFor();
  await noOverflow(buyer);
  await visit(buyer, product.page);
  await own.getByText("Granted to your company").waitFor();
  await buyer.getByText("Granted until 31/12/2099").waitFor();
  await own.getByRole("button", { name: `Download: ${name}` }).waitFor();

  // Withdrawn: asked before, gone afterwards.
  await rowOf(supplier, name)
    .getByRole("button", { name: `Withdraw access: ${name}` })
    .click();
  const sure = supplier.getByRole("dialog", { name: "Withdraw access" });
  await sure.getByRole("button", { name: "Withdraw access" }).click();
  await rowOf(supplier, name)
    .getByText(/Access withdrawn on/)
    .waitFor();
  await visit(buyer, product.page);
  await own.getByRole("link", { name: /^Asked/ }).waitFor();
  await expect.poll(() => own.getByText("Granted to your company").count()).toBe(0);
  const taken = own.getByRole("button", { name: `Download: ${name}` });
  await expect.poll(() => taken.count()).toBe(0);
  await visit(buyer, `/requests?requestId=${key}`);
  await rowOf(buyer, name)
    .getByText(/Access withdrawn on/)
    .waitFor();

  // Who received it stands in the ledger.
  await visit(supplier, "/admin/documents?name__icontains=Secret-");
  await supplier.getByRole("button", { name: `Actions for ${name}` }).click();
  await supplier.getByRole("menuitem", { name: "Who received it" }).click();
  const ledger = supplier.getByRole("dialog", { name: `Who received “${name}”` });
  await ledger.getByRole("cell", { name: "Downloaded" }).waitFor();
  await ledger.getByText(email).first().waitFor();
  await expectAccessible(supplier);
  const [list] = await Promise.all([
    supplier.waitForEvent("download"),
    ledger.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(await readFile(await list.path(), "utf8")).toContain(email);
});

test("what is missing is uploaded in the request, confidential, and given there", async () => {
  const supplier = await signedIn(manager, "/", phone);
  const product = await createProduct(supplier);
  const { buyer } = await asNewBuyer("/requests");
  const key = await askForSheet(buyer, product.key);
  await visit(supplier, `/requests?requestId=${key}`);
  await panel(supplier)
    .getByText(/no document of this kind yet/)
    .waitFor();
  const name = `Fresh-${unique()}.pdf`;
  await panel(supplier)
    .getByLabel("Upload a document")
    .setInputFiles(file(name, pdf("Fresh")));
  await panel(supplier).getByRole("button", { name: "Upload 1 document" }).click();
  await rowOf(supplier, name)
    .getByRole("button", { name: `Give access: ${name}` })
    .click();
  await rowOf(supplier, name).getByText("Access without end").waitFor();
  await visit(buyer, `/requests?requestId=${key}`);
  await rowOf(buyer, name)
    .getByRole("button", { name: `Download: ${name}` })
    .waitFor();
});
