import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, newPage, noOverflow, origin } from "./browser.ts";

const languages = { en: "en-GB", de: "de-DE", it: "it-IT", fr: "fr-FR", es: "es-ES" } as const;

const publicPages = [
  "/",
  "/ingredients/search",
  "/ingredients/search?query=glycerin",
  "/formulations/search",
  "/services/search",
  "/suppliers/search",
  "/notFound",
  "/maintenance",
  "/login",
  "/register",
  "/register/no-such-invitation",
  "/register/activate",
  "/register/activate?token=sample",
  "/register/visitor",
  "/exhibitions/nord-ingredients-hamburg",
  "/exhibitions/nord-ingredients-hamburg?words__icontains=nobody",
  "/password/forgotten",
  "/password/reset?token=sample",
  "/terms",
  "/buyers",
  "/suppliers",
  "/marketplace/suppliers",
  "/marketplace/brands",
  "/dataPlatform",
  "/brandPortal",
  "/customerPortal",
  "/faqs",
  "/contact",
  "/privacy",
  "/imprint",
  "/blog",
  "/blog/reading-an-inci-list",
  "/study/skin-friendly-cities-eng-us",
  "/study/skin-friendly-cities-ger",
  "/searches/unsubscribe",
  "/notifications/unsubscribe",
];

async function html(path: string, language = "en"): Promise<{ status: number; text: string }> {
  const response = await fetch(`${origin}${path}`, {
    headers: { "accept-language": language },
    redirect: "manual",
  });
  return { status: response.status, text: await response.text() };
}

/** The log-in page moves on by itself, to the provider and back with the form: only then is it there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  if (path === "/login") await page.locator("input[type=password]").waitFor();
}

/** An address of each kind of page that has a key in it. */
async function keyedPages(): Promise<string[]> {
  const found: string[] = [];
  for (const offering of ["ingredients", "formulations", "services"]) {
    const { text } = await html(`/${offering}/search`);
    found.push(new RegExp(`/${offering}/permalink/[a-z0-9-]+`).exec(text)?.[0] ?? "none");
  }
  const { text } = await html("/suppliers/search");
  found.push(/\/company\/[a-z0-9-]+/.exec(text)?.[0] ?? "none");
  return found;
}

async function opensWhole(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect.poll(() => page.title(), { message: path }).not.toBe("");
}

test("every public page renders whole without a complaint, passes axe and fits a phone, in English and German", async () => {
  const pages = [...publicPages, ...(await keyedPages())];
  for (const locale of [languages.en, languages.de]) {
    const page = await newPage({ locale });
    for (const path of pages) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await opensWhole(page, path);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await noOverflow(page);
    }
    await page.context().close();
  }
});

test("every public page renders whole in Italian, French and Spanish, without a complaint", async () => {
  const pages = [...publicPages, ...(await keyedPages())];
  for (const locale of [languages.it, languages.fr, languages.es]) {
    const page = await newPage({ locale });
    for (const path of pages) await opensWhole(page, path);
    await page.context().close();
  }
});

test("a search stands in the HTML with its facets, in the reader's language", async () => {
  const english = await html("/ingredients/search?query=glycerin");
  expect(english.text).toMatch(/<html lang="en"/);
  expect(english.text).toMatch(/glycerin/i);
  const german = await html("/ingredients/search?query=glycerin", "de");
  expect(german.text).toMatch(/<html lang="de"/);
  expect(german.text).toContain("Inhaltsstoffe");
  expect(german.text).toContain("Segment");
  expect(german.text).toMatch(/\/ingredients\/permalink\/[a-z0-9-]+/);
});

test("redirects of the spec, and what no page answers", async () => {
  const targets = {
    "/about": "/",
    "/subscriptions/overview": "/register",
    "/contacts": "/requests",
    "/ourSolution": "/notFound",
    "/errors/404": "/",
    "/errors/500": "/",
    "/no-such-page": "/errors/404",
    "/admin/event/lumen/users?page=2": "/admin/event/lumen/dashboard/users?page=2",
  };
  for (const [from, to] of Object.entries(targets)) {
    const response = await fetch(`${origin}${from}`, { redirect: "manual" });
    expect(response.status, from).toBe(302);
    expect(response.headers.get("location"), from).toBe(to);
  }
});

test("a product that does not exist is a 404 with the search bar", async () => {
  const { status, text } = await html("/ingredients/permalink/no-such-product");
  expect(status).toBe(404);
  expect(text).toContain("Product not found");
  expect(text).toContain("Search for similar products ...");
});

test("sitemap, robots and canonical links agree on the addresses", async () => {
  const robots = await html("/robots.txt");
  expect(robots.text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const index = await html("/sitemap.xml");
  const located = (text: string) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? "");
  const files = located(index.text);
  const sections = ["pages", "topics", "companies", "products"];
  expect(files).toEqual(
    ["/blog/sitemap.xml", ...sections.map((section) => `/sitemap/${section}-1.xml`)].map(
      (path) => origin + path,
    ),
  );
  const addresses: string[] = [];
  for (const file of files) {
    const told = located(await (await fetch(file)).text());
    for (const address of [told[1], told.at(-1)]) {
      const page = await fetch(address ?? "");
      expect(page.status).toBe(200);
      expect(await page.text()).toContain(`rel="canonical" href="${address}"`);
    }
    addresses.push(...told);
  }
  expect(addresses.length).toBeGreaterThan(500);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("what the pages are made of comes compressed, and is kept for good", async () => {
  const { text } = await html("/");
  const scripts = [...text.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([address]) => address);
  expect(scripts.length).toBeGreaterThan(0);
  for (const encoding of ["br", "gzip"]) {
    const response = await fetch(`${origin}${scripts[0]}`, {
      headers: { "accept-encoding": encoding },
    });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(await response.text()).toContain("import");
  }
  expect((await html("/assets/of-an-earlier-build.js")).status).toBe(404);
  expect((await html("/favicon.svg")).text).toContain("<svg");
});

test("the kit's styles win over the library's, whichever file comes first", async () => {
  const page = await newPage();
  await open(page, "/ingredients/search");
  const logIn = page.getByRole("banner").getByRole("button", { name: "Log in" });
  expect(await logIn.evaluate((button) => getComputedStyle(button).fontWeight)).toBe("500");
});
