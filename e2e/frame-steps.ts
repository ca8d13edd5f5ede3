import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { arrived, noOverflow } from "./browser.ts";

const snapshot = readFileSync(
  new URL("../contract/src/access/pages.snapshot.txt", import.meta.url),
  "utf8",
).split("\n");

/** The pages that somebody of a column of the table of pages opens, by their paths in the table. */
export function pagesOf(column: string): string[] {
  const title = snapshot.find((line) => line.replace(/^[| ]+/, "") === column);
  if (!title) throw new Error(`the table of pages has no column ${column}`);
  const place = title.length - column.length;
  return snapshot
    .filter((line) => line.startsWith("/") && line[place] === "+")
    .map((line) => line.split(" ")[0] ?? "")
    .filter((path) => !steps.includes(path));
}

/** They lead on by themselves. */
const steps = ["/signIn", "/signOut", "/silentRenew", "/login", "/errors/unauthorizedOnly"];

/**
 * Resolves when nothing has been asked of the server for two frames, but the stream of news, whose
 * answer goes on, and what is told of readers: nobody hears its answer once the page was left.
 */
export function quiet(page: Page): () => Promise<void> {
  const asked = new Set<unknown>();
  page.on("request", (request) => {
    if (!/\/(notifications\/stream|api\/interactions)$/.test(request.url())) asked.add(request);
  });
  page.on("requestfinished", (request) => asked.delete(request));
  page.on("requestfailed", (request) => asked.delete(request));
  const frames = () =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  return async () => {
    do {
      await expect.poll(() => asked.size).toBe(0);
      await frames();
    } while (asked.size > 0);
  };
}

/** Goes to a page as a link of the present one does. */
export async function follow(page: Page, path: string): Promise<void> {
  const before = new URL(page.url()).pathname;
  await page.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    document.querySelector("main")?.append(link);
    link.click();
    link.remove();
  }, path);
  if (path === before) return;
  await expect.poll(() => new URL(page.url()).pathname, { message: path }).not.toBe(before);
  await arrived(page);
}

/** Goes through pages; at each width nothing is wider than the window, and their title is there. */
export async function walk(page: Page, paths: readonly string[], widths: readonly number[]) {
  const answered = quiet(page);
  for (const path of paths) {
    await follow(page, path);
    await page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor();
    await answered();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await noOverflow(page);
      await tabsInSight(page);
    }
  }
}

/** Every search is in the window, whatever its language and width. */
const tabsInSight = (page: Page) =>
  expect
    .poll(
      () =>
        page
          .locator("header nav")
          .last()
          .getByRole("link")
          .evaluateAll((links) =>
            links
              .filter((link) => {
                const { left, right } = link.getBoundingClientRect();
                return left < 0 || right > innerWidth;
              })
              .map((link) => link.textContent),
          ),
      { message: `searches on ${page.url()}` },
    )
    .toEqual([]);
