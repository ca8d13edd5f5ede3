import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  expectAccessible,
  newPage,
  noOverflow,
  origin,
  signedIn,
  unique,
  visit,
} from "./browser.ts";
import { cutAnswer } from "./cut-answer.ts";
import { act, file } from "./document-steps.ts";
import { pdf } from "./pdf.ts";

const portal = "maren-holt-portal";
const address = `/admin/event/${portal}/dashboard/documents`;
const admin = (path: string, options = {}) =>
  signedIn("portal-admin@neroli.example", path, options);
const host = `http://${portal}.localhost:${new URL(origin).port}/`;

const row = (page: Page, name: string) =>
  page.getByRole("table", { name: "Documents of a portal" }).getByRole("row").filter({
    hasText: name,
  });
const publicList = (page: Page) => page.getByRole("region", { name: "Documents", exact: true });

/** Lets a file fall where it is invited to. */
async function drop(page: Page, { name, text }: { name: string; text: string }): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (dropped) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([dropped.text], dropped.name));
      return transfer;
    },
    { name, text },
  );
  await page.getByText("Drop files here").dispatchEvent("drop", { dataTransfer });
}

test("documents of a portal are added by button and by drop, replaced and removed, and its visitors read them", async () => {
  const id = unique();
  const [terms, arrival] = [`terms-${id}.pdf`, `arrival-${id}.txt`];
  // By way of the overview, whose card leads there, and the shorter address.
  const page = await admin(`/admin/event/${portal}/dashboard`);
  await page.getByRole("main").getByRole("link", { name: "Documents" }).last().click();
  await page.waitForURL(`**${address}`);
  await visit(page, `/admin/event/${portal}/documents`);
  await page.waitForURL(`**${address}`);

  await page.getByLabel("Choose files").setInputFiles([file(terms, pdf("First terms"))]);
  await drop(page, { name: arrival, text: "By train to the fair." });
  await page
    .getByRole("group", { name: new RegExp(terms) })
    .getByLabel("Type")
    .selectOption({
      label: "Brochure",
    });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Upload 2 documents" }).click();
  await row(page, arrival).waitFor();
  await row(page, terms).getByRole("cell", { name: "Brochure" }).waitFor();
  await row(page, terms).getByText("Wiebke Andresen").waitFor();

  await page.getByRole("button", { name: `Preview of ${terms}` }).press("Enter");
  const preview = page.getByRole("dialog", { name: terms });
  await preview.getByText("First terms").waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await preview.waitFor({ state: "detached" });

  // What visitors of the portal see, before any script.
  const visitor = await newPage({ javaScriptEnabled: false });
  await visitor.goto(host);
  const link = publicList(visitor).getByRole("link", { name: terms });
  const first = new URL((await link.getAttribute("href")) ?? "", origin).href;
  expect((await visitor.request.get(first)).status()).toBe(200);
  await publicList(visitor).getByRole("link", { name: arrival }).waitFor();

  const chosen = page.waitForEvent("filechooser");
  await act(page, { on: terms, what: "Replace the file" });
  await (await chosen).setFiles([file(`newer-${id}.pdf`, pdf("Second terms"))]);
  const next = page.getByRole("group", { name: new RegExp(`newer-${id}`) });
  await next.getByLabel("Keep as").getByText(`In place of ${terms}`).waitFor({ state: "attached" });
  await next.getByLabel("Name").fill(terms);
  await next.getByLabel("Name").press("Enter");
  await row(page, terms).getByRole("cell", { name: "2", exact: true }).waitFor();
  await expect.poll(() => row(page, terms).count()).toBe(1);
  await visitor.reload();
  await publicList(visitor).getByRole("link", { name: terms }).waitFor();
  expect((await visitor.request.get(first)).status()).toBe(404);

  await page.getByLabel(`Select ${terms}`).check();
  await page.getByLabel(`Select ${arrival}`).check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Delete 2 documents?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Delete" }).click();
  await page.getByText("2 documents deleted").waitFor();
  await expect.poll(() => row(page, id).count()).toBe(0);
  await visitor.reload();
  await expect.poll(() => visitor.getByText(id).count()).toBe(0);
});

test("an upload that breaks off loses nothing; a wrong file is told; on a German phone", async () => {
  const name = `karte-${unique()}.pdf`;
  const page = await admin(address, {
    ...{ locale: "de-DE", width: 390, mayLog: /ERR_CONNECTION_RESET/ },
  });
  const made = await cutAnswer(page, `*/api/portals/${portal}/assets`);
  await page
    .getByLabel("Dateien wählen")
    .setInputFiles([
      file(name, pdf("Karte")),
      file("alt.doc", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0])),
    ]);
  await page.getByText("alt.doc kann nicht hochgeladen werden").waitFor();
  await page.getByRole("button", { name: "alt.doc nicht hochladen" }).click();
  const staged = page.getByRole("group", { name: new RegExp(name) });
  await page.getByRole("button", { name: "1 Dokument hochladen" }).click();
  await staged.getByText("Die Verbindung ist abgebrochen", { exact: false }).waitFor();
  await expectAccessible(page);
  await noOverflow(page);
  await page.reload();
  await staged.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.poll(made).toBe(2);
  const german = page.getByRole("row").filter({ hasText: name });
  await german.waitFor();
  await noOverflow(page);
  await expect.poll(() => german.count()).toBe(1);

  const visitor = await newPage({ locale: "de-DE", width: 390 });
  await visit(visitor, host);
  await visitor.getByRole("link", { name }).waitFor();
  await expectAccessible(visitor);
  await noOverflow(visitor);

  await page.getByRole("button", { name: `Aktionen für ${name}` }).click();
  await page.getByRole("menuitem", { name: "Löschen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Löschen" }).click();
  await page.getByText("1 Dokument gelöscht").waitFor();
});

test("documents of an exhibition stand on its page; only who keeps them comes to the table", async () => {
  const exhibition = "formulation-days-lyon";
  const name = `programme-${unique()}.pdf`;
  const page = await signedIn(
    "support@neroli.example",
    `/admin/event/${exhibition}/dashboard/documents`,
  );
  await page.getByLabel("Choose files").setInputFiles([file(name, pdf("Programme"))]);
  await page.getByRole("button", { name: "Upload 1 document" }).click();
  await row(page, name).waitFor();
  await page.getByRole("link", { name: "See the page" }).click();
  await publicList(page).getByRole("link", { name }).waitFor();
  await expectAccessible(page);
  await visit(page, `/admin/event/${exhibition}/dashboard/documents`);
  await act(page, { on: name, what: "Delete" });
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("1 document deleted").waitFor();

  const buyer = await signedIn("buyer@neroli.example", address);
  await buyer.getByText("Permission Denied", { exact: false }).waitFor();
});
