import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  expectAccessible,
  mayLogOffline,
  newPage,
  signedIn,
  signIn,
  standsStill,
  visit,
} from "./browser.ts";
import { newBuyer } from "./new-buyer.ts";
import { askVelouria } from "./request-steps.ts";

test("two colleagues see to one request; what they note is not there for the supplier", async () => {
  const { key, email, password } = await newBuyer();
  const buyer = await signedIn("buyer@neroli.example", "/requests");
  const requestKey = await askVelouria(buyer);
  const address = `/requests?requestId=${requestKey}`;
  await visit(buyer, address);
  const colleague = await newPage();
  await visit(colleague, address);
  await signIn(colleague, email, password);
  const detail = colleague.getByRole("article");
  await detail.getByRole("heading", { name: "Contact request" }).waitFor();

  // The assignment is told, and stands in the list. Other tests have colleagues of the same name.
  const assigned = buyer.getByRole("article").getByLabel("Assigned to");
  await assigned.selectOption(key);
  await expect.poll(() => assigned.inputValue()).toBe(key);
  await expect.poll(() => assigned.isEnabled()).toBe(true);
  await visit(colleague, "/requests?folder__eq=mine");
  const mine = colleague
    .getByRole("region", { name: "Requests" })
    .locator(`a[href*="${requestKey}"]`);
  await mine.getByText("Noa Lindqvist").waitFor();
  await visit(colleague, "/notifications");
  await colleague
    .getByRole("main")
    .getByRole("link", { name: /asked you to see to/ })
    .first()
    .click();

  // A note mentions the colleague by name, chosen with the keyboard.
  await detail.getByRole("button", { name: "Write an internal note instead" }).click();
  const note = detail.getByLabel("Internal note");
  const secret = `Not above 40 EUR (${crypto.randomUUID()})`;
  await note.pressSequentially(`${secret} @Cl`);
  await detail
    .getByRole("listbox")
    .getByRole("option", { name: /^Clara/ })
    .waitFor();
  await note.press("Enter");
  await expect.poll(() => note.inputValue()).toMatch(/@Clara \S+ $/);
  await expectAccessible(colleague);
  await detail.getByRole("button", { name: "Add note" }).click();
  await detail.getByRole("listitem").filter({ hasText: secret }).waitFor();
  await buyer.getByRole("article").getByText(secret).waitFor();

  await detail.getByText("What happened").click();
  await detail.getByText("wrote an internal note").waitFor();

  const supplier = await signedIn("manager@neroli.example", address);
  const theirs = supplier.getByRole("article");
  await theirs.getByRole("button", { name: "Send", exact: true }).waitFor();
  await expect.poll(() => theirs.getByText(secret).count()).toBe(0);
  await theirs.getByText("What happened").click();
  await theirs.getByText("sent the request").waitFor();
  await expect.poll(() => theirs.getByText("wrote an internal note").count()).toBe(0);
  await visit(supplier, `/requests?text__icontains=${encodeURIComponent(secret)}`);
  await supplier.getByText("No request matches these filters.").waitFor();
});

test("folders, keys, several at once, and a saved view", async () => {
  const { email, password } = await newBuyer();
  const page = await newPage();
  await visit(page, "/requests");
  await signIn(page, email, password);
  await page.getByRole("heading", { name: "Requests", level: 1 }).waitFor();
  const keys = [await askVelouria(page), await askVelouria(page)];
  await visit(page, "/requests?folder__eq=mine");
  const list = page.getByRole("region", { name: "Requests" });
  const folders = page.getByRole("navigation", { name: "Folders" });
  await folders.getByRole("link", { name: "Mine", exact: true }).waitFor();
  await expect.poll(() => list.getByRole("checkbox").count()).toBe(2);

  await page.keyboard.press("j");
  await expect.poll(() => page.url()).toContain(`requestId=${keys[1]}`);
  await page.keyboard.press("j");
  await expect.poll(() => page.url()).toContain(`requestId=${keys[0]}`);
  // Of this request, not of the one before: only then there is something to answer.
  await page.locator(`[data-answer="${keys[0]}"]`).waitFor();
  await page.keyboard.press("r");
  await page.keyboard.type("jk?e");
  await expect.poll(() => page.getByLabel("Your answer").inputValue()).toBe("jk?e");
  await page.getByLabel("Your answer").fill("");
  await page.getByRole("heading", { name: "Requests", level: 1 }).click();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await help.getByText("Write an answer").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("e");
  const asked = page.getByRole("dialog", { name: "Close request" });
  await asked.getByRole("button", { name: "Close request" }).click();
  await page.getByRole("paragraph").filter({ hasText: "This request is closed." }).waitFor();

  // Each by its key: what was closed just now may change its place.
  for (const key of keys) {
    const row = list.getByRole("listitem").filter({ has: page.locator(`a[href*="${key}"]`) });
    await row.getByRole("checkbox").check();
  }
  await page.getByRole("button", { name: "Close chosen requests" }).click();
  const sure = page.getByRole("dialog", { name: "Close chosen requests" });
  await sure.getByText("Close these 2 requests?").waitFor();
  await sure.getByRole("button", { name: "Close chosen requests" }).click();
  await page.getByText("1 request closed").waitFor();
  await list.getByText(/: This request is closed\./).waitFor();

  await visit(page, "/requests?folder__eq=closed");
  await page.getByText("More filters").click();
  await page.getByRole("button", { name: "Save this view" }).click();
  const naming = page.getByRole("dialog", { name: "Save this view" });
  await naming.getByLabel("Name of the view").fill("Done with");
  await naming.getByRole("button", { name: "Save this view" }).click();
  await naming.waitFor({ state: "detached" });
  await visit(page, "/requests");
  await page.getByText("More filters").click();
  await page.getByRole("link", { name: "Done with" }).click();
  await expect.poll(() => page.url()).toContain("folder__eq=closed");
});

test("what is opened far down the list stands beside it, with what it is about", async () => {
  // Among samples: what other tests ask meanwhile pushes it to another page of all requests.
  const page = await signedIn("manager@neroli.example", "/requests?folder__eq=samples", {
    height: 700,
  });
  const list = page.getByRole("region", { name: "Requests", exact: true });
  await list.locator('a[href*="demo-sample-1"]').click();
  const heading = page.getByRole("article").getByRole("heading", { level: 2 });
  await heading.waitFor();
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect.poll(top).toBeGreaterThan(0);
  expect(await top()).toBeLessThan(400);
  const about = page.getByRole("complementary", { name: "About this request" });
  await about.getByRole("listitem").getByRole("img").first().waitFor();
  // Rows that the bar covers in part are no small targets.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
});

test("an answer begins with a template of the company; what is open in it is said before it is sent", async () => {
  const buyer = await signedIn("buyer@neroli.example", "/requests");
  const requestKey = await askVelouria(buyer);
  const supplier = await signedIn("manager@neroli.example", `/requests?requestId=${requestKey}`);
  const templates = supplier.getByRole("button", { name: "Templates", exact: true });
  const name = `Thanks ${crypto.randomUUID()}`;
  await templates.click();
  await supplier.getByRole("menuitem", { name: "Manage templates" }).click();
  const list = supplier.getByRole("dialog", { name: "Manage templates" });
  await list.getByRole("button", { name: "New template" }).click();
  const form = supplier.getByRole("dialog", { name: "New template" });
  await form.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  const text = form.getByRole("textbox", { name: "Text", exact: true });
  await text.fill("It costs {{price}}.");
  await form.getByRole("button", { name: "Save" }).click();
  await form.getByText("This text names a placeholder that nobody fills in.").waitFor();
  await text.fill("Dear ");
  await form.getByRole("button", { name: "Name of who asks" }).click();
  await expect.poll(() => text.inputValue()).toBe("Dear {{contact_name}}");
  await text.press("End");
  await text.pressSequentially(", by ");
  await form.getByRole("button", { name: "Needed by" }).click();
  await expectAccessible(supplier);
  await form.getByRole("button", { name: "Save" }).click();
  await list.getByRole("button", { name: `Edit ${name}` }).waitFor();
  await supplier.keyboard.press("Escape");

  const answer = supplier.getByLabel("Your answer");
  await answer.fill("Hello");
  await templates.click();
  await supplier.getByRole("menuitem", { name }).click();
  await expect.poll(() => answer.inputValue()).toBe("Hello\n\nDear Clara, by {{needed_by}}");
  await supplier.getByRole("alert").getByText("Not filled in yet: {{needed_by}}.").waitFor();
  const send = supplier.getByRole("main").getByRole("button", { name: "Send", exact: true });
  await expect.poll(() => send.getAttribute("aria-disabled")).toBe("true");
  await answer.press("Control+Enter");
  const filled = `Dear Clara, ${crypto.randomUUID()}`;
  await answer.fill(filled);
  await send.click();
  await expect.poll(() => answer.inputValue()).toBe("");
  await supplier.getByRole("listitem").filter({ hasText: filled }).waitFor();
  await expect.poll(() => supplier.getByText("Not filled in yet").count()).toBe(0);

  await templates.click();
  await supplier.getByRole("menuitem", { name: "Manage templates" }).click();
  await list.getByRole("button", { name: `Remove ${name}` }).click();
  const sure = supplier.getByRole("dialog", { name: `Remove ${name}` });
  await sure.getByRole("button", { name: `Remove ${name}` }).click();
  await supplier.getByText("Template removed").waitFor();
  await expect.poll(() => list.getByText(name).count()).toBe(0);

  // Whoever buys has none.
  await visit(buyer, `/requests?requestId=${requestKey}`);
  await buyer.getByLabel("Your answer").waitFor();
  await expect.poll(() => buyer.getByRole("button", { name: "Templates" }).count()).toBe(0);
});

/** Where it is in the window, once nothing there moves any more. */
async function placeOf(page: Page, element: Locator): Promise<number> {
  await page.evaluate(() => new Promise((seen) => setTimeout(seen, 300)));
  await standsStill(page);
  return (await element.boundingBox())?.y ?? Number.NaN;
}

test("on a phone: an answer without a connection stays, and is sent once when there is one", async () => {
  const buyer = await signedIn("buyer@neroli.example", "/requests");
  const requestKey = await askVelouria(buyer);
  const phone = { width: 390, height: 844 };
  const supplier = await signedIn("manager@neroli.example", "/requests", {
    ...phone,
    mayLog: mayLogOffline,
  });
  await supplier.getByRole("main").locator(`a[href*="${requestKey}"]`).click();
  const answer = supplier.getByLabel("Your answer");
  const send = supplier.getByRole("main").getByRole("button", { name: "Send", exact: true });
  // At hand at once, without a way down through the page, and one line until it is wanted.
  const height = async () =>
    (await supplier.locator("[data-composer]").boundingBox())?.height ?? 9_999;
  await expect.poll(height).toBeLessThan(80);
  await expect.poll(async () => (await answer.boundingBox())?.y ?? 9_999).toBeLessThan(844);
  await answer.focus();
  await expect.poll(async () => (await send.boundingBox())?.y ?? 9_999).toBeLessThan(844);
  await supplier.getByRole("heading", { name: "Conversation" }).click();
  await expect.poll(height).toBeLessThan(80);
  const text = `On Monday (${crypto.randomUUID()})`;
  await answer.fill(text);
  await supplier.context().setOffline(true);
  // Its notice makes room for itself: a press while it does falls beside the button.
  await supplier.getByText("Neroli cannot be reached right now").waitFor();
  await standsStill(supplier);
  // In sight already: neither the focus nor a press moves the page.
  const seen = await placeOf(supplier, send);
  await send.focus();
  const focused = await placeOf(supplier, send);
  expect(focused).toBe(seen);
  await send.click();
  await supplier.getByText("There was no answer").waitFor();
  await expect.poll(() => answer.inputValue()).toBe(text);
  // At its end, too, it stays where it is, whatever place the notice finds, and once it is gone.
  const reached = await supplier.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    const button = document.querySelector("[data-composer] button[type=submit]");
    return button?.getBoundingClientRect().y;
  });
  const placed = await placeOf(supplier, send);
  expect(placed).toBe(reached);
  await supplier.context().setOffline(false);
  await supplier.getByText("Neroli cannot be reached").waitFor({ state: "detached" });
  const still = await placeOf(supplier, send);
  expect(still).toBe(reached);
  await supplier.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const room = () => supplier.evaluate(() => document.body.style.paddingBlockEnd);
  await expect.poll(room).toBe("");
  await supplier.reload();
  await expect.poll(() => answer.inputValue()).toBe(text);
  await send.click();
  await expect.poll(() => answer.inputValue()).toBe("");
  await visit(buyer, `/requests?requestId=${requestKey}`);
  await buyer.getByText(text).waitFor();
  await expect.poll(() => buyer.getByRole("listitem").filter({ hasText: text }).count()).toBe(1);
  await supplier.getByRole("link", { name: "← All requests" }).click();
  await supplier.getByRole("heading", { name: "Requests", level: 1 }).waitFor();
});
