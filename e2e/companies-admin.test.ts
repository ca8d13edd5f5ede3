import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, newPage, noOverflow, signedIn, unique, visit } from "./browser.ts";
import { createCompany } from "./company-steps.ts";
import { png, tiff } from "./png.ts";

const save = async (page: Page) => {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Company saved!").waitFor();
};

/** Puts a field of velouria-actives on one visibility; other tests read that company. */
async function choose(page: Page, field: string, visibility: "Public" | "Confidential") {
  const row = page.getByRole("listitem").filter({ hasText: field });
  await row.getByText(visibility, { exact: true }).click();
  await page.getByText(`${field}: ${visibility}`).first().waitFor();
}

test("a manager edits the company and its visibility; a visitor reads less than a buyer", async () => {
  const manager = await signedIn(
    "manager@neroli.example",
    "/admin/companies/editor/velouria-actives",
  );
  const formerName = `Maison ${unique()}`;
  const formerly = manager.getByLabel("Formerly known as");
  await formerly.waitFor();
  const before = await formerly.inputValue();
  await formerly.fill(formerName);
  await manager.getByLabel("Website").fill("nowhere");
  await manager.getByRole("button", { name: "Save", exact: true }).click();
  await manager.getByRole("alert").getByText("Give a website such as").waitFor();

  // What was typed survives a reload; the browser asks first.
  manager.on("dialog", (dialog) => void dialog.accept());
  await manager.reload();
  await manager.getByText("What you had typed before is here again.").waitFor();
  await expect.poll(() => formerly.inputValue()).toBe(formerName);
  await manager.getByLabel("Website").fill("velouria-actives.example");
  await expectAccessible(manager);
  await save(manager);

  await visit(manager, "/admin/dataVisibility/velouria-actives");
  await choose(manager, "Formerly known as", "Confidential");
  const preview = manager.getByRole("region", { name: "Preview: Anonymous" });
  await preview.getByText(formerName).waitFor({ state: "detached" });
  await preview.getByText("Formerly known as").waitFor();
  await expectAccessible(manager);
  await manager.getByText("Verified", { exact: true }).first().click();
  await manager.getByRole("region", { name: "Preview: Verified" }).getByText(formerName).waitFor();

  const visitor = await newPage();
  await visit(visitor, "/company/velouria-actives");
  const facts = visitor.getByRole("region", { name: "Facts" });
  await facts.getByText("Formerly known as").waitFor();
  await expect.poll(() => facts.getByText(formerName).count()).toBe(0);
  const buyer = await signedIn("buyer@neroli.example", "/requests");
  await visit(buyer, "/company/velouria-actives");
  await buyer.getByRole("region", { name: "Facts" }).getByText(formerName).waitFor();
  await expect.poll(() => buyer.getByRole("link", { name: "Edit" }).count()).toBe(0);

  await choose(manager, "Formerly known as", "Public");
  await manager.getByRole("button", { name: "Undo" }).first().waitFor();
  await visit(manager, "/admin/companies/editor/velouria-actives");
  await formerly.fill(before);
  await save(manager);
});

test("two save one company: what each changed stays, what both changed is chosen", async () => {
  const first = await signedIn("support@neroli.example", "/admin/companies", { mayLog: /409/ });
  const name = `Conflict ${unique()}`;
  const key = await createCompany(first, name);
  const second = await signedIn("editor-support@neroli.example", `/admin/companies/editor/${key}`, {
    locale: "en-GB",
  });
  await second.getByLabel("Tag line").fill("Theirs");
  await second.getByLabel("VAT number").fill("DE999");
  await save(second);
  await first.getByLabel("Tag line").fill("Mine");
  await first.getByLabel("Website").fill("mine.example");
  await first.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = first.getByRole("dialog", { name: /^Somebody else saved this company/ });
  await dialog.getByText("taken over: VAT number").waitFor();
  await expectAccessible(first);
  await dialog.getByLabel("Take theirs").check();
  await dialog.getByRole("button", { name: "Save with these choices" }).click();
  await first.getByText("Company saved!").first().waitFor();
  await visit(first, `/admin/companies/editor/${key}`);
  await first.getByLabel("Tag line").waitFor();
  await expect.poll(() => first.getByLabel("Tag line").inputValue()).toBe("Theirs");
  await expect.poll(() => first.getByLabel("VAT number").inputValue()).toBe("DE999");
  await expect.poll(() => first.getByLabel("Website").inputValue()).toBe("https://mine.example");
});

test("a picture of other dimensions than recommended is cropped by keyboard, taken whole, and taken back", async () => {
  const page = await signedIn("support@neroli.example", "/admin/companies");
  await page.setViewportSize({ width: 390, height: 844 });
  await createCompany(page, `Atelier ${unique()}`);
  const header = page.getByRole("group", { name: "Header picture" });
  const shown = header.locator("img");
  const sizeOf = () =>
    shown.evaluate((img: HTMLImageElement) => `${img.naturalWidth} x ${img.naturalHeight}`);
  const choose = () =>
    header.getByLabel("Header picture").setInputFiles(png({ width: 1200, height: 600 }));
  const dialog = page.getByRole("dialog", { name: "Header picture" });

  await choose();
  await dialog.getByText("Recommended: 1000 x 200 pixels; yours is 1200 x 600.").waitFor();
  await dialog.getByText("In the frame: 1200 x 240 pixels.").waitFor();
  await expectAccessible(page);
  await noOverflow(page);
  const frame = dialog.getByLabel("Frame: the arrow keys move it");
  const top = async () => (await frame.boundingBox())?.y ?? 0;
  const before = await top();
  await frame.press("Shift+ArrowUp");
  await expect.poll(top).toBeLessThan(before);
  const corner = dialog.getByLabel("Corner of the frame: the arrow keys resize it").last();
  await corner.press("Shift+ArrowRight");
  await expect.poll(() => dialog.getByText("In the frame: 1200 x 240 pixels.").count()).toBe(0);
  await dialog.getByText("That is less than recommended").waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: "Start over" }).click();
  await dialog.getByText("In the frame: 1200 x 240 pixels.").waitFor();
  await dialog.getByRole("button", { name: "Use what is in the frame" }).click();
  await page.getByText("Picture saved").waitFor();
  await expect.poll(sizeOf).toBe("1000 x 200");

  await choose();
  await dialog.getByRole("button", { name: "Use the whole picture" }).click();
  await expect.poll(sizeOf).toBe("1000 x 500");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("The picture is as it was before.").waitFor();
  await expect.poll(sizeOf).toBe("1000 x 200");

  // What browsers cannot show goes to the server as it is, which says what it is not.
  const blind = { name: "header.tif", mimeType: "image/tiff", buffer: tiff };
  await header.getByLabel("Header picture").setInputFiles(blind);
  await page.getByText("Browsers cannot show files of this kind", { exact: false }).waitFor();
  await expect.poll(sizeOf).toBe("2 x 2");
});

test("support creates, pictures, verifies, renames and disables a company", async () => {
  const page = await signedIn("support@neroli.example", "/admin/companies", { mayLog: /40[04]/ });
  await expectAccessible(page);
  const name = `Atelier ${unique()}`;
  const key = await createCompany(page, name);
  await page.getByText("Our team has not verified this company yet").waitFor();

  const logo = page.getByRole("group", { name: "Logo", exact: true });
  await logo.getByLabel("Logo").setInputFiles(png({ width: 60, height: 60 }));
  const small = page.getByRole("dialog", { name: "Logo" });
  await small.getByText("Recommended: 100 x 100 pixels; yours is 60 x 60.").waitFor();
  await small.getByText("That is less than recommended and may look blurred.").waitFor();
  await small.getByRole("button", { name: "Cancel" }).click();
  await logo.getByText("No picture").waitFor();
  await logo.getByLabel("Logo").setInputFiles(png({ width: 200, height: 200 }));
  await page.getByText("Picture saved").waitFor();
  await logo.getByRole("img").or(logo.locator("img")).first().waitFor();
  await expect.poll(() => logo.getByRole("alert").count()).toBe(0);

  const rename = async (from: string, to: string) => {
    await page.getByRole("button", { name: "Rename" }).click();
    const dialog = page.getByRole("dialog", { name: `Rename ${from}` });
    await dialog.getByText(`/company/${key}`, { exact: false }).waitFor();
    await expectAccessible(page);
    await dialog.getByLabel("New name").fill(to);
    await dialog.getByRole("button", { name: "Rename" }).click();
    await page.getByText(`Renamed to ${to}`).waitFor();
  };
  await page.getByRole("button", { name: "Limits" }).click();
  const limits = page.getByRole("dialog", { name: `Limits of ${name}` });
  await limits.getByText("Leave it empty for the usual 5 GB.", { exact: false }).waitFor();
  await expectAccessible(page);
  await limits.getByLabel("Storage in GB").fill("0.5");
  await limits.getByRole("button", { name: "Save" }).click();
  await limits.getByText("Give a whole number.").waitFor();
  await limits.getByLabel("Storage in GB").fill("50");
  await limits.getByRole("button", { name: "Save" }).click();
  await page.getByText(`Limits of ${name} saved`).waitFor();
  await visit(page, `/admin/imports?company=${key}`);
  await page.getByText("of 50 GB", { exact: false }).waitFor();
  await visit(page, `/admin/companies/editor/${key}`);

  const newName = `Maison ${unique()}`;
  await rename(name, newName);
  await page.getByRole("heading", { level: 1, name: `Edit ${newName}` }).waitFor();
  // The former address leads on, also where the page's styles come later than that is known.
  const styles = /\/assets\/company.*\.css$/;
  await page.route(styles, async (route) => {
    await page.waitForResponse(`**/api/companies/${key}`);
    await route.continue();
  });
  await visit(page, `/company/${key}`);
  await page.getByText("Our team has not verified this company yet").waitFor();

  await visit(page, `/admin/companies?name__icontains=${encodeURIComponent(newName)}`);
  const row = page.getByRole("row").filter({ hasText: newName });
  await row.getByRole("checkbox").press("Space");
  await page.getByRole("button", { name: "Verify", exact: true }).press("Enter");
  await page.getByText("1 company changed").first().waitFor();
  await row.getByText("Verified", { exact: true }).waitFor();
  const visitor = await newPage({ mayLog: /404/ });
  await visit(visitor, `/company/${key}`);
  await visitor.getByRole("heading", { level: 1, name: newName }).waitFor();
  await expect.poll(() => new URL(visitor.url()).pathname).not.toBe(`/company/${key}`);
  await page.getByRole("button", { name: "Undo" }).click();
  await row.getByText("Not verified").waitFor();
  await visitor.reload();
  await visitor.getByRole("heading", { name: "Company not found" }).waitFor();

  const act = async (action: string) => {
    await row.getByRole("button", { name: `Actions for ${newName}` }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  await act("Disable");
  const question = page.getByRole("dialog", { name: `Disable ${newName}?` });
  await question.getByText("Nothing is deleted", { exact: false }).waitFor();
  await question.getByRole("button", { name: "Disable" }).click();
  await page.getByText(`${newName} is disabled`).waitFor();
  await row.getByRole("cell", { name: "Disabled", exact: true }).waitFor();
  await act("Enable");
  await row.getByRole("cell", { name: "Enabled", exact: true }).waitFor();
});

test("a label is made, given, changed, and gone once nobody carries it", async () => {
  const page = await signedIn("support@neroli.example", "/admin/labels", { mayLog: /409/ });
  const title = `Label ${unique()}`;
  await page.getByRole("button", { name: "New label" }).first().click();
  const form = page.getByRole("dialog", { name: "New label" });
  await form.getByRole("button", { name: "Create label" }).click();
  await form.getByText("Please fill this in.").waitFor();
  await form.getByLabel("Title").fill("Century house");
  await form.getByRole("button", { name: "Create label" }).click();
  await form.getByText("Couldn't create label").waitFor();
  await form.getByLabel("Title").fill(title);
  await form.getByRole("textbox", { name: "Colour", exact: true }).fill("#FFEC99");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Create label" }).click();
  await page.getByText("Label created").waitFor();

  await visit(page, "/admin/companies?name__icontains=Brightwater");
  await page.getByRole("button", { name: "Actions for Brightwater Home" }).click();
  await page.getByRole("menuitem", { name: "Change labels" }).click();
  const labels = page.getByRole("dialog", { name: "Labels of Brightwater Home" });
  await labels.getByRole("checkbox", { name: title }).check();
  await labels.getByRole("button", { name: "Save" }).click();
  // Also the filters name the label: the company's own row is meant.
  const row = page.getByRole("row", { name: "Select Brightwater Home" });
  await row.filter({ hasText: title }).waitFor();

  const removal = async () => {
    await visit(page, `/admin/labels?title__icontains=${encodeURIComponent(title)}`);
    await page.getByRole("button", { name: `Actions for ${title}` }).click();
    return page.getByRole("menuitem", { name: "Remove" });
  };
  const kept = await removal();
  await expect.poll(() => kept.getAttribute("aria-disabled")).toBe("true");
  await kept.getByText("companies: 1, products: 0", { exact: false }).waitFor();
  await expectAccessible(page);

  await visit(page, "/company/brightwater-home");
  await page.getByText(title).waitFor();
  await visit(page, "/admin/companies?name__icontains=Brightwater");
  await page.getByRole("button", { name: "Actions for Brightwater Home" }).click();
  await page.getByRole("menuitem", { name: "Change labels" }).click();
  await labels.getByRole("checkbox", { name: title }).uncheck();
  await labels.getByRole("button", { name: "Save" }).click();
  await page.getByText("Labels of Brightwater Home saved").waitFor();
  await (await removal()).click();
  await page
    .getByRole("dialog", { name: `Remove ${title}` })
    .getByRole("button", { name: "Remove" })
    .click();
  await page.getByText("Label removed").waitFor();
  await page.getByText("No label matches.").waitFor();
});

test("in German on a phone nothing runs out of the page", async () => {
  const page = await signedIn("support@neroli.example", "/admin/companies", {
    width: 390,
    height: 844,
    locale: "de-DE",
  });
  await page.getByRole("link", { name: "Aldergate Fill and Pack" }).waitFor();
  await noOverflow(page);
  for (const [address, heading] of [
    ["/admin/companies/editor/velouria-actives", "Velouria Actives bearbeiten"],
    ["/admin/companies/editor", "Neues Unternehmen"],
    ["/admin/dataVisibility/velouria-actives", "Sichtbarkeit der Daten von Velouria Actives"],
    ["/admin/labels", "Labels"],
  ] as const) {
    await visit(page, address);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await noOverflow(page);
    await expectAccessible(page);
  }
});
