import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { newPage, origin, signedIn } from "./browser.ts";

const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");

/** What README.md invites to open: whole addresses, and pages by their path: "page **Import** (`/…`)". */
const paths = [
  ...[...readme.matchAll(/<http:\/\/localhost:3000([^>]*)>/g)].map(([, path]) => path || "/"),
  ...[...readme.matchAll(/page \*\*[^*]+\*\* \(`([^`]+)`\)/g)].map(([, path = ""]) => path),
];

test("README.md names the start page, the API's document and the import", () => {
  expect(paths.toSorted()).toEqual(["/", "/admin/imports", "/api/docs"]);
});

test.each(paths.filter((path) => path !== "/api/docs"))("%s shows something", async (path) => {
  const page = await signedIn("manager@neroli.example", "/admin");
  await page.goto(path);
  await page.getByRole("heading").filter({ visible: true }).first().waitFor();
});

const hosts = [...readme.matchAll(/<http:\/\/([a-z-]+)\.localhost:3000>/g)].map(([, key]) => key);

test("README.md names a brand portal, a customer portal and an exhibition by their hosts", async () => {
  const page = await newPage();
  const seen = [];
  for (const key of hosts) {
    await page.goto(origin.replace("localhost", `${key}.localhost`));
    seen.push(await page.getByRole("banner").getByRole("link").first().getAttribute("aria-label"));
  }
  expect(seen).toEqual([
    "Maren and Holt Ingredient Portal, to the start",
    "Haldermark Customer Desk, to the start",
    "Nord Ingredients Hamburg, to the start",
  ]);
});

test("the API's document is browsed without signing in, with and without a slash at its end", async () => {
  const page = await newPage();
  await page.goto("/api/docs/");
  await page.getByRole("heading", { level: 1, name: /^Neroli/ }).waitFor();
  await page.locator("#operations-tag-search").getByRole("button").click();
  await page.getByText("Search the products of an offering, with facet counts.").click();
  await page.getByRole("heading", { name: "Parameters" }).waitFor();
  // It had one beside the name, of nothing.
  await expect.poll(() => page.locator("img").count()).toBe(0);
  const scripts = async (path: string) => {
    const source = await (await page.request.get(path)).text();
    return [...source.matchAll(/<script src="([^"]+)"/g)].map(
      ([, src = ""]) => new URL(src, `${origin}${path}`).pathname,
    );
  };
  expect(await scripts("/api/docs")).toHaveLength(3);
  expect(await scripts("/api/docs")).toEqual(await scripts("/api/docs/"));
});
