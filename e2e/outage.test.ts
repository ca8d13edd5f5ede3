import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expectAccessible, newPage, noOverflow, visit } from "./browser.ts";
import { copyOfDemoData, type DataFolder } from "./demo-data.ts";
import { password } from "./session-of.ts";
import { freePort, type Served, startNeroli } from "./start-neroli.ts";

let data: DataFolder;
let port: number;
let server: Served;
let away = false;

const start = async () => {
  server = await startNeroli(data.folder, { port });
  away = false;
};
const stop = async () => {
  await server.kill();
  away = true;
};

beforeAll(async () => {
  data = await copyOfDemoData();
  port = await freePort();
  await start();
});
beforeEach(async () => {
  if (away) await start();
});
afterAll(async () => {
  await server.stop();
  await data.remove();
});

/** What the browser itself writes of each call that comes to nobody. */
const mayLog = /ERR_|Failed to|fetch/i;
const openPage = (visit = {}) => newPage({ mayLog, ...visit });
const title = "Neroli cannot be reached right now";

const neverSays = async (page: Page, words: RegExp) =>
  expect.poll(() => page.locator("body").innerText()).not.toMatch(words);

/** Whether the code of products has come, which is read once the page is at rest. */
const hasCodeOfProducts = (page: Page) =>
  page.evaluate(() => {
    const came = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
    const asked = document.querySelectorAll<HTMLLinkElement>(
      "link[rel=modulepreload], link[rel=prefetch][as=style]",
    );
    const files = [...asked].map(({ href }) => href);
    return (
      files.some((file) => /product-page-/.test(file)) && files.every((file) => came.has(file))
    );
  });

test.each([
  [{ width: 1440, locale: "en-GB" }, title],
  [{ width: 390, locale: "de-DE" }, "Neroli ist gerade nicht erreichbar"],
])("a page that is asked for meanwhile says so, and comes by itself: %o", async (visitor, said) => {
  const page = await openPage(visitor);
  await visit(page, `${server.origin}/ingredients/search`);
  const link = page.getByRole("article").first().getByRole("heading").getByRole("link");
  const name = await link.innerText();
  const address = await link.getAttribute("href");
  await expect.poll(() => hasCodeOfProducts(page)).toBe(true);
  await stop();
  await link.click();
  await page.getByRole("heading", { level: 1, name: said }).waitFor();
  await neverSays(page, /Failed to|fetch|TypeError/);
  await noOverflow(page);
  await expectAccessible(page);
  expect(new URL(page.url()).pathname).toBe(address);
  await start();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.close();
});

test("what is being typed stays, the page says what is the matter, and that it is over", async () => {
  const page = await openPage();
  await visit(page, `${server.origin}/password/forgotten`);
  await page.getByLabel(/e-?mail/i).fill("buyer@neroli.example");
  await stop();
  await page.getByRole("button", { name: "Send link" }).click();
  await page.getByText("Please check your connection and try again").waitFor();
  const notice = page.getByRole("alert").filter({ hasText: title });
  await notice.waitFor();
  await neverSays(page, /Failed to|TypeError/);
  await start();
  await page.getByText("Neroli is back.").waitFor();
  await expect.poll(() => notice.count()).toBe(0);
  await expect.poll(() => page.getByLabel(/e-?mail/i).inputValue()).toBe("buyer@neroli.example");
  await page.close();
});

test("a link to a page whose files did not come is followed when it is over", async () => {
  const page = await openPage();
  await visit(page, `${server.origin}/password/forgotten`);
  const email = page.getByLabel(/e-?mail/i);
  await email.fill("buyer@neroli.example");
  await stop();
  await page.getByRole("link", { name: "Neroli, to the start" }).click();
  await page.getByRole("alert").filter({ hasText: title }).waitFor();
  await expect.poll(() => email.inputValue()).toBe("buyer@neroli.example");
  await start();
  await page.waitForURL(`${server.origin}/`);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.close();
});

test("a piece of a page whose code did not come comes when it is over, and the page stays", async () => {
  const page = await openPage();
  await visit(page, `${server.origin}/ingredients/search`);
  await stop();
  await page.getByRole("button", { name: "Add an ingredient or claim" }).click();
  await page.getByRole("alert").filter({ hasText: title }).waitFor();
  await page.getByRole("heading", { level: 1, name: "Ingredients" }).waitFor();
  await start();
  await page.getByLabel("What").waitFor();
  const styles = () =>
    page
      .locator("link[rel=stylesheet]:not([disabled])")
      .evaluateAll((all) => all.every((each) => "sheet" in each && each.sheet));
  await expect.poll(styles).toBe(true);
  await page.close();
});

test("a page whose files have other names by now is loaded anew", async () => {
  const page = await openPage();
  await visit(page, `${server.origin}/password/forgotten`);
  // As after a deployment: what this page knows is gone, what the next one names is there.
  await page.route("**/assets/home-*.js", (route) => route.fulfill({ status: 404 }), { times: 1 });
  // On a slow device it is known to be gone before where the link leads is drawn.
  const device = await page.context().newCDPSession(page);
  await device.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  await page.getByRole("link", { name: "Neroli, to the start" }).click();
  await page.waitForURL(`${server.origin}/`);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.close();
});

test("a log-in that is sent meanwhile leaves its form as it was, and is sent again", async () => {
  const page = await openPage();
  await visit(page, `${server.origin}/requests`);
  // The first of the two pages that are ready is the one that leads to the form.
  await page.locator("html[data-ready='/login']").waitFor({ state: "attached" });
  await page.getByLabel(/e-?mail/i).fill("buyer@neroli.example");
  await page.locator("input[type=password]").fill(password);
  const submit = page.getByRole("main").getByRole("button", { name: "Log in", exact: true });
  await stop();
  await submit.click();
  await page.getByText("Please check your connection and try again").waitFor();
  await expect.poll(() => page.getByLabel(/e-?mail/i).inputValue()).toBe("buyer@neroli.example");
  await start();
  await page.getByText("Neroli is back.").waitFor();
  await submit.click();
  await page.waitForURL(`${server.origin}/requests`);
  await page.getByRole("button", { name: /user menu$/i }).waitFor();
  await page.close();
});

test.each([0, 1])(
  "a network that is gone is said at once; answers still on their way: %i",
  async (times) => {
    const page = await openPage();
    await visit(page, `${server.origin}/ingredients/search`);
    if (times > 0) await page.route("**/health/ready", (route) => route.fulfill(), { times });
    await page.context().setOffline(true);
    await page.getByRole("alert").filter({ hasText: title }).waitFor();
    await page.context().setOffline(false);
    await page.getByText("Neroli is back.").waitFor();
    await page.close();
  },
);
