import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { expectAccessible, newPage, signedIn, signIn, visit } from "./browser.ts";
import { askVelouria, countUnreadOf, requestWith } from "./request-steps.ts";

test("several selected products make one request each; the buyer withdraws one", async () => {
  const page = await signedIn("buyer-manager@neroli.example", "/requests");
  await visit(page, "/ingredients/search?query=niacinamide");
  const askForDocuments = page.getByRole("button", { name: "Request documents" });
  await page.getByText("Bulk requests need at least one selected product").waitFor();
  await expect.poll(() => askForDocuments.getAttribute("aria-disabled")).toBe("true");
  for (const supplier of ["Velouria Actives", "Minatoya Trading"]) {
    const hit = page.getByRole("article").filter({ hasText: supplier }).first();
    await hit.getByRole("checkbox").check();
  }
  await askForDocuments.click();
  const form = page.getByRole("dialog", { name: "Request documents" });
  await form.getByText("2 suppliers get one request each: ").waitFor();
  await form.getByRole("button", { name: "Send request" }).click();
  await form.getByText("Choose a document, or write in the message what you need.").waitFor();
  await form.getByLabel("Technical data sheet").check();
  await form.getByRole("button", { name: "Send request" }).click();
  await page.getByText("2 requests sent").waitFor();

  await visit(page, "/requests?type__eq=DOCUMENT");
  const list = page.getByRole("region", { name: "Requests" });
  await list.getByRole("link").filter({ hasText: "To Minatoya Trading" }).first().click();
  await page.getByRole("button", { name: "Cancel request" }).click();
  const question = page.getByRole("dialog", { name: "Cancel request" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancel request" }).click();
  await page.getByRole("paragraph").filter({ hasText: "This request is closed." }).waitFor();
  await list
    .getByRole("link", { name: /Minatoya Trading/ })
    .getByText("Canceled")
    .waitFor();
});

test("a supplier rejects with a reason that the buyer reads; without one nothing is sent", async () => {
  const buyer = await newPage();
  await visit(buyer, "/company/velouria-actives");
  await buyer.getByRole("button", { name: "Contact the supplier" }).click();
  await buyer.getByText("Please log in to request a contact for this company").waitFor();
  await buyer.getByRole("dialog").getByRole("button", { name: "Log in" }).click();
  await signIn(buyer, "buyer@neroli.example");
  const form = buyer.getByRole("dialog", { name: "Contact the supplier" });
  await form.getByRole("button", { name: "Send request" }).click();
  await form.getByText("Please check the marked fields.").waitFor();
  const question = `Do you toll manufacture? (${crypto.randomUUID()})`;
  await form.getByLabel("Message").fill(question);
  await form.getByRole("button", { name: "Send request" }).click();
  await buyer.getByText("Request sent").waitFor();

  const supplier = await signedIn(
    "manager@neroli.example",
    "/requests?type__eq=CONTACT&status__eq=OPEN",
    {
      width: 390,
      height: 844,
    },
  );
  const key = await requestWith(buyer, question);
  const mine = supplier.getByRole("main").locator(`a[href*="${key}"]`);
  await mine.filter({ hasText: "From Clara" }).click();
  await supplier.getByText(question).waitFor();
  await supplier.getByRole("button", { name: "Reject request" }).click();
  const dialog = supplier.getByRole("dialog", { name: "Reject request" });
  await dialog.getByRole("button", { name: "Reject request" }).click();
  await dialog.getByText("Please fill this in.").waitFor();
  await dialog.getByRole("textbox").fill("We sell only what we make.");
  await dialog.getByRole("button", { name: "Reject request" }).click();
  await supplier.getByText("Reason: We sell only what we make.").waitFor();
  await expectAccessible(supplier);

  await visit(buyer, "/notifications");
  await buyer
    .getByRole("main")
    .getByRole("link", { name: /declined/ })
    .first()
    .click();
  await buyer.getByText("Reason: We sell only what we make.").waitFor();
});

test("opening a request reads what told of it, and it speaks to the supplier who reads it", async () => {
  const buyer = await signedIn("buyer@neroli.example", "/requests");
  const supplier = await signedIn("manager@neroli.example", "/notifications");
  const requestKey = await askVelouria(buyer);
  await expect.poll(() => countUnreadOf(supplier, requestKey)).toBe(1);

  await visit(supplier, "/requests");
  const told = supplier.getByRole("banner").locator(`a[href*="${requestKey}"]`);
  await supplier.getByRole("button", { name: /^Notifications, / }).click();
  await expect.poll(() => told.count()).toBe(1);
  await supplier.keyboard.press("Escape");
  const list = supplier.getByRole("region", { name: "Requests" });
  await list.locator(`a[href*="${requestKey}"]`).click();
  const detail = supplier.getByRole("article");
  await detail.getByRole("heading", { name: "Contact request" }).waitFor();
  await detail.getByRole("term").filter({ hasText: "Buyer" }).waitFor();
  await detail.getByRole("link", { name: "Maren and Holt" }).waitFor();
  await expect.poll(() => detail.getByRole("term").filter({ hasText: "Supplier" }).count()).toBe(0);
  await expect.poll(() => countUnreadOf(supplier, requestKey)).toBe(0);
  await expect.poll(() => told.count()).toBe(0);
});

test("an account that is not verified reads why it cannot ask", async () => {
  const page = await signedIn("unverified@neroli.example", "/requests");
  await page.getByRole("heading", { name: "Your account is being reviewed" }).waitFor();
  await expectAccessible(page);
  await visit(page, "/ingredients/permalink/velourine-b3-pc");
  await page.getByRole("button", { name: "Request a quotation" }).click();
  await page
    .getByRole("dialog")
    .getByText("Our Team is reviewing your user account.", { exact: false })
    .waitFor();
});

test("files go with a message: one is refused with the reason, the supplier saves the other", async () => {
  const buyer = await signedIn("buyer@neroli.example", "/requests", { mayLog: /415/ });
  const address = `/requests?requestId=${await askVelouria(buyer)}`;

  await visit(buyer, address);
  const name = `Specification ${crypto.randomUUID()}`;
  const bytes = Buffer.from("%PDF-1.7\n a specification");
  await buyer.getByLabel("Attach files").setInputFiles([
    { name: `${name}.pdf`, mimeType: "application/pdf", buffer: bytes },
    { name: "Page.html", mimeType: "text/html", buffer: Buffer.from([0, 1, 2]) },
  ]);
  const waiting = buyer.getByRole("list", { name: "Files" }).getByRole("listitem");
  await waiting.filter({ hasText: "Page.html" }).getByRole("alert").waitFor();
  await expectAccessible(buyer);
  await buyer.getByRole("button", { name: "Remove Page.html" }).click();
  await buyer.getByRole("main").getByRole("button", { name: "Send", exact: true }).click();
  await buyer.getByRole("button", { name: `${name}.pdf` }).waitFor();

  const supplier = await signedIn("manager@neroli.example", address, { width: 390, height: 844 });
  const [saved] = await Promise.all([
    supplier.waitForEvent("download"),
    supplier.getByRole("button", { name: `${name}.pdf` }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(`${name}.pdf`);
  expect(await readFile(await saved.path())).toEqual(bytes);
});

test("a half-written answer is there again after another page and a reload, and gone once sent", async () => {
  const buyer = await signedIn("buyer@neroli.example", "/requests");
  const supplier = await signedIn(
    "manager@neroli.example",
    `/requests?requestId=${await askVelouria(buyer)}`,
  );
  const answer = supplier.getByLabel("Your answer");
  await answer.fill("We ship on ");
  await supplier.getByRole("link", { name: "Suppliers", exact: true }).first().click();
  const question = supplier.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByText("Stay here").click();
  await supplier.getByRole("link", { name: "Suppliers", exact: true }).first().click();
  await question.getByRole("button", { name: "Leave", exact: true }).click();
  await supplier.getByRole("heading", { name: "Suppliers", level: 1 }).waitFor();
  await supplier.goBack();
  await expect.poll(() => answer.inputValue()).toBe("We ship on ");
  await supplier.reload();
  await supplier.getByText("What you had typed before is here again.").waitFor();
  await expect.poll(() => answer.inputValue()).toBe("We ship on ");

  const send = supplier.getByRole("button", { name: "Send", exact: true });
  await answer.fill(" ");
  await send.click();
  await supplier.getByText("Please fill this in.").waitFor();
  await answer.fill("We ship on Monday.");
  await send.click();
  await supplier.getByRole("listitem").filter({ hasText: "We ship on Monday." }).waitFor();
  await expect.poll(() => answer.inputValue()).toBe("");
  await expect.poll(() => send.evaluate((button) => button === document.activeElement)).toBe(true);
  await answer.focus();
  await send.focus();
  await expect.poll(() => supplier.getByText("Please fill this in.").count()).toBe(0);
  await supplier.reload();
  await answer.waitFor();
  await expect.poll(() => answer.inputValue()).toBe("");
});

test("a half-written reason outlives a reload and is given up after a question; closing asks too, and is taken back", async () => {
  const buyer = await signedIn("buyer@neroli.example", "/requests");
  const requestKey = await askVelouria(buyer);
  const supplier = await signedIn("manager@neroli.example", `/requests?requestId=${requestKey}`);
  const reject = supplier.getByRole("button", { name: "Reject request" });
  const dialog = supplier.getByRole("dialog", { name: "Reject request" });
  await reject.click();
  await dialog.getByRole("textbox").fill("We sell only ");
  await supplier.reload();
  await reject.click();
  await dialog.getByText("What you had typed before is here again.").waitFor();
  await expect.poll(() => dialog.getByRole("textbox").inputValue()).toBe("We sell only ");
  await supplier.keyboard.press("Escape");
  await supplier
    .getByRole("dialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Leave", exact: true })
    .click();
  await reject.click();
  await expect.poll(() => dialog.getByRole("textbox").inputValue()).toBe("");
  await supplier.keyboard.press("Escape");

  const close = supplier.getByRole("main").getByRole("button", { name: "Close request" });
  const sure = supplier.getByRole("dialog", { name: "Close request" });
  await close.click();
  await expectAccessible(supplier);
  await sure.getByRole("button", { name: "Keep it" }).last().click();
  await supplier.getByLabel("Your answer").waitFor();
  await close.click();
  await sure.getByRole("button", { name: "Close request" }).click();
  await supplier
    .getByRole("paragraph")
    .filter({
      hasText: /This request is closed. Either side can reopen it until \d\d\/\d\d\/\d{4}\./,
    })
    .waitFor();

  await visit(buyer, `/requests?requestId=${requestKey}`);
  await buyer.getByRole("button", { name: "Reopen request" }).click();
  const again = buyer.getByRole("dialog", { name: "Reopen request" });
  await again.getByRole("button", { name: "Leave it closed" }).last().click();
  await buyer.getByRole("button", { name: "Reopen request" }).click();
  await again.getByRole("button", { name: "Reopen request" }).click();
  await buyer.getByLabel("Your answer").waitFor();
  await expect.poll(() => buyer.getByRole("button", { name: "Reopen request" }).count()).toBe(0);

  await visit(supplier, "/notifications");
  const told = supplier.getByRole("main").getByRole("link", { name: /reopened a request/ });
  await told.first().click();
  await supplier.getByLabel("Your answer").waitFor();
});
