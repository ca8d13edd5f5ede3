import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { newPage, origin, visit } from "./browser.ts";
import { kept, listenTo, newReader, searchFor, tells } from "./recording-steps.ts";

const product = "velourine-b3-pc";
const productPage = `/ingredients/permalink/${product}`;

test("a visit is told: hits seen and opened, pages, a comparison, a form, a search and its filters", async () => {
  const began = new Date().toISOString();
  const reader = await newReader();
  const { page, told } = reader;
  await visit(page, "/ingredients/search?query=glycerin");
  await tells(reader, { kind: "SEARCH", words: "glycerin" });
  await tells(reader, { kind: "IMPRESSION", words: "glycerin", rank: 1 });
  const [search] = told().filter(({ kind }) => kind === "SEARCH");
  const total = await page
    .getByText(/^\d+ results$/)
    .first()
    .innerText();
  expect(search).toMatchObject({ found: Number.parseInt(total, 10), filters: "" });

  // What is further down is seen once somebody is there, and once only.
  const last = page.getByRole("article").last();
  const count = await page.getByRole("article").count();
  expect(told().filter(({ rank }) => rank === count)).toEqual([]);
  await last.scrollIntoViewIfNeeded();
  await tells(reader, { kind: "IMPRESSION", words: "glycerin", rank: count });
  await page.getByRole("article").first().scrollIntoViewIfNeeded();

  await visit(page, "/ingredients/search?query=glycerin&segment=PERSONALCARE");
  await tells(reader, { kind: "SEARCH", words: "glycerin", filters: "segment=PERSONALCARE" });

  const second = page.getByRole("article").nth(1).getByRole("heading").getByRole("link");
  const key = (await second.getAttribute("href"))?.split("/").at(-1) ?? "";
  await second.click();
  await page.waitForURL(`**/${key}`);
  await tells(reader, { kind: "DETAILS", product: key, rank: 2, words: "glycerin" });
  await tells(reader, { kind: "VIEW", product: key });

  await page
    .getByRole("main")
    .getByRole("button", { name: /^Request a sample|^Sample/ })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
  await tells(reader, { kind: "FORM_SAMPLE", product: key });
  await page.keyboard.press("Escape");

  await page.goBack();
  await page.getByRole("article").locator(`h2 a[href$="/${key}"]`).waitFor();
  await page.goForward();
  await page.waitForURL(`**/${key}`);
  await tells(reader, { kind: "VIEW", product: key }, 2);

  await visit(page, "/company/velouria-actives");
  await tells(reader, { kind: "VIEW", company: "velouria-actives" });
  await visit(page, `/compare?products=${product},${key}`);
  await tells(reader, { kind: "COMPARISON", product });
  await tells(reader, { kind: "COMPARISON", product: key });
  expect(reader.sent.every(({ batch, token }) => !batch.visitor && !token)).toBe(true);
  const ranks = told().flatMap(({ kind, rank }) => (kind === "IMPRESSION" ? [rank] : []));
  expect(ranks.length).toBeGreaterThan(2);

  const rows = await kept(began);
  expect(
    rows.filter(({ kind, product_key }) => kind === "DETAILS" && product_key === key),
  ).toMatchObject([{ rank: 2, words: "glycerin", user_key: null, visitor: null }]);
});

test("the second page goes on counting ranks, suppliers are found too, and a portal is named", async () => {
  const reader = await newReader();
  await visit(reader.page, "/ingredients/search?page=1");
  await tells(reader, { kind: "IMPRESSION", rank: 21 });
  await visit(reader.page, "/suppliers/search?query=velouria");
  await tells(reader, { kind: "IMPRESSION", company: "velouria-actives", rank: 1 });
  await tells(reader, { kind: "SEARCH", words: "velouria" });
  expect(reader.sent.some(({ batch }) => batch.portal)).toBe(false);
  await visit(reader.page, "/ingredients/search?exhibition=nord-ingredients-hamburg&query=rose");
  await tells(reader, { kind: "SEARCH", words: "rose" });
  const within = reader.sent.filter(({ batch }) =>
    batch.events.some(({ words }) => words === "rose"),
  );
  expect(within.map(({ batch }) => batch.portal)).toContain("nord-ingredients-hamburg");
});

test("what was refused is sent again as the same batch, also by the next page, and counts once", async () => {
  const words = searchFor();
  const { page, sent } = await newReader({ mayLog: /503/ });
  await page.route("**/api/interactions", (route) => route.fulfill({ status: 503 }));
  await visit(page, `/ingredients/search?query=${words}`);
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  const refused = new Set(sent.map(({ batch }) => batch.batch));
  await page.unroute("**/api/interactions");
  sent.length = 0;
  const taken = page.waitForResponse(
    (answer) => answer.url().endsWith("/api/interactions") && answer.ok(),
  );
  await visit(page, "/terms");
  const again = (await taken).request().postDataJSON();
  expect(refused).toContain(again.batch);

  const counted = async () => (await kept()).filter((row) => row.words === words);
  await expect.poll(async () => (await counted()).length).toBeGreaterThan(0);
  const before = await counted();
  await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    await fetch("/api/interactions", { method: "POST", headers, body: JSON.stringify(body) });
  }, again);
  expect(await counted()).toEqual(before);
});

test("what was told at last leaves with the page", async () => {
  const { page } = await newReader();
  const form = { kind: "FORM_CONTACT", company_key: "velouria-actives" };
  const counted = async () =>
    (await kept()).filter((row) =>
      Object.entries(form).every(([name, value]) => row[name as "kind"] === value),
    ).length;
  const before = await counted();
  const isThere = page.waitForResponse((answer) => answer.url().endsWith("/api/interactions"));
  await visit(page, "/company/velouria-actives");
  await isThere;
  await page
    .getByRole("button", { name: /^Contact/ })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
  // No page comes after it that could send what was left.
  await page.close({ runBeforeUnload: true });
  await expect.poll(counted).toBe(before + 1);
});

test("robots tell and do not count, and what is rendered ahead tells nothing until it is looked at", async () => {
  const words = searchFor();
  const reader = listenTo(await newPage());
  await visit(reader.page, `/ingredients/search?query=${words}`);
  await tells(reader, { kind: "SEARCH", words });
  expect((await kept()).filter((row) => row.words === words)).toEqual([]);

  const ahead = await newReader();
  await ahead.page.addInitScript(() =>
    Object.defineProperty(document, "prerendering", { value: true, configurable: true }),
  );
  const scripts: string[] = [];
  ahead.page.on("request", (request) => scripts.push(request.url()));
  await visit(ahead.page, productPage);
  await ahead.page.waitForLoadState("networkidle");
  expect(scripts.filter((address) => /recorder|interactions/.test(address))).toEqual([]);
  await ahead.page.evaluate(() => {
    Object.defineProperty(document, "prerendering", { value: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await tells(ahead, { kind: "VIEW", product });
});

test("the recorder is less than 2 kB, and comes after the page", async () => {
  const assets = fileURLToPath(new URL("../web/build/client/assets", import.meta.url));
  const [file, ...others] = globSync("recorder-*.js", { cwd: assets });
  expect(others).toEqual([]);
  expect(gzipSync(readFileSync(`${assets}/${file}`)).length).toBeLessThan(2_000);
  const html = await (await fetch(`${origin}/ingredients/search`)).text();
  expect(html).toContain("/assets/frame-");
  expect(html).not.toContain("recorder-");
});
