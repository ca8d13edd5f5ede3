import { expect, test } from "vitest";
import { expectAccessible, newPage, origin, signIn, visit } from "./browser.ts";

test("signing in returns to the same address; signing out leads to the search, in every tab", async () => {
  const page = await newPage();
  await visit(page, "/requests?type=SAMPLE&status=OPEN");
  await signIn(page, "buyer@neroli.example");
  await page.waitForURL(`${origin}/requests?type=SAMPLE&status=OPEN`);
  const other = await page.context().newPage();
  await visit(other, "/notifications");
  await other.getByRole("heading", { name: "Your Notifications" }).waitFor();

  await page.getByRole("button", { name: /user menu/i }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL(/\/ingredients\/search/);
  await page.getByRole("button", { name: "Log in" }).waitFor();
  await other.getByRole("banner").getByRole("button", { name: "Log in" }).waitFor();
});

test("restricted fields are for verified readers: named to a visitor, shown to a buyer", async () => {
  const visitor = await newPage();
  await visit(visitor, "/ingredients/permalink/velourine-b3-pc");
  await visitor
    .getByText("For verified users: log in, or sign up, to read these.")
    .first()
    .waitFor();
  expect(await visitor.getByText("Minimum order quantity").count()).toBe(1);
  expect(await visitor.content()).not.toContain('minimum_order_quantity":{');

  const buyer = await newPage();
  await visit(buyer, "/requests");
  await signIn(buyer, "buyer@neroli.example");
  await visit(buyer, "/ingredients/permalink/velourine-b3-pc");
  await buyer.getByRole("term").filter({ hasText: "Minimum order quantity" }).waitFor();
});

test("a search and its facets work without JavaScript", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto("/");
  await page.getByRole("main").getByRole("searchbox").fill("acid");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await page.waitForURL(/query=acid/);
  const hits = await page.getByRole("article").count();
  await page
    .getByRole("link", { name: /^Home care/ })
    .first()
    .click();
  await page.waitForURL(/segment=HOMECARE/);
  expect(await page.getByRole("article").count()).toBeLessThan(hits);
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await page.waitForURL(/\/ingredients\/permalink\//);
});

test("the chosen language stays", async () => {
  const page = await newPage();
  await visit(page, "/ingredients/search");
  await page.getByRole("button", { name: /language/i }).click();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("heading", { level: 1, name: "Inhaltsstoffe" }).waitFor();
  await visit(page, "/suppliers/search");
  await page.getByRole("heading", { level: 1, name: "Anbieter" }).waitFor();
});

test("a page that one may not see says so; the supplier's admin is not a buyer's", async () => {
  const page = await newPage();
  await visit(page, "/admin");
  await signIn(page, "buyer@neroli.example");
  await page
    .getByText("Permission Denied: Sorry, you do not have permission to access this page.")
    .waitFor();
  await expectAccessible(page);
});
