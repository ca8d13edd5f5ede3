import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { arrived, newPage, visit } from "./browser.ts";
import { newReader, tells } from "./recording-steps.ts";

const search = "/ingredients/search?query=niacinamide";

/** The calls of the API from now on, by path. */
function calls(page: Page): string[] {
  const made: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/(?:search|products)\//.test(pathname)) made.push(pathname + search);
  });
  return made;
}

/** What an address or a call narrows the search by; the pointer may come to rest on other filters. */
function narrowing(address: string): string {
  const params = new URLSearchParams(address.split("?")[1]);
  for (const name of ["page", "size", "sort", "query"]) params.delete(name);
  return params.toString();
}

const facet = (page: Page) => page.locator("#filters li a").first();
const product = (page: Page) => page.locator("[data-hits] h2 a").first();

test("a filter that the pointer rests on is there at the click, and read once", async () => {
  const page = await newPage();
  await visit(page, "/ingredients/search");
  const made = calls(page);
  const chosen = new URL((await facet(page).getAttribute("href")) ?? "", page.url());
  const reads = () => made.filter((path) => narrowing(path) === narrowing(chosen.search)).length;
  await facet(page).hover();
  await expect.poll(reads).toBe(1);
  await facet(page).click();
  await page.locator("#filters li a[aria-current]").first().waitFor();
  await arrived(page);
  expect(reads()).toBe(1);
});

test("a product that the pointer rests on is read, and no view of it until it is opened", async () => {
  const reader = await newReader();
  const { page, told } = reader;
  await visit(page, search);
  const made = calls(page);
  const key = (await product(page).getAttribute("href"))?.split("/").at(-1) ?? "";
  const reads = () => made.filter((path) => path.endsWith(`/${key}`)).length;
  await product(page).hover();
  await expect.poll(reads).toBe(1);
  await tells(reader, { kind: "SEARCH", words: "niacinamide" });
  expect(told().filter(({ kind }) => kind === "VIEW")).toEqual([]);
  await product(page).click();
  await arrived(page);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await tells(reader, { kind: "VIEW", product: key });
});

test("a link in the focus is read ahead, too", async () => {
  const page = await newPage();
  await visit(page, search);
  const made = calls(page);
  await product(page).focus();
  await expect.poll(() => made.some((path) => path.startsWith("/api/products/"))).toBe(true);
});

test("a step from results at rest to a product asks for its data alone, and shows all of it", async () => {
  const page = await newPage();
  const files: string[] = [];
  page.on("requestfinished", (request) => files.push(new URL(request.url()).pathname));
  await visit(page, search);
  const atRest = [/\/page-reads-/, /\/product-page-/, /^\/__manifest/];
  await expect.poll(() => atRest.every((one) => files.some((file) => one.test(file)))).toBe(true);
  await page.waitForLoadState("networkidle");
  files.length = 0;
  await product(page).click();
  await page.locator("#similar").waitFor();
  expect(files.filter((file) => !file.startsWith("/api/"))).toEqual([]);
  await page.goBack();
  await arrived(page);
  await page.goForward();
  await page.locator("#similar").waitFor();
});

test("what the router is told of its routes is whole, whoever asked first, and however", async () => {
  const page = await newPage();
  const first = page.waitForRequest(/\/__manifest/);
  await visit(page, search);
  const address = new URL((await first).url());
  address.searchParams.set("paths", `/ingredients/permalink/${Date.now()},/company/acme,/faqs`);
  expect((await fetch(address, { method: "HEAD" })).status).toBe(200);
  const pages = ["/ingredients/permalink/:productKey", "/company/:companyKey", "/faqs"];
  // Each thread that makes pages has its own memory.
  for (let time = 0; time < 6; time++) {
    const told = (await (await fetch(address)).json()) as object;
    expect(Object.keys(told)).toEqual(expect.arrayContaining(pages));
  }
});

test("who saves data is spared it", async () => {
  const page = await newPage();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await visit(page, search);
  const made = calls(page);
  await product(page).hover();
  await facet(page).hover();
  // Several times as long as a pointer rests before a page is read.
  await page.waitForTimeout(500);
  expect(made).toEqual([]);
});
