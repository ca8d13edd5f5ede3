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
import { mailsTo, readMail } from "./mails.ts";

const support = "support@localhost";
const phone = { width: 390, height: 780 };

async function write(page: Page, email: string, message: string): Promise<void> {
  await page.getByLabel(/^What is it about/).selectOption({ label: "Listing products" });
  await page.getByLabel(/^Your name/).fill("Ada Ambre");
  await page.getByLabel(/^Your e-mail address/).fill(email);
  await page.getByLabel(/^What would you like to know/).fill(message);
}

test("without scripts the contact page says where to write, and puts nothing into an address", async () => {
  const page = await newPage({ ...phone, javaScriptEnabled: false, mayLog: /405/ });
  await page.goto(`${origin}/contact`);
  // A browser that is driven does not show it, as it could run scripts.
  const html = await (await fetch(`${origin}/contact`)).text();
  expect(html).toMatch(/<noscript>.{0,200}This form needs JavaScript/);
  await page.getByRole("link", { name: support }).waitFor();
  await page.getByLabel(/^Your e-mail address/).fill("ada@maison.example");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.waitForLoadState();
  expect(page.url()).toBe(`${origin}/contact`);
});

test("what somebody writes on the contact page reaches support, and is receipted", async () => {
  const page = await newPage(phone);
  await visit(page, "/contact");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("Please fill this in.").first().waitFor();
  await expectAccessible(page);
  const email = `${unique()}@maison.example`;
  const message = `How do we list ${unique()}?`;
  await write(page, email, message);
  // What was typed is there after a reload.
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).join()))
    .toContain("contact");
  await page.reload();
  await expect.poll(() => page.getByLabel(/^Your e-mail address/).inputValue()).toBe(email);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Your message has arrived" }).waitFor();
  await page.getByText(email, { exact: false }).waitFor();
  await noOverflow(page);
  await readMail(email, "We have received your message");
  const mail = await readMail(support, "Contact page: Listing products");
  expect(mail.text).toContain("wrote on the contact page");

  const desk = await signedIn("support@neroli.example", "/admin/csm/enquiries");
  await desk.getByRole("row").filter({ hasText: message }).getByText("Ada Ambre").waitFor();
  await expectAccessible(desk);
  await desk.getByRole("combobox", { name: /Topic/ }).selectOption({ label: "My account" });
  await expect.poll(() => desk.getByText(message).count()).toBe(0);
});

test("who is signed in need not say who they are", async () => {
  const page = await signedIn("buyer@neroli.example", "/contact");
  await expect
    .poll(() => page.getByLabel(/^Your e-mail address/).inputValue())
    .toBe("buyer@neroli.example");
  await expect.poll(() => page.getByLabel(/^Your company/).inputValue()).toBe("Maren and Holt");
});

test("a field that nobody sees cannot be reached by keys, and what fills it in is dropped", async () => {
  const page = await newPage();
  await visit(page, "/contact");
  const email = `${unique()}@robots.example`;
  await write(page, email, "Buy links");
  await page.locator("[name=website]").evaluate((field) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    set?.call(field, "https://links.example");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Your message has arrived" }).waitFor();
  expect(await mailsTo(email)).toEqual([]);
  await visit(page, "/contact");
  await page.getByLabel(/^What would you like to know/).focus();
  await page.keyboard.press("Tab");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
    .not.toBe("website");
});

test("an answer is found by its words, and has an address that opens it", async () => {
  const page = await newPage(phone);
  await visit(page, "/faqs");
  const questions = page.getByRole("main").locator("details");
  const all = await questions.count();
  expect(all).toBeGreaterThan(20);
  await page.getByRole("searchbox", { name: "Search questions and answers" }).fill("visibility");
  await expect.poll(() => questions.count()).toBeLessThan(all);
  await page.getByRole("searchbox", { name: "Search questions and answers" }).fill("zzzz");
  await page.getByText("No answer has the words “zzzz”").waitFor();
  await page.getByRole("link", { name: "Ask us" }).click();
  await page.waitForURL(/\/contact$/);
  const id = await idOfThird();
  await visit(page, `/faqs#${id}`);
  await expect.poll(() => page.locator(`#${id}`).getAttribute("open")).not.toBeNull();
  await expectAccessible(page);
  await noOverflow(page);
});

async function idOfThird(): Promise<string> {
  const html = await (await fetch(`${origin}/faqs`)).text();
  return [...html.matchAll(/<details id="([a-z0-9-]+)"/g)][2]?.[1] ?? "";
}

test("a page with two spellings has one canonical address, in each language", async () => {
  for (const path of ["/brandPortal", "/brandportal"]) {
    const html = await (
      await fetch(`${origin}${path}`, { headers: { "accept-language": "de" } })
    ).text();
    expect(html).toContain(`rel="canonical" href="${origin}/brandPortal"`);
    expect(html).toContain('hrefLang="fr"');
    expect(html).toContain('lang="de"');
  }
});

test("every picture of the product is there, with words for who does not see it", async () => {
  const page = await newPage({ locale: "de-DE" });
  for (const path of [
    "/buyers",
    "/suppliers",
    "/dataPlatform",
    "/brandPortal",
    "/customerPortal",
  ]) {
    await visit(page, path);
    const pictures = page.getByRole("main").getByRole("img");
    await pictures.first().waitFor();
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image) => "naturalWidth" in image && image.naturalWidth))
        .toBe(1280);
    }
  }
});

test("the study says that it is invented, sorts its table, and gives its data away", async () => {
  const page = await newPage(phone);
  await visit(page, "/study/skin-friendly-cities-eng-us");
  await page.getByText("Nobody measured the figures on this page.", { exact: false }).waitFor();
  const rows = page.getByRole("main").getByRole("row");
  const first = () => page.getByRole("main").locator("tbody tr").first().innerText();
  await expect.poll(first).toContain("New York");
  await expect.poll(first).toContain("°F");
  await page.getByRole("button", { name: /^Score/ }).click();
  await expect.poll(first).toContain("Jakarta");
  // The order is shown before the address has it.
  await page.waitForURL(/sort=score/);
  // Deep links keep the order, and a city is found.
  await page.reload();
  await expect.poll(first).toContain("Jakarta");
  await visit(page, "/study/skin-friendly-cities-ger?city__icontains=wars");
  await expect.poll(first).toContain("Warschau");
  await expect.poll(() => rows.count()).toBe(3);
  await page.getByRole("img", { name: /^Karte der 40 Städte/ }).waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Daten als CSV" }).click();
  expect((await download).suggestedFilename()).toBe("skin-friendly-cities.csv");
  const html = await (await fetch(`${origin}/study/skin-friendly-cities-fra`)).text();
  expect(html).toContain(`hrefLang="en-US" href="${origin}/study/skin-friendly-cities-eng-us"`);
  await expectAccessible(page);
  await noOverflow(page);
});

test("articles are listed, read, and followed by feed readers", async () => {
  const page = await newPage({ locale: "fr-FR" });
  await visit(page, "/blog");
  const articles = page.getByRole("main").getByRole("article");
  await expect.poll(() => articles.count()).toBe(3);
  await articles.first().getByRole("link").click();
  await page.waitForURL(/\/blog\/[a-z-]+$/);
  await page.getByRole("article").getByRole("heading", { level: 2 }).first().waitFor();
  const feed = await fetch(`${origin}/blog/feed.xml`, { headers: { "accept-language": "fr" } });
  expect(feed.headers.get("content-type")).toContain("application/atom+xml");
  const text = await feed.text();
  expect(text.match(/<entry>/g)).toHaveLength(3);
  expect(text).toContain('xml:lang="fr"');
  const none = await fetch(`${origin}/blog/no-such-article`);
  expect(none.status).toBe(404);
});

test("a portal's host has none of what tells about Neroli", async () => {
  const host = `http://nord-ingredients-hamburg.localhost:${new URL(origin).port}`;
  const page = await newPage();
  for (const path of ["/buyers", "/faqs", "/blog", "/contact", "/privacy"]) {
    await page.goto(`${host}${path}`);
    await page.waitForURL(`${host}/`);
  }
});
