import { expect, test } from "vitest";
import { expectAccessible, newPage, signedIn, signIn, visit } from "./browser.ts";
import { requestWith } from "./request-steps.ts";

test("a visitor finds niacinamide, signs in, asks for a sample; the supplier answers", async () => {
  const buyer = await newPage();
  await visit(buyer, "/");
  await expectAccessible(buyer);
  await buyer.getByRole("banner").getByRole("combobox").fill("niacinamide");
  await buyer.keyboard.press("Enter");
  await buyer.waitForURL(/\/ingredients\/search\?query=niacinamide/);
  await expectAccessible(buyer);

  const hit = buyer.getByRole("article").filter({ hasText: "Velouria Actives" }).first();
  await hit.getByRole("heading").getByRole("link").click();
  await buyer.waitForURL(/\/ingredients\/permalink\//);
  const productPage = buyer.url();
  await expectAccessible(buyer);

  await buyer.getByRole("button", { name: "Request a sample" }).click();
  await buyer.getByText("Please log in to request a sample for this ingredient").waitFor();
  await buyer.getByRole("dialog").getByRole("button", { name: "Log in" }).click();
  await signIn(buyer, "buyer@neroli.example");

  // Back at the same address, with the form open as it was asked for.
  await buyer.waitForURL(productPage);
  const form = buyer.getByRole("dialog", { name: "Request a sample" });
  const question = `Two samples for stability tests, please (${crypto.randomUUID()}).`;
  await form.getByLabel("Message").fill(question);
  await form.getByLabel("Street and number").fill("Lindenallee 4");
  await form.getByLabel("Postal code").fill("20095");
  await form.getByLabel("City").fill("Hamburg");
  await form.getByLabel("Country").selectOption("DE");
  await form.getByLabel("Function or department").selectOption("FORMULATION_DEVELOPMENT");
  await expectAccessible(buyer);
  await form.getByRole("button", { name: "Send request" }).click();
  await buyer.getByText("Request sent").waitFor();
  const key = await requestWith(buyer, question);

  const supplier = await signedIn("manager@neroli.example", "/notifications");
  const bell = supplier.getByRole("button", { name: /^Notifications, [1-9]\d* unread$/ });
  await bell.click();
  await supplier
    .getByRole("banner")
    .locator(`a[href*="${key}"]`)
    .filter({ hasText: /sample/i })
    .click();
  await supplier.waitForURL(/\/requests\?requestId=/);
  await supplier.getByText(question).waitFor();
  await expectAccessible(supplier);
  const answer = "They leave our laboratory tomorrow.";
  await supplier.getByLabel("Your answer").fill(answer);
  await supplier.getByRole("button", { name: "Send", exact: true }).click();
  await supplier.getByRole("listitem").filter({ hasText: answer }).waitFor();

  await buyer.getByRole("link", { name: "Requests" }).first().click();
  await buyer.waitForURL(/\/requests/);
  await buyer
    .getByRole("region", { name: "Requests" })
    .locator(`a[href*="${key}"]`)
    .filter({ hasText: /Sample/ })
    .click();
  await buyer.getByText(answer).waitFor();
  await expect.poll(() => buyer.getByText(question).count()).toBeGreaterThan(0);
  await expectAccessible(buyer);
});
