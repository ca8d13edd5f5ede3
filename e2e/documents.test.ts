import { expect, test } from "vitest";
import { expectAccessible, noOverflow, signedIn, unique, visit } from "./browser.ts";
import { cutAnswer } from "./cut-answer.ts";
import {
  act,
  company,
  createDocument,
  createProduct,
  documents,
  file,
  hugeFile,
  manager,
  row,
} from "./document-steps.ts";
import { pdf, safetyDataSheet } from "./pdf.ts";
import { png } from "./png.ts";

test("a safety data sheet is uploaded and described; what is missing and what has expired is told", async () => {
  const page = await signedIn(manager, "/admin");
  const product = await createProduct(page);
  await visit(page, product.page);
  await page.getByText("85% of users leave a product page without documentation.").waitFor();
  await page.getByRole("link", { name: "Add documents" }).click();
  await page.getByText("0 of 5 documents that buyers look for").waitFor();
  await page
    .getByLabel("Choose files")
    .setInputFiles([file("velvet_sds_EN.pdf", safetyDataSheet())]);
  const staged = page.getByRole("group", { name: /velvet_sds_EN\.pdf/ });
  await expect.poll(() => staged.getByLabel("Type").inputValue()).toBe("SDS");
  await expect.poll(() => staged.getByLabel("Language").inputValue()).toBe("en");
  await staged.getByLabel("Name").fill("Safety data sheet.pdf");
  await staged.getByLabel("Valid until").fill("2020-01-31");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Upload 1 document" }).click();
  await row(page, "Safety data sheet.pdf").getByText("Expired").waitFor();
  await page.getByText("1 of 5 documents that buyers look for").waitFor();
  await page.getByText("has expired").waitFor();

  await act(page, { on: "Safety data sheet.pdf", what: "Edit" });
  const form = page.getByRole("dialog", { name: "Edit Safety data sheet.pdf" });
  await form.getByLabel("Valid until").fill("");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save" }).click();
  await row(page, "Safety data sheet.pdf").getByText("No end").waitFor();
});

test("a document has versions; the older ones unfold, and all can be removed", async () => {
  const page = await signedIn(manager, "/admin");
  const product = await createProduct(page);
  await createDocument(page, { product: product.key, name: "Safety data sheet.pdf", type: "SDS" });
  await visit(page, product.editor);
  const chosen = page.waitForEvent("filechooser");
  await act(page, { on: "Safety data sheet.pdf", what: "Upload a new version" });
  await (await chosen).setFiles([file("sds-2.pdf", pdf("Second version"))]);
  const next = page.getByRole("group", { name: /sds-2\.pdf/ });
  await next.getByLabel("Keep as").getByText("Version 2 of Safety data sheet.pdf").waitFor({
    state: "attached",
  });
  await next.getByLabel("Name").press("Enter");
  await row(page, "sds-2.pdf").waitFor();
  await page.getByRole("button", { name: "1 older version: sds-2.pdf" }).press("Enter");
  const older = page.getByRole("list", { name: "Older versions of sds-2.pdf" });
  await older.getByText("Version 1").waitFor();
  await expectAccessible(page);
  await row(page, "sds-2.pdf").getByRole("button", { name: "sds-2.pdf", exact: true }).click();
  const preview = page.getByRole("dialog", { name: "sds-2.pdf" });
  await preview.getByRole("img", { name: "Page 1 of 1" }).waitFor();
  await preview.getByText("Second version").waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await preview.waitFor({ state: "detached" });

  await act(page, { on: "sds-2.pdf", what: "Delete" });
  const question = page.getByRole("dialog", { name: "Delete sds-2.pdf?" });
  await question.getByLabel("Delete all 2 versions").check();
  await question.getByRole("button", { name: "Delete" }).click();
  await page.getByText("Asset deleted with success").waitFor();
  await page.getByText("0 of 5 documents that buyers look for").waitFor();
});

test("an upload whose answer is cut off is sent again, also after a reload, and is there once", async () => {
  const page = await signedIn(manager, "/admin", { mayLog: /ERR_CONNECTION_RESET/ });
  const product = await createProduct(page);
  await visit(page, product.editor);
  // Its answer, not the upload: the server has the document, and the page cannot know.
  const made = await cutAnswer(page, `*/api/companies/${company}/assets`);
  await page
    .getByLabel("Choose files")
    .setInputFiles([
      file("tds.pdf", pdf("Technical data")),
      file("old.doc", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0])),
    ]);
  await page.getByText("old.doc cannot be uploaded").waitFor();
  await page.getByLabel("Choose files").setInputFiles(await hugeFile());
  await page.getByText("The file has 31 MB; 30 MB are the most.").waitFor();
  const staged = page.getByRole("group", { name: /tds\.pdf/ });
  await staged.getByLabel("Name").fill("Data of 2026.pdf");
  await staged.getByLabel("Visibility").selectOption("CONFIDENTIAL");
  await page.getByRole("button", { name: "Upload 1 document" }).click();
  await staged.getByText("The connection broke. Please send it again").waitFor();
  await expectAccessible(page);
  // It goes with the tab, so that other pages can be looked at meanwhile.
  await page.getByRole("link", { name: "All ingredients" }).click();
  await page.waitForURL(/\/admin\/products\/ingredients/);
  await page.getByRole("heading", { level: 1, name: "Ingredients" }).waitFor();
  await page.goBack();
  await expect.poll(() => staged.getByLabel("Name").inputValue()).toBe("Data of 2026.pdf");
  for (const name of ["old.doc", "huge.pdf"]) {
    await page.getByRole("button", { name: `Do not upload ${name}` }).click();
  }
  // What was described and may not have arrived outlives a reload.
  await page.reload();
  await expect.poll(() => staged.getByLabel("Name").inputValue()).toBe("Data of 2026.pdf");
  await expect.poll(() => staged.getByLabel("Visibility").inputValue()).toBe("CONFIDENTIAL");
  await staged.getByRole("button", { name: "Try again" }).click();
  await expect.poll(made).toBe(2);
  await page.getByText("Data of 2026.pdf is uploaded").waitFor();
  await row(page, "Data of 2026.pdf").getByText("On request").waitFor();
  await page.reload();
  await row(page, "Data of 2026.pdf").waitFor();
  await expect.poll(() => documents(page).getByRole("row").count()).toBe(2);
});

test("pictures are uploaded, put in order by keyboard and removed", async () => {
  const page = await signedIn(manager, "/admin");
  const product = await createProduct(page);
  await visit(page, product.editor);
  await page
    .getByLabel("Choose pictures")
    .setInputFiles([png({ width: 400, height: 300 }), png({ width: 500, height: 300 })]);
  const pictures = page.getByRole("list", { name: "Pictures in their order" });
  await pictures.getByRole("listitem").nth(1).waitFor();
  const names = () =>
    pictures.getByRole("img").evaluateAll((all) => all.map((image) => image.getAttribute("alt")));
  const [before = "", after = ""] = await names();
  await page.getByRole("button", { name: `Move ${after} forward` }).press("ArrowLeft");
  await page.getByText(`${after} is now picture 1 of 2`).waitFor();
  await expectAccessible(page);
  await page.reload();
  await pictures.getByText("Shown in lists").waitFor();
  await expect.poll(names).toEqual([after, before]);
  await page.getByRole("button", { name: `Remove ${before}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("Asset deleted with success").waitFor();
  await expect.poll(names).toEqual([after]);
});

test("a company's documents on a German phone: added, found, hidden and shown again", async () => {
  const page = await signedIn("editor@neroli.example", "/admin/documents", {
    locale: "de-DE",
    width: 390,
    height: 844,
  });
  const name = `Zertifikat ${unique()}.pdf`;
  await page.getByLabel("Dateien wählen").setInputFiles([file(name, pdf("ISO 9001"))]);
  await page.getByRole("button", { name: "1 Dokument hochladen" }).click();
  await page.getByText(`${name} ist hochgeladen`).waitFor();
  await page.getByRole("searchbox", { name: /Name/ }).fill(name);
  const mine = page.getByRole("row").filter({ hasText: name });
  await mine.getByText("Das Unternehmen selbst").waitFor();
  // On a phone the list that grew shorter may have brought a button below what is said at its foot.
  await page.getByText(`${name} ist hochgeladen`).waitFor({ state: "hidden" });
  await expectAccessible(page);
  await noOverflow(page);
  await mine.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Sichtbarkeit ändern" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Auf Anfrage" }).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await mine.getByText("Auf Anfrage").first().waitFor();
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await mine.getByText("Auf der Plattform verfügbar").first().waitFor();
});
