import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, noOverflow, signedIn, unique, visit } from "./browser.ts";
import { cutAnswer } from "./cut-answer.ts";
import { askForQuote } from "./request-steps.ts";

const phone = { width: 390, height: 844 };
const secret = "Our floor is 9.80, do not go below.";

const editor = (page: Page) => page.getByRole("form", { name: "Write quotation" });
/** By its whole name, whether it has to be filled in or not. */
const fieldOf = (form: Locator, name: string) =>
  form.getByLabel(new RegExp(`^${name.replace(/[()]/g, "\\$&")}\\s*\\*?$`));
/** What is read of the quotation every few seconds comes only when it is let go. */
async function holdReading(page: Page) {
  const go = Promise.withResolvers<void>();
  await page.route(/\/requests\/[^/]+\/quote$/, async (route) => {
    await go.promise;
    await route.continue();
  });
  return { letGo: go.resolve };
}

/** As if one came back to the window. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

const kept = (page: Page) => page.getByText(/Draft saved, last by/);

test("on a phone a supplier writes a quotation, keeps it, and sends it and another version", async () => {
  const buyer = await signedIn("buyer@neroli.example", "/requests");
  const key = await askForQuote(buyer, "velourine-b5");
  // Who reads quotations without writing them is told so, also by the address.
  const reader = await signedIn("user@neroli.example", `/requests?requestId=${key}`);
  const write = reader.getByRole("button", { name: "Write a quotation" });
  await expect.poll(() => write.getAttribute("aria-disabled")).toBe("true");
  await visit(reader, `/requests/${key}/quote`);
  await reader.getByText(/^Permission Denied/).waitFor();
  const supplier = await signedIn("manager@neroli.example", `/requests?requestId=${key}`, phone);
  await supplier.getByRole("link", { name: "Write a quotation" }).click();
  const form = editor(supplier);
  const field = (name: string) => fieldOf(form, name);
  await expect.poll(() => field("Quantity").inputValue()).toBe("100");

  // What is missing is told at its field, and the way there opens what is folded.
  await field("Price").fill("12,5");
  await field("Price").blur();
  await expect.poll(() => field("Price").inputValue()).toBe("12.5");
  await form.getByRole("button", { name: "Send quotation" }).click();
  await form.getByRole("button", { name: /^1\. .+, Named place: / }).click();
  await expect
    .poll(() => supplier.evaluate(() => document.activeElement?.getAttribute("name")))
    .toMatch(/\.place$/);
  await supplier.keyboard.type("Hamburg");
  await field("Incoterm 2020").selectOption("DAP");
  await field("Lead time (days)").fill("14");
  await field("Payment terms").selectOption("NET_30");
  // A day that is over is told before anything is sent.
  const lastDay = await field("Valid until").inputValue();
  await field("Valid until").fill("01/01/2020");
  await field("Valid until").blur();
  await form.getByText("This day is over.").first().waitFor();
  await field("Valid until").fill(lastDay);
  await form.getByText("Price breaks, minimum order, pack size, charges").click();
  await form.getByRole("button", { name: "Add a price break" }).click();
  await field("From").fill("50");
  await field("Price from there on (EUR)").fill("11");
  await field("Minimum order").fill("120");
  await form.getByRole("group", { name: "Charges of this line" }).getByLabel("Duty").selectOption({
    label: "An amount",
  });
  await field("Duty: amount (EUR)").fill("45.5");
  await form.getByRole("textbox", { name: "Internal note" }).fill(secret);
  const chooser = supplier.waitForEvent("filechooser");
  await form.getByText("Attach files").first().click();
  await (await chooser).setFiles({
    name: "specification.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("99.5 %"),
  });
  // 120 kg at 11.00, and the duty.
  await form.getByText("EUR 1,365.50").first().waitFor();
  await form.getByRole("button", { name: /how the Cost of / }).click();
  const calculation = supplier.getByRole("dialog", { name: /^Cost: / });
  await calculation.getByText("Together: EUR 1,365.50").waitFor();
  await supplier.keyboard.press("Escape");
  await kept(supplier).waitFor();
  await expectAccessible(supplier);
  await noOverflow(supplier);

  await visit(supplier, `/requests/${key}/quote`);
  await expect.poll(() => field("Minimum order").inputValue()).toBe("120");
  await expect.poll(() => field("From").inputValue()).toBe("50");
  await expect.poll(() => field("Duty: amount (EUR)").inputValue()).toBe("45.5");
  await expect
    .poll(() => form.getByRole("textbox", { name: "Internal note" }).inputValue())
    .toBe(secret);
  await form.getByText("specification.txt").waitFor();

  await form.getByRole("button", { name: "Send quotation" }).press("Enter");
  const question = supplier.getByRole("dialog", { name: "Send quotation?" });
  await question.getByText(/version 1: 1 line, total: EUR.1,365\.50/).waitFor();
  await question.getByRole("button", { name: "Send now" }).dblclick();
  await supplier.getByText("Version 1 of the quotation is sent.").waitFor();
  await supplier.waitForURL(/requestId=/);

  await visit(buyer, `/requests?requestId=${key}`);
  const theirs = buyer.getByRole("region", { name: "Quotation", exact: true });
  await theirs.getByText("specification.txt").waitFor();
  await expect.poll(() => buyer.getByText("9.80").count()).toBe(0);
  expect(await (await buyer.request.get(`/requests?requestId=${key}`)).text()).not.toContain(
    "9.80",
  );
  await theirs.getByRole("button", { name: "Ask for a revision" }).click();
  const wish = buyer.getByRole("dialog", { name: "Ask for a revision" });
  await wish.getByLabel("What should be different").fill("Please without the minimum.");
  await wish.getByRole("button", { name: "Ask for a revision" }).click();
  await theirs.getByText("Please without the minimum.").waitFor();

  await visit(supplier, `/requests?requestId=${key}`);
  await supplier.getByRole("link", { name: "Write a new version" }).click();
  await form.waitFor();
  await supplier.getByText("Please without the minimum.", { exact: true }).waitFor();
  await expect.poll(() => field("Minimum order").inputValue()).toBe("120");
  await field("Minimum order").fill("");
  await form.getByText("EUR 1,145.50").first().waitFor();
  await form.getByRole("button", { name: "Send new version" }).click();
  await question.getByRole("button", { name: "Send now" }).click();
  await supplier.getByText("Version 2 of the quotation is sent.").waitFor();
});

test("two colleagues write one quotation, each in their language, and begin with a template", async () => {
  const buyer = await signedIn("buyer@neroli.example", "/requests");
  const key = await askForQuote(buyer, "velourine-b5");
  const page = `/requests/${key}/quote`;
  const manager = await signedIn("manager@neroli.example", page, {
    mayLog: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|Failed to fetch|409/,
  });
  const colleague = await signedIn("editor@neroli.example", page, {
    locale: "fr-FR",
    mayLog: /ERR_INTERNET_DISCONNECTED|Failed to fetch|409/,
  });
  const form = editor(manager);
  const field = (name: string) => fieldOf(form, name);
  const theirs = colleague.getByRole("form", { name: "Rédiger l’offre" });
  await theirs.waitFor();
  // Neither reads what the other does before both have typed.
  await colleague.context().setOffline(true);
  await field("Price").fill("12.345");
  await field("Named place").fill("Lyon");
  await kept(manager).waitFor();

  // The second one reads what the first did; nothing typed is lost.
  await manager.context().setOffline(true);
  await fieldOf(theirs, "Remarque").fill("Livré en fûts");
  await fieldOf(theirs, "Délai de livraison (jours)").fill("20");
  await colleague.context().setOffline(false);
  await colleague.getByText("Élodie Marchetti").first().waitFor();
  const met = colleague.getByRole("dialog", { name: /^Quelqu’un d’autre/ });
  await met.getByRole("button", { name: "Continuer" }).click();
  await expect.poll(() => fieldOf(theirs, "Prix").inputValue()).toBe("12,345");
  await expect.poll(() => fieldOf(theirs, "Remarque").inputValue()).toBe("Livré en fûts");
  await theirs.getByText("en dernier par Bastien Caron").waitFor();

  // Without a connection it stays in the browser, and goes on its way by itself: it meets what was
  // kept meanwhile.
  await field("Lead time (days)").fill("21");
  await form.getByText(/It is kept in this browser/).waitFor();
  await manager.context().setOffline(false);
  const question = manager.getByRole("dialog", { name: /^Somebody else/ });
  await question.getByText("Bastien Caron has saved the draft.").waitFor();
  await question.getByText("Lead time (days): 20", { exact: true }).waitFor();
  await expectAccessible(manager);
  await question.getByRole("button", { name: "Go on editing" }).click();
  await expect.poll(() => field("Note").inputValue()).toBe("Livré en fûts");
  await expect.poll(() => field("Price").inputValue()).toBe("12.345");
  await form.getByText("Draft saved, last by Élodie Marchetti.").waitFor();
  await expect.poll(() => field("Lead time (days)").inputValue()).toBe("21");

  // An answer that is lost is nobody else's change: it is found to be one's own, by the next try or
  // by what is read of the quotation meanwhile.
  const tries = await cutAnswer(manager, "*/quote/draft", "PUT");
  const first = await holdReading(manager);
  await field("Named place").fill("Bremen");
  await form.getByText(/It is kept in this browser/).waitFor();
  await field("Named place").fill("Bremerhaven");
  first.letGo();
  await form.getByText("Draft saved, last by Élodie Marchetti.").waitFor();
  expect(tries()).toBeGreaterThan(1);
  await cutAnswer(manager, "*/quote/draft", "PUT");
  const second = await holdReading(manager);
  await field("Named place").fill("Cuxhaven");
  await form.getByText(/It is kept in this browser/).waitFor();
  second.letGo();
  await lookAgain(manager);
  await form.getByText("Draft saved, last by Élodie Marchetti.").waitFor();
  // Which is no failure any more.
  const go = Promise.withResolvers<void>();
  await manager.route("**/quote/draft", async (route) => {
    await go.promise;
    await route.continue();
  });
  await field("Named place").fill("Bremerhaven");
  await form.getByText("Not saved yet", { exact: false }).waitFor();
  go.resolve();
  await form.getByText("Draft saved, last by Élodie Marchetti.").waitFor();
  await expect.poll(() => question.count()).toBe(0);
  await expect.poll(() => field("Named place").inputValue()).toBe("Bremerhaven");

  // By keyboard: kept as a template, and found by the next quotation.
  const firstName = `Drums ${unique()}`;
  const name = `Fûts ${unique()}`;
  await form.getByRole("button", { name: "Templates and earlier quotations" }).press("Enter");
  await expectAccessible(manager);
  await manager.getByRole("button", { name: "Save this as a template" }).press("Enter");
  await manager.keyboard.type(firstName);
  await manager.keyboard.press("Enter");
  await manager.getByText(`Template ${firstName} saved`).waitFor();
  const reuse = manager.getByRole("dialog", { name: "Templates and earlier quotations" });
  await reuse.getByRole("button", { name: `Rename template ${firstName}` }).press("Enter");
  const renaming = manager.getByRole("dialog", { name: `Rename template ${firstName}` });
  await renaming.getByLabel("Name of the template").fill(name);
  await manager.keyboard.press("Enter");
  await manager.getByText(`Template ${name} saved`).waitFor();
  await reuse.getByRole("button", { name: `Lines and terms of ${name}` }).waitFor();
  await expect
    .poll(() => reuse.getByRole("button", { name: `Lines and terms of ${firstName}` }).count())
    .toBe(0);
  await manager.keyboard.press("Escape");

  const another = await askForQuote(buyer, "velourine-b5");
  await visit(manager, `/requests/${another}/quote`);
  await form.getByRole("button", { name: "Templates and earlier quotations" }).click();
  await reuse.getByRole("button", { name: `Lines and terms of ${name}` }).click();
  await expect.poll(() => field("Price").inputValue()).toBe("12.345");
  await manager.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => field("Price").inputValue()).toBe("");
  await form.getByRole("button", { name: "Templates and earlier quotations" }).click();
  await reuse
    .getByRole("button", { name: /^Terms only of .+, \d\d\/\d\d\/\d{4}/ })
    .first()
    .click();
  await expect.poll(() => field("Named place").inputValue()).not.toBe("");
  await expect.poll(() => field("Price").inputValue()).toBe("");
  await form.getByRole("button", { name: "Templates and earlier quotations" }).click();
  await reuse.getByRole("button", { name: `Remove template ${name}` }).click();
  await manager
    .getByRole("dialog", { name: `Remove template ${name}` })
    .getByRole("button", { name: `Remove template ${name}` })
    .click();
  await manager.getByText(`Template ${name} removed`).waitFor();

  await reuse.getByRole("button", { name: "Close" }).click();

  await kept(manager).waitFor();
  await form.getByRole("button", { name: "Discard draft" }).click();
  const giveUp = manager.getByRole("dialog", { name: "Discard draft" });
  await giveUp.getByRole("button", { name: "Discard draft" }).click();
  await expect.poll(() => field("Named place").inputValue()).toBe("");
  await manager.reload();
  await expect.poll(() => field("Quantity").inputValue()).toBe("100");
  await expect.poll(() => field("Named place").inputValue()).toBe("");
});
