import { expect, test } from "vitest";
import { expectAccessible, signedIn, visit } from "./browser.ts";

test("of several products each has its quantity; letters are no number, a day that is over is none", async () => {
  const page = await signedIn("buyer-manager@neroli.example", "/requests");
  await visit(page, "/ingredients/search?query=niacinamide");
  for (const supplier of ["Velouria Actives", "Minatoya Trading"]) {
    const hit = page.getByRole("article").filter({ hasText: supplier }).first();
    await hit.getByRole("checkbox").check();
  }
  await page.getByRole("button", { name: "Request quotation" }).click();
  const form = page.getByRole("dialog", { name: "Request a quotation" });
  // Who asks several suppliers compares one quantity of each, unless they say otherwise.
  await form.getByLabel(/^These products answer one need/).uncheck();
  const quantities = form.getByLabel(/^Quantity of /);
  await expect.poll(() => quantities.count()).toBe(2);
  await quantities.first().fill("abc");
  await form.getByLabel("Needed by").fill("01/02/2026");
  await form.getByRole("button", { name: "Send request" }).click();
  await form.getByText("Give a number.").waitFor();
  await form.getByText("This day is over. Give today or a later one.").waitFor();
  await form.getByText("Please fill this in.").waitFor();
  await expectAccessible(page);
  await quantities.first().fill("25");
  await quantities.last().fill("1,5");
  await form.getByLabel("Needed by").fill("31/12/2096");
  await form.getByRole("button", { name: "Send request" }).click();
  await page.getByText("2 requests sent").waitFor();
  await page.getByRole("button", { name: "Compare the offers" }).click();
  await page.getByText("25 kg wanted").waitFor();
  await page.getByText("1.5 kg wanted").waitFor();
});

test("nobody asks their own company, and a service for no sample", async () => {
  const own = await signedIn("manager@neroli.example", "/ingredients/permalink/velourine-b3-pc");
  const contact = own.getByRole("button", { name: "Contact the supplier" });
  await own.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => own.getByRole("button", { name: "Request a sample" }).count()).toBe(0);
  await expect.poll(() => contact.count()).toBe(0);
  await visit(own, "/company/velouria-actives");
  await own.getByRole("heading", { level: 1, name: "Velouria Actives" }).waitFor();
  await expect.poll(() => contact.count()).toBe(0);

  const page = await signedIn("buyer@neroli.example", "/services/search", {
    width: 390,
    height: 844,
  });
  const hit = page.getByRole("article").first();
  await hit.getByRole("checkbox").check();
  const sample = page.getByRole("button", { name: "Request samples" });
  await expect.poll(() => sample.getAttribute("aria-disabled")).toBe("true");
  await page.getByText(/^There are no samples of a service/).waitFor();
  await expectAccessible(page);
  await hit.getByRole("link").first().click();
  await page.waitForURL(/\/services\/permalink\//);
  await page.getByRole("button", { name: "Request a quotation" }).click();
  await page.getByRole("dialog", { name: "Request a quotation" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Request a sample" }).count()).toBe(0);
});

test("a form that is closed asks, and keeps what was typed; a filter that nobody offers is none", async () => {
  const page = await signedIn("buyer@neroli.example", "/company/velouria-actives");
  const contact = page.getByRole("button", { name: "Contact the supplier" });
  const form = page.getByRole("dialog", { name: "Contact the supplier" });
  await contact.click();
  await form.getByLabel("Message").fill("Do you toll manufacture?");
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Close the form?" });
  await question.getByRole("button", { name: "Stay here" }).last().click();
  await page.keyboard.press("Escape");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Close", exact: true }).click();
  await page.reload();
  await contact.click();
  await form.getByText("What you had typed before is here again.").waitFor();
  await expect.poll(() => form.getByLabel("Message").inputValue()).toBe("Do you toll manufacture?");

  await visit(page, "/requests?type__eq=GIFT&status__eq=OPEN");
  const list = page.getByRole("region", { name: "Requests" });
  await list.getByRole("listitem").first().waitFor();
  await expect.poll(() => page.getByRole("combobox", { name: "Type" }).inputValue()).toBe("");
  await expect.poll(() => page.getByRole("combobox", { name: "Status" }).inputValue()).toBe("OPEN");
});

test("what is typed in a dialog outlives Escape and the way back until it is given up", async () => {
  const page = await signedIn("buyer-manager@neroli.example", "/notifications");
  await page.getByRole("button", { name: /user menu$/i }).click();
  await page
    .getByRole("list", { name: "For you" })
    .getByRole("link", { name: "Bookmarks" })
    .click();
  await page.getByRole("button", { name: "New folder" }).first().click();
  const name = page.getByLabel("Name of the folder");
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await name.fill("Spring");
  // Browsers let a page keep a dialog open once only; a second Escape in a row closes it themselves.
  for (let times = 0; times < 3; times += 1) {
    await page.keyboard.press("Escape");
    await question.waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    await name.waitFor();
  }
  await page.goBack();
  await question.getByText("Stay here").click();
  await expect.poll(() => name.inputValue()).toBe("Spring");
  await page.goBack();
  await question.getByRole("button", { name: "Leave", exact: true }).click();
  await page.waitForURL(/\/notifications$/);
});
