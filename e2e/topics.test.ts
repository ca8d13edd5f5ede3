import { expect, test } from "vitest";
import { arrived, expectAccessible, newPage, noOverflow, origin, visit } from "./browser.ts";

test("from the list of functions to one, its ingredients, and the search of them all", async () => {
  const page = await newPage();
  await visit(page, "/ingredients/functions");
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "Find in this list" }).fill("emolli");
  await page.getByRole("link", { name: "Emollient", exact: true }).click();
  await arrived(page);
  await page.getByRole("heading", { level: 1, name: /^Emollient/ }).waitFor();
  await expectAccessible(page);
  const hits = page.locator("main h2 a");
  await hits.first().waitFor();
  const all = page.getByRole("link", { name: /Search and filter all/ }).first();
  const count = Number(/\d+/.exec((await all.textContent()) ?? "")?.[0]);
  await all.click();
  await arrived(page);
  await page.locator("[data-count]").getByText(`${count} results`).waitFor();
});

test("an INCI name's page is whole without scripts: hits, suppliers, functions, what machines read", async () => {
  const page = await newPage({
    javaScriptEnabled: false,
    locale: "de-DE",
    width: 390,
    height: 844,
  });
  const answer = await page.goto("/ingredients/inci/niacinamide");
  expect(answer?.status()).toBe(200);
  await page
    .getByRole("heading", { level: 1, name: "Niacinamide: Lieferanten und Produkte" })
    .waitFor();
  await page.getByRole("link", { name: "Velouria Actives" }).first().waitFor();
  await page.getByRole("region", { name: "Funktionen dieser Inhaltsstoffe" }).waitFor();
  await noOverflow(page);
  const html = await page.content();
  expect(html).toContain(`<link rel="canonical" href="${origin}/ingredients/inci/niacinamide">`);
  expect(html).toContain('hreflang="fr"');
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "{}",
  );
  const kinds = data["@graph"].map((part: Record<string, string>) => part["@type"]);
  expect(kinds).toEqual(["CollectionPage", "BreadcrumbList"]);
});

test("a topic that nobody offers is not there; another spelling leads to its page", async () => {
  const missing = await fetch(`${origin}/ingredients/functions/alchemy`);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain("Page not found");
  const spelled = await fetch(`${origin}/ingredients/inci/NIACINAMIDE`, { redirect: "manual" });
  expect([spelled.status, spelled.headers.get("location")]).toEqual([
    301,
    "/ingredients/inci/niacinamide",
  ]);
});

test("search engines are told of topics", async () => {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  expect(index).toContain(`${origin}/sitemap/topics-1.xml`);
  const topics = await (await fetch(`${origin}/sitemap/topics-1.xml`)).text();
  const addresses = [...topics.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(100);
  const asked = addresses.filter((_, at) => at % 25 === 0);
  const answers = await Promise.all(
    asked.map(async (address) => (await fetch(`${address}`)).status),
  );
  expect(answers).toEqual(asked.map(() => 200));
});
