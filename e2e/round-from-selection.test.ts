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
import { newBuyer } from "./new-buyer.ts";
import { pageOf } from "./round-steps.ts";
import { sessionOf } from "./session-of.ts";

/** An ingredient of each supplier, by the supplier's key. */
async function ingredients<Key extends string>(...companies: Key[]) {
  const found = await Promise.all(
    companies.map(async (company) => {
      const answer = await fetch(
        `${origin}/api/search/products/INGREDIENTS?company=${company}&size=1`,
      );
      const { content } = (await answer.json()) as { content: { key: string; name: string }[] };
      expect(content, company).toHaveLength(1);
      return [company, content[0]] as const;
    }),
  );
  return Object.fromEntries(found) as Record<Key, { key: string; name: string }>;
}

const suppliers = ["haldermark-chemie", "sarvento-oils", "heliodane-photoprotection"] as const;
const compare = (products: Record<string, { key: string }>) =>
  `/compare?products=${Object.values(products)
    .map(({ key }) => key)
    .join(",")}`;

const form = (page: Page) => page.getByRole("dialog", { name: "Request a quotation" });
const ask = (page: Page) => page.getByRole("button", { name: "Request quotations", exact: true });

async function fillContact(page: Page): Promise<void> {
  await form(page).getByLabel("Full name").fill("Noa Lindqvist");
  await form(page).getByRole("textbox", { name: "Company" }).fill("Maren Holt");
  await form(page).getByLabel("Department").selectOption("INNOVATION");
}

test("what is compared is asked of all its suppliers at once, on a phone and by keyboard", async () => {
  const products = await ingredients(...suppliers);
  const page = await pageOf(await newBuyer(), compare(products), { width: 390, height: 844 });
  await ask(page).press("Enter");
  await form(page)
    .getByText(/^3 suppliers get one request each/)
    .waitFor();
  await form(page).getByLabel("Quantity required").fill("25");
  await form(page).getByLabel("Message").fill(`Prices for spring ${unique()}`);
  await fillContact(page);
  await noOverflow(page);
  await expectAccessible(page);

  // What was typed is there again after the page was loaded anew.
  await page.reload();
  await ask(page).press("Enter");
  await form(page).getByText("What you had typed before is here again.").waitFor();
  const quantity = form(page).getByLabel("Quantity required");
  await expect.poll(() => quantity.inputValue()).toBe("25");
  await form(page).getByRole("button", { name: "Send request" }).press("Enter");
  await page.getByText("3 requests sent").waitFor();
  await page.getByRole("button", { name: "Compare the offers" }).press("Enter");
  await page.waitForURL(/\/requests\/rounds\//);
  await page.getByText("25 kg wanted").waitFor();
  await noOverflow(page);
});

test("the own company's products are left out and named; with one supplier left it is one request", async () => {
  const products = await ingredients("velouria-actives", "haldermark-chemie", "sarvento-oils");
  const own = products["velouria-actives"].name;
  const page = await signedIn("manager@neroli.example", compare(products));
  await ask(page).click();
  await form(page).getByText(`Left out: ${own}.`).waitFor();
  await form(page)
    .getByText(/^2 suppliers get one request each/)
    .waitFor();
  const { name } = products["sarvento-oils"];
  await form(page)
    .getByRole("button", { name: `Remove ${name}` })
    .click();
  await form(page).getByLabel("Quantity required").fill("10");
  await form(page).getByLabel("Message").fill(`A price alone ${unique()}`);
  await fillContact(page);
  await form(page).getByRole("button", { name: "Send request" }).click();
  await page.getByText("Request sent").waitFor();

  // So it is with what is chosen in the search.
  for (const key of ["velouria-actives", "haldermark-chemie"] as const) {
    const { name } = products[key];
    await visit(page, `/ingredients/search?query=${encodeURIComponent(name)}`);
    await page
      .getByRole("checkbox", { name: `Select ${name}`, exact: true })
      .first()
      .check();
  }
  await page.getByRole("button", { name: "Request quotation" }).click();
  await form(page).getByText(`Left out: ${own}.`).waitFor();
});

test("the ways to ask stay in their place while the page is read anew for who is signed in", async () => {
  const products = await ingredients(...suppliers);
  const { email, password } = await newBuyer();
  const page = await newPage({ session: await sessionOf(origin, email, password) });
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes) {
        for (const node of removedNodes) {
          if (/Request quotations/.test(node.textContent ?? "")) {
            document.documentElement.dataset.lost = "yes";
          }
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const read = page.waitForResponse(/\/api\/comparison\?/);
  await visit(page, compare(products));
  await read;
  await page.getByRole("button", { name: "Add all to a project" }).waitFor();
  await ask(page).click({ trial: true });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.lost ?? "no"))
    .toBe("no");
});
