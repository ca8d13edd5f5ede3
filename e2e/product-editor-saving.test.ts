import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, newPage, signedIn, unique, visit } from "./browser.ts";
import {
  asManager,
  company,
  field,
  find,
  managersToken,
  product,
  publish,
  save,
} from "./edited-products.ts";

test("two people save one product: the second chooses and loses nothing", async () => {
  const name = `Aube ${unique()}`;
  const [first, second] = await Promise.all([
    asManager("/admin"),
    // The refused save is what is tried.
    signedIn("editor@neroli.example", "/admin", { mayLog: /409/ }),
  ]);
  const { address } = await product(first, {
    fields: { name, tagline: "Old", description: "Old" },
  });
  await visit(second, address);
  await field(second, "Description").fill("Of the second");
  await field(second, "Tagline").fill("Mine");
  await visit(first, address);
  await field(first, "Tagline").fill("Theirs");
  await field(first, "Storage conditions").fill("Cool");
  await save(first);

  await second.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = second.getByRole("dialog", { name: /^Somebody else saved this product/ });
  await dialog.getByText("Changed by the other person, taken over: Storage conditions").waitFor();
  const tagline = dialog.getByRole("radiogroup", { name: "Tagline" });
  await tagline.getByText("Mine", { exact: true }).waitFor();
  await tagline.getByText("Theirs", { exact: true }).waitFor();
  await expect.poll(() => dialog.getByRole("radiogroup").count()).toBe(1);
  await expectAccessible(second);
  await tagline.getByRole("radio", { name: "Take theirs" }).check();
  await dialog.getByRole("button", { name: "Save with these choices" }).click();
  await second.getByText("Product saved").waitFor();
  await expect.poll(() => field(second, "Tagline").inputValue()).toBe("Theirs");
  await expect.poll(() => field(second, "Description").inputValue()).toBe("Of the second");
  await expect.poll(() => field(second, "Storage conditions").inputValue()).toBe("Cool");
});

test("what somebody else saves meanwhile is told before one saves", async () => {
  const [mine, theirs] = await Promise.all([
    asManager("/admin"),
    signedIn("editor@neroli.example", "/admin"),
  ]);
  const { address } = await product(mine, { fields: { name: `Aube ${unique()}`, tagline: "Old" } });
  await visit(mine, address);
  await visit(theirs, address);
  await field(theirs, "Tagline").fill("New");
  await save(theirs);
  const comeBack = () =>
    mine.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  // Whoever has changed nothing sees the new version at once.
  await comeBack();
  await mine.getByText(/has saved this product; you see the new version$/).waitFor();
  await expect.poll(() => field(mine, "Tagline").inputValue()).toBe("New");

  await field(mine, "Description").fill("Of mine");
  await field(theirs, "Tagline").fill("Newer");
  await theirs.keyboard.press("Control+s");
  await theirs.getByText("Nothing has been changed yet.").waitFor();
  await comeBack();
  await mine.getByRole("button", { name: "Bring the changes together" }).click();
  const dialog = mine.getByRole("dialog", { name: /^Somebody else saved this product/ });
  await dialog.getByText("Changed by the other person, taken over: Tagline").waitFor();
  await dialog.getByRole("button", { name: "Save with these choices" }).click();
  await mine.getByText("Product saved").waitFor();
  await expect.poll(() => field(mine, "Tagline").inputValue()).toBe("Newer");
  await expect.poll(() => field(mine, "Description").inputValue()).toBe("Of mine");
});

test("a save is taken back from the toast, and from the history", async () => {
  const { address } = await product(await managersToken(), {
    fields: { name: `Aube ${unique()}`, tagline: "Before", functions: ["Humectant"] },
  });
  const page = await asManager(address);
  await field(page, "Tagline").fill("After");
  await save(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("The last change was taken back").waitFor();
  await expect.poll(() => field(page, "Tagline").inputValue()).toBe("Before");

  await page.getByRole("button", { name: "Remove Humectant" }).click();
  await page.getByRole("combobox", { name: "Functions", exact: true }).fill("Emollient");
  await page.keyboard.press("Enter");
  await save(page);
  await page.getByRole("button", { name: "Show the history" }).click();
  const history = page.getByRole("dialog", { name: "History" });
  const latest = history.getByRole("listitem").first();
  await latest.getByText("Functions", { exact: true }).waitFor();
  await latest.getByRole("deletion").getByText("Humectant").waitFor();
  await latest.getByRole("insertion").getByText("Emollient").waitFor();
  await history.getByText("Change taken back").waitFor();
  await expectAccessible(page);
  await history.getByRole("combobox", { name: "Changes of" }).selectOption("Tagline");
  await expect.poll(() => history.getByRole("listitem").count()).toBe(2);
  await history.getByRole("combobox", { name: "Changes of" }).selectOption("All fields");
  await history.getByRole("button", { name: "Take this change back" }).click();
  await page.getByText("The last change was taken back").first().waitFor();
  await page.getByRole("button", { name: "Remove Humectant" }).waitFor();
});

test("what is typed survives a reload, and nobody leaves it by accident", async () => {
  const { address } = await product(await managersToken(), {
    draft: true,
    fields: { name: `Aube ${unique()}` },
  });
  const page = await asManager(address);
  await field(page, "Description").fill("Half a thought");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText("What you had typed before is here again.").waitFor();
  await expect.poll(() => field(page, "Description").inputValue()).toBe("Half a thought");
  await page.getByRole("link", { name: "All ingredients" }).click();
  const ask = page.getByRole("dialog", { name: "Leave without saving?" });
  await ask.getByRole("button", { name: "Stay here" }).last().click();
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await expect.poll(() => field(page, "Description").inputValue()).toBe("");
  await page.getByRole("link", { name: "All ingredients" }).click();
  await page.waitForURL(/\/admin\/products\/ingredients/);
});

test("what was typed before somebody else saved meets their changes", async () => {
  const [mine, theirs] = await Promise.all([
    asManager("/admin"),
    signedIn("editor@neroli.example", "/admin"),
  ]);
  const { address } = await product(mine, { fields: { name: `Aube ${unique()}`, tagline: "Old" } });
  await visit(mine, address);
  await field(mine, "Tagline").fill("Mine");
  await visit(theirs, address);
  await field(theirs, "Tagline").fill("Theirs");
  await save(theirs);
  mine.once("dialog", (dialog) => void dialog.accept());
  await mine.reload();
  const dialog = mine.getByRole("dialog", { name: /^Somebody else saved this product/ });
  await dialog
    .getByRole("radiogroup", { name: "Tagline" })
    .getByText("Theirs", { exact: true })
    .waitFor();
  await dialog.getByRole("button", { name: "Save with these choices" }).click();
  await mine.getByText("Product saved").waitFor();
  await expect.poll(() => field(mine, "Tagline").inputValue()).toBe("Mine");
});

test("a save that fails says so, and what was typed is still there", async () => {
  const { address, path } = await product(await managersToken(), {
    draft: true,
    fields: { name: `Aube ${unique()}` },
  });
  // The connection is what breaks.
  const page = await asManager(address, { mayLog: /ERR_FAILED/ });
  await field(page, "Description").fill("Patience");
  await page.route(`**/api${path}`, (route) => route.abort());
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const sentence = "Something went wrong. Please try again later.";
  await page.getByRole("alert").getByText(sentence).first().waitFor();
  await page.unroute(`**/api${path}`);
  await expect.poll(() => field(page, "Description").inputValue()).toBe("Patience");
  await save(page);
});

/** What is asked of the fields comes by itself, and may come late. */
async function holdRules(page: Page) {
  const released = Promise.withResolvers<void>();
  await page.route("**/field-problems*", async (route) => {
    await released.promise;
    await route.continue();
  });
  return released;
}

test("a field that is left before the form has learned what is asked is judged then", async () => {
  const fields = { name: `Aube ${unique()}` };
  const { address } = await product(await managersToken(), { draft: true, fields });
  const page = await asManager("/admin");
  const released = await holdRules(page);
  await visit(page, address);
  await find(page, "Web page");
  await field(page, "Web page").fill("no address");
  await field(page, "Web page").blur();
  released.resolve();
  const told = () => field(page, "Web page").getAttribute("aria-invalid");
  await expect.poll(told).toBe("true");
});

test("pressed before the form has learned what is asked, it waits for it", async () => {
  const page = await asManager("/admin");
  const released = await holdRules(page);
  await page.goto(`/admin/product/services/${company}/PERSONALCARE/editor/new`);
  const create = page.getByRole("button", { name: "Create service" });
  await create.click();
  await expect.poll(() => create.isDisabled()).toBe(true);
  released.resolve();
  // Nothing was sent: a refused call would stand in the console.
  await page.getByRole("button", { name: "Name: Please fill this in." }).waitFor();
});

test("a draft says what it lacks, and is nobody else's before it is published", async () => {
  const page = await asManager("/admin");
  const name = `Aube ${unique()}`;
  const { address, key } = await product(page, { draft: true, fields: { name } });
  const visitor = await newPage({ mayLog: /404/ });
  await visit(visitor, `/ingredients/permalink/${key}`);
  await visitor.getByText("does not exist or is not available to you").first().waitFor();
  await visit(page, address);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const asked = page.getByRole("dialog", { name: `Publish “${name}”?` });
  await asked.getByText("It cannot be published yet.").waitFor();
  await expectAccessible(page);
  // What it lacks leads to its field.
  await asked.getByRole("button", { name: "Description" }).first().click();
  const description = field(page, "Description");
  await expect
    .poll(() => description.evaluate((input) => input === document.activeElement))
    .toBe(true);
  await description.fill("Mild.");
  await save(page);
  await publish(page);
  await visit(visitor, `/ingredients/permalink/${key}`);
  await visitor.getByRole("heading", { level: 1, name }).waitFor();
  const told = page.getByRole("alert").filter({ hasText: "The product is listed" });
  await told.getByRole("button", { name: "Undo" }).click();
  await page.getByText("This is a draft.").waitFor();
});
