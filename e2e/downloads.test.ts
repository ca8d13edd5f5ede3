import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { expectAccessible, heldToken, origin, signedIn, visit } from "./browser.ts";
import { company, createDocument, createProduct, manager } from "./document-steps.ts";
import { pdf } from "./pdf.ts";
import { answerRequest, askForSheet, endRequest } from "./request-steps.ts";

test("a verified buyer previews and downloads; an unverified one reads why not", async () => {
  const supplier = await signedIn(manager, "/admin");
  const product = await createProduct(supplier);
  const name = "Safety data sheet.pdf";
  await createDocument(supplier, { product: product.key, name, type: "SDS" });

  const buyer = await signedIn("buyer@neroli.example", "/notifications");
  await visit(buyer, product.page);
  await expectAccessible(buyer);
  await buyer.getByRole("button", { name: `Preview of ${name}` }).press("Enter");
  const preview = buyer.getByRole("dialog", { name });
  await preview.getByRole("img", { name: "Page 1 of 1" }).waitFor();
  await expectAccessible(buyer);
  const beside = buyer.waitForEvent("download");
  await preview.getByRole("button", { name: "Download" }).click();
  expect((await beside).suggestedFilename()).toBe(name);
  await buyer.keyboard.press("Escape");
  const whole = buyer.waitForEvent("download");
  await buyer.getByRole("button", { name: `Download: ${name}` }).click();
  expect(await readFile(await (await whole).path())).toEqual(pdf(name));

  const unverified = await signedIn("unverified@neroli.example", "/notifications");
  await visit(unverified, product.page);
  await unverified
    .getByRole("region", { name: "Documents" })
    .first()
    .getByText("Our Team is reviewing your user account.")
    .waitFor();
  await expect
    .poll(() => unverified.getByRole("button", { name: /^(Download|Preview)/ }).count())
    .toBe(0);
  const { documents: listed } = (await (
    await unverified.request.get(`/api/products/INGREDIENTS/${product.key}`)
  ).json()) as { documents: { id: string }[] };
  const refused = await unverified.request.get(
    `/api/companies/${company}/assets/${listed[0]?.id}/download`,
    { headers: { authorization: `Bearer ${await heldToken(unverified)}` } },
  );
  expect(refused.status()).toBe(403);
});

test("two documents come as one zip, the confidential one by a request that names it", async () => {
  const supplier = await signedIn(manager, "/admin");
  const product = await createProduct(supplier);
  const add = (name: string, type: string, visibility = "PUBLIC") =>
    createDocument(supplier, { product: product.key, name, type, visibility });
  await add("Safety data sheet.pdf", "SDS");
  await add("Technical data sheet.pdf", "TDS");
  await add("Composition.pdf", "COMPOSITION_STATEMENT", "CONFIDENTIAL");

  const buyer = await signedIn("buyer-manager@neroli.example", "/notifications");
  await visit(buyer, product.page);
  await buyer.getByRole("checkbox", { name: "Select all" }).check();
  await buyer.getByRole("button", { name: "Request 1 document" }).click();
  const form = buyer.getByRole("dialog", { name: "Request documents" });
  await expect
    .poll(() => form.getByLabel("Message").inputValue())
    .toBe("Please send me: Composition.pdf");
  await expect.poll(() => form.getByLabel("Composition statement").isChecked()).toBe(true);
  await form.getByRole("button", { name: "Send request" }).click();
  await buyer.getByText("Request sent").waitFor();
  const asked = buyer.getByRole("link", { name: /^Asked on \d\d\/\d\d\/\d{4}: Composition.pdf$/ });
  const requestKey = new URL((await asked.getAttribute("href")) ?? "", origin).searchParams.get(
    "requestId",
  );
  const ask = buyer.getByRole("button", { name: "Request: Composition.pdf" });
  await expect.poll(() => ask.count()).toBe(0);
  await answerRequest(supplier, requestKey ?? "");
  const colleague = await signedIn("buyer@neroli.example", product.page);
  await colleague.getByRole("link", { name: /^Answered on .*: Composition.pdf$/ }).click();
  await colleague.getByRole("heading", { name: "Document request" }).waitFor();

  await buyer.getByRole("button", { name: "Download 2 as zip" }).click();
  await buyer.getByText("Your download is being made.").waitFor();
  await buyer.getByRole("button", { name: "To the downloads" }).click();
  const get = buyer.getByRole("button", { name: /^Get the file: papyrine-.*\.zip$/ }).first();
  await get.waitFor();
  await expectAccessible(buyer);

  await visit(buyer, "/");
  await buyer.getByRole("button", { name: /notifications/i }).click();
  await buyer
    .getByRole("link", { name: /download is ready/i })
    .first()
    .click();
  await buyer.waitForURL(/\/downloads$/);
  const saved = buyer.waitForEvent("download");
  await get.click();
  const zip = await readFile(await (await saved).path());
  expect(zip.subarray(0, 2).toString()).toBe("PK");
  for (const name of ["Safety data sheet.pdf", "Technical data sheet.pdf"]) {
    expect(zip.includes(name), name).toBe(true);
  }
  expect(zip.includes("Composition.pdf")).toBe(false);
});

test("the product page says what became of a request: closed without a word, declined, withdrawn", async () => {
  const supplier = await signedIn(manager, "/admin");
  const product = await createProduct(supplier);
  const name = "Safety data sheet.pdf";
  await createDocument(supplier, {
    product: product.key,
    name,
    type: "SDS",
    visibility: "CONFIDENTIAL",
  });
  const buyer = await signedIn("buyer@neroli.example", "/notifications");
  const says = async (what: string) => {
    await visit(buyer, product.page);
    await buyer.getByRole("link", { name: new RegExp(`^${what} on .*: ${name}$`) }).waitFor();
    // Asked once more where it did not help.
    await buyer.getByRole("button", { name: `Request: ${name}` }).waitFor();
  };
  await endRequest(buyer, { key: await askForSheet(buyer, product.key), how: "cancel" });
  await says("Canceled");
  await endRequest(supplier, { key: await askForSheet(buyer, product.key), how: "close" });
  await says("Closed");
  // The one that was withdrawn does not hide what became of the other.
  await endRequest(buyer, { key: await askForSheet(buyer, product.key), how: "cancel" });
  await says("Closed");
  await endRequest(supplier, { key: await askForSheet(buyer, product.key), how: "reject" });
  await says("Declined");
  await expectAccessible(buyer);
});
