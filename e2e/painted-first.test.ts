import { expect, test } from "vitest";
import { newPage, visit } from "./browser.ts";

const address = "/ingredients/permalink/velourine-b3-pc";
const asked = (page: Awaited<ReturnType<typeof newPage>>) =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).map(
      ({ name, startTime }) => ({ file: new URL(name).pathname, startTime }),
    ),
  );

test("who comes from elsewhere gets the page with its styles, and its scripts once it is painted", async () => {
  const page = await newPage();
  await visit(page, address);
  const files = await asked(page);
  expect(files.filter(({ file }) => file.endsWith(".css"))).toEqual([]);
  const parsed = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation");
    return (visit as PerformanceNavigationTiming).domContentLoadedEventStart;
  });
  const scripts = files.filter(({ file }) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  expect(Math.min(...scripts.map(({ startTime }) => startTime))).toBeGreaterThanOrEqual(parsed);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).not.toBe("rgba(0, 0, 0, 0)");
});

test("who goes on to another page of ours in a new document loads the style sheets", async () => {
  const page = await newPage();
  await visit(page, "/imprint");
  await page.evaluate((to) => location.assign(to), address);
  await page.getByRole("heading", { name: "Velourine® B3 PC", level: 1 }).waitFor();
  const sheets = (await asked(page)).filter(({ file }) => file.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(0);
});

test("where nothing is painted the scripts come all the same", async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    globalThis.requestAnimationFrame = () => 0;
  });
  await visit(page, "/imprint");
});

test.each(["/", "/ingredients/search?query=niacinamide", address])(
  "%s brings none of the code that checks what is sent to the server",
  async (path) => {
    const page = await newPage();
    await visit(page, path);
    const scripts = (await asked(page)).filter(({ file }) => file.endsWith(".js"));
    const texts = await page.evaluate(
      (files) => Promise.all(files.map(async (file) => (await fetch(file)).text())),
      scripts.map(({ file }) => file),
    );
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => text.includes("ZodObject"))).toEqual([]);
  },
);
