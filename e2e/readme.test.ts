import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { newPage, signedIn } from "./browser.ts";

const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");

/** What README.md invites to open: whole addresses, and pages by their path: "page **Import** (`/…`)". */
const paths = [
  ...[...readme.matchAll(/<http:\/\/localhost:3000([^>]*)>/g)].map(([, path]) => path || "/"),
  ...[...readme.matchAll(/page \*\*[^*]+\*\* \(`([^`]+)`\)/g)].map(([, path = ""]) => path),
];

test("README.md names the start page, the API's document and the import", () => {
  expect(paths.toSorted()).toEqual(["/", "/admin/imports", "/api/docs"]);
});

test.each(paths)("%s shows something", async (path) => {
  const page = await signedIn("manager@neroli.example", "/admin");
  await page.goto(path);
  await page.getByRole("heading").filter({ visible: true }).first().waitFor();
});

test.each(["/api/docs", "/api/docs/"])("%s is browsed without signing in", async (path) => {
  const page = await newPage();
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name: /^Neroli/ }).waitFor();
  await page.getByText("Search the products of an offering, with facet counts.").click();
  await page.getByRole("heading", { name: "Parameters" }).waitFor();
});
