import { expect, test } from "vitest";
import { newPage, origin, visit } from "./browser.ts";

// The server keeps the HTML of what many pages have: here an address that nobody has asked for before
// is made of what the last one left.

let visits = 0;

/** A page that no other visit has had, without what differs from answer to answer. */
async function pageOf(address: string, language: string): Promise<string> {
  const mark = `first-of-${visits++}`;
  const answer = await fetch(`${origin}${address}&from=${mark}`, {
    headers: { "accept-language": language },
  });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  const [, nonce = ""] = /nonce="([^"]+)"/.exec(html) ?? [];
  expect(nonce).not.toBe("");
  return html.replaceAll(nonce, "").replaceAll(mark, "");
}

/** What the page shows is asked of the API: other tests change products meanwhile. */
async function foundBy(address: string): Promise<string> {
  const { searchParams } = new URL(address, origin);
  searchParams.delete("view");
  return (await fetch(`${origin}/api/search/products/INGREDIENTS?${searchParams}`)).text();
}

/** Nine visits to one search, all of which find the same. */
async function visitsTo(address: string, language: string): Promise<string[]> {
  for (;;) {
    const before = await foundBy(address);
    const pages: string[] = [];
    for (let at = 0; at < 9; at++) pages.push(await pageOf(address, language));
    if ((await foundBy(address)) === before) return pages;
  }
}

test.each([
  ["cards", "/ingredients/search?query=acid"],
  ["a list", "/ingredients/search?query=acid&view=list"],
  ["what a portal shows", "/ingredients/search?portal=maren-holt-portal&sort=name"],
])("a page made of kept pieces reads as one that was drawn: %s", async (_what, address) => {
  for (const [language, select, imprint] of [
    ["en", "Select ", ">Imprint<"],
    ["de", "auswählen", ">Impressum<"],
  ] as const) {
    // Each of the threads draws it once.
    const [first = "", ...later] = await visitsTo(address, language);
    const [, box = ""] = /<input type="checkbox" aria-label="([^"]+)"/.exec(first) ?? [];
    expect(box).toContain(select);
    expect(first).toContain(imprint);
    for (const page of later) expect(page).toBe(first);
  }
});

test("what a page is made of is alive in the browser, and says what is chosen there", async () => {
  const address = "/ingredients/search?query=niacinamide";
  await pageOf(address, "en");
  await pageOf(address, "en");
  const page = await newPage({ width: 1440, height: 900 });
  await visit(page, `${address}&from=a-letter`);
  const first = page.locator("[data-hits] li").first();
  await first.getByRole("button", { name: /compar/i }).click();
  await expect.poll(() => first.getByRole("button", { pressed: true }).count()).toBe(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "Formulations" }).click();
  await page.waitForURL("**/formulations/search");
});
