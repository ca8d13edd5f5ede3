import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, noOverflow, signedIn, unique, visit } from "./browser.ts";
import { cutAnswer } from "./cut-answer.ts";
import { newBuyer } from "./new-buyer.ts";
import { pageOf } from "./round-steps.ts";

const products = {
  niacinamide: "velourine-b3-pc",
  vitaminC: "velourine-c-ether",
};
const productPage = (key: string) => `/ingredients/permalink/${key}`;

/** Adds what the dialog was opened for to a project that is begun in it, or to one there is. */
async function chooseProject(page: Page, title: string, how: "new" | "existing") {
  const dialog = page.getByRole("dialog", { name: /to a project$/ });
  if (how === "new") {
    await dialog.getByRole("radio", { name: "New project" }).check();
    await dialog.getByLabel(/^Title of the project/).fill(title);
  } else {
    await dialog.getByRole("radio", { name: title }).check();
  }
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}

const row = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("row").filter({ hasText: name });

/** In the row of a product; narrow screens show it in another cell. */
const shown = (page: Page, name: string, text: string) =>
  row(page, name).getByText(text).filter({ visible: true });

async function act(page: Page, name: string | RegExp, action: string) {
  await row(page, name)
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("products come into a project from a product's page, a search, a comparison and the bookmarks", async () => {
  const buyer = await newBuyer();
  const title = `Serum ${unique()}`;
  const page = await pageOf(buyer, productPage(products.niacinamide));
  await page.getByRole("button", { name: /^Add to project: Velourine/ }).click();
  await chooseProject(page, title, "new");
  await page.getByText("Product added successfully").waitFor();

  await visit(page, "/ingredients/search?query=squalane");
  const boxes = page.getByRole("checkbox", { name: /^Select / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole("button", { name: "Add to project", exact: true }).click();
  await chooseProject(page, title, "existing");
  await page.getByText("2 products added successfully").waitFor();
  await page.getByRole("button", { name: "Clear" }).first().click();

  await visit(page, `/compare?products=${products.niacinamide},${products.vitaminC}`);
  await page.getByRole("button", { name: "Add all to a project" }).click();
  await chooseProject(page, title, "existing");
  await page.getByText("2 products added successfully").waitFor();

  await visit(page, "/ingredients/search?query=panthenol");
  const bookmark = page.getByRole("button", { name: /^Bookmark / }).first();
  await bookmark.click();
  await page
    .getByText(/is bookmarked|bookmarked/i)
    .first()
    .waitFor();
  await visit(page, "/bookmarks");
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Add to project" }).click();
  await chooseProject(page, title, "existing");
  await page.getByRole("button", { name: "Open the project" }).click();

  // The niacinamide was there already: it is in it once.
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByText("5 entries").waitFor();
  await expectAccessible(page);
});

test("products are reviewed, and suppliers asked for several at once: the project shows what became of it", async () => {
  const buyer = await newBuyer();
  const title = `Cream ${unique()}`;
  const page = await pageOf(buyer, productPage(products.niacinamide));
  await page.getByRole("button", { name: /^Add to project: Velourine/ }).click();
  await chooseProject(page, title, "new");
  await page.getByRole("button", { name: "Open the project" }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  const address = new URL(page.url()).pathname;
  await visit(page, "/ingredients/search?query=squalane");
  const first = page.getByRole("checkbox", { name: /^Select / }).first();
  const squalane = ((await first.getAttribute("aria-label")) ?? "").replace("Select ", "");
  await first.check();
  await page.getByRole("button", { name: "Add to project", exact: true }).click();
  await chooseProject(page, title, "existing");
  await page.getByRole("button", { name: "Open the project" }).click();
  await page.waitForURL((url) => url.pathname === address);

  await act(page, "Velourine", "Accept");
  await shown(page, "Velourine", "Accepted").waitFor();
  await act(page, squalane, "Reject …");
  const rejection = page.getByRole("dialog", { name: /^Reject / });
  await rejection.getByRole("button", { name: "Reject", exact: true }).click();
  await rejection.getByText("Please say why it is rejected.").waitFor();
  await rejection.getByLabel(/^Reason/).fill("It clouds the cream.");
  await rejection.getByRole("button", { name: "Reject", exact: true }).click();
  await shown(page, squalane, "It clouds the cream.").waitFor();
  await row(page, squalane)
    .getByRole("button", { name: /^Actions for/ })
    .click();
  const note = page.getByRole("menuitem", { name: /^Write a note/ });
  await expect.poll(() => note.getAttribute("aria-disabled")).toBe("true");
  await note.getByText("The product was rejected: its entry cannot be edited.").waitFor();
  await page.keyboard.press("Escape");
  await act(page, "Velourine", "Write a note …");
  await page.getByRole("dialog").getByLabel("Note").fill("Ask for lot 7.");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await shown(page, "Velourine", "Ask for lot 7.").waitFor();

  await page.getByRole("checkbox", { name: /^Select all/ }).check();
  await page.getByRole("button", { name: "Request", exact: true }).click();
  await page.getByRole("menuitem", { name: "Request documents" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel(/^Safety data sheet/).check();
  await form.getByLabel(/^Message/).fill("For our safety assessor, please.");
  await form.getByLabel(/^Begin the next requests of this project/).check();
  await form.getByLabel(/^Full name/).fill("Noa Lindqvist");
  await form.getByLabel(/^Company/).fill("Maren and Holt");
  await form.getByLabel(/department/i).selectOption({ index: 1 });
  await form.getByRole("button", { name: /^Send/ }).click();
  await form.waitFor({ state: "detached" });
  await shown(page, "Velourine", "Document: open").waitFor();
  await shown(page, squalane, "Document: open").waitFor();

  // The next request begins with what was kept. What a filter takes out of sight stays selected.
  await page.getByRole("checkbox", { name: /^Select all/ }).check();
  await page.getByLabel("Filter by Product", { exact: true }).fill("Velourine");
  await row(page, squalane).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Request", exact: true }).click();
  await page.getByRole("menuitem", { name: "Contact supplier" }).click();
  await expect
    .poll(() =>
      page
        .getByRole("dialog")
        .getByLabel(/^Message/)
        .inputValue(),
    )
    .toBe("For our safety assessor, please.");
  await page.getByRole("dialog").getByText(squalane).first().waitFor();
});

test("several products are accepted, and rejected with one reason, at once", async () => {
  const buyer = await newBuyer();
  const title = `Balm ${unique()}`;
  const page = await pageOf(buyer, "/ingredients/search?query=squalane", {
    mayLog: /ERR_CONNECTION_RESET|status of 409/,
  });
  const boxes = page.getByRole("checkbox", { name: /^Select / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole("button", { name: "Add to project", exact: true }).click();
  await chooseProject(page, title, "new");
  await page.getByRole("button", { name: "Open the project" }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();

  await page.getByRole("checkbox", { name: /^Select all/ }).check();
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await page.getByText("2 products are accepted.").waitFor();
  const states = row(page, "Squalane");
  await expect.poll(() => states.filter({ hasText: "Accepted" }).count()).toBe(2);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Reject …" }).click();
  const dialog = page.getByRole("dialog", { name: "Reject 2 products?" });
  await dialog.getByLabel(/^Reason/).fill("Too heavy for a balm.");
  // The answer to the first is lost: who tries again is not held up by what is done.
  const tries = await cutAnswer(page, "*/reject");
  await dialog.getByRole("button", { name: "Reject", exact: true }).click();
  await dialog.getByRole("alert").filter({ hasText: /\w/ }).waitFor();
  await dialog.getByRole("button", { name: "Reject", exact: true }).click();
  await page.getByText("2 products are rejected.").waitFor();
  expect(tries()).toBe(3);
  await expect.poll(() => states.filter({ hasText: "Too heavy for a balm." }).count()).toBe(2);
});

test("colleagues and suppliers are made members; a supplier sees its own products and what is shared", async () => {
  const [buyer, colleague] = [await newBuyer(), await newBuyer()];
  const title = `Tonic ${unique()}`;
  const page = await pageOf(buyer, productPage(products.niacinamide), { mayLog: /404|409/ });
  await page.getByRole("button", { name: /^Add to project: Velourine/ }).click();
  await chooseProject(page, title, "new");
  await page.getByRole("button", { name: "Open the project" }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  const address = new URL(page.url()).pathname;
  await visit(page, "/ingredients/search?query=squalane");
  const other = page.getByRole("checkbox", { name: /^Select / }).first();
  const hidden = ((await other.getAttribute("aria-label")) ?? "").replace("Select ", "");
  await other.check();
  await page.getByRole("button", { name: "Add to project", exact: true }).click();
  await chooseProject(page, title, "existing");

  // Not a member of what members alone see.
  const theirs = await pageOf(colleague, address, { mayLog: /404/ });
  await theirs.getByText("does not exist or is not available to you").waitFor();

  await visit(page, `${address}?tab=about`);
  await page.getByRole("button", { name: "Share with a supplier" }).click();
  const share = page.getByRole("dialog", { name: "Share with a supplier" });
  await share.getByLabel(/^E-mail address/).fill(`nobody-${unique()}@neroli.example`);
  await share.getByRole("button", { name: "Share", exact: true }).click();
  await share.getByText(/^Nobody of a supplier works here with this address/).waitFor();
  await share.getByLabel(/^E-mail address/).fill("user@neroli.example");
  await share.getByRole("button", { name: "Share", exact: true }).click();
  await share.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Add colleagues" }).click();
  const people = page.getByRole("dialog", { name: "Add colleagues" });
  await people.getByRole("checkbox", { name: "Philipp Maurer" }).check();
  await people.getByRole("button", { name: "Add", exact: true }).click();
  await people.waitFor({ state: "detached" });
  const members = page.getByRole("list", { name: "Members" });
  await expect.poll(() => members.getByRole("listitem").count()).toBe(3);
  await expectAccessible(page);

  await visit(page, `${address}?tab=comments`);
  await page.getByRole("textbox", { name: /^Comment/ }).fill("For us: which price do we accept?");
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  await page.getByText("For us: which price do we accept?", { exact: true }).waitFor();
  await page.getByRole("textbox", { name: /^Comment/ }).fill("Which lot would you send?");
  await page.getByLabel("Share with suppliers").check();
  await page.getByRole("button", { name: "Comment and share" }).click();
  await page.getByText("Which lot would you send?", { exact: true }).waitFor();

  const supplier = await signedIn("user@neroli.example", "/admin");
  await supplier.getByRole("link", { name: title }).click();
  await supplier.getByRole("heading", { level: 1, name: title }).waitFor();
  await supplier.getByRole("link", { name: /^Velourine/ }).waitFor();
  await supplier.getByText("Which lot would you send?").waitFor();
  await expect.poll(() => supplier.getByText(hidden).count()).toBe(0);
  await expect.poll(() => supplier.getByText("For us: which price do we accept?").count()).toBe(0);
  await supplier.getByRole("textbox", { name: /^Comment/ }).fill("Lot 7, next week.");
  await supplier.getByRole("button", { name: "Comment", exact: true }).click();
  await supplier.getByText("Lot 7, next week.", { exact: true }).waitFor();
  await expectAccessible(supplier);

  await visit(page, "/notifications");
  await page.getByRole("main").getByText(`commented in the project ${title}`).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await visit(page, `${address}?tab=activity`);
  await page.getByText(/added Philipp Maurer \(Member\)/).waitFor();
});

test("the whole project comes as a zip", async () => {
  const buyer = await newBuyer();
  const title = `Foam ${unique()}`;
  const page = await pageOf(buyer, productPage(products.niacinamide));
  await page.getByRole("button", { name: /^Add to project: Velourine/ }).click();
  await chooseProject(page, title, "new");
  await page.getByRole("button", { name: "Open the project" }).click();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByText("The zip is being made.").waitFor();
  await visit(page, "/downloads");
  const get = page.getByRole("button", { name: /^Get the file: foam-/ });
  await get.waitFor();
  const [file] = await Promise.all([page.waitForEvent("download"), get.click()]);
  expect(file.suggestedFilename()).toMatch(/^foam-.*\.zip$/);
});

test.each(["", "?tab=documents", "?tab=comments", "?tab=about", "?tab=activity"])(
  "a project on a phone: %s",
  async (tab) => {
    const page = await signedIn("buyer@neroli.example", `/project/maren-holt/demo-serum${tab}`, {
      width: 390,
      height: 844,
    });
    await page.getByRole("heading", { level: 1, name: /Winter serum/ }).waitFor();
    await expectAccessible(page);
    await noOverflow(page);
  },
);
