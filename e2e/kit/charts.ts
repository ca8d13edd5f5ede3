import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "../browser.ts";
import { openKit } from "./open-kit.ts";

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true }).first();

/** What a chart is saved as, by an item of its menu. */
async function saved(page: Page, { chart, item }: { chart: string; item: RegExp }) {
  await page.getByRole("button", { name: `Download “${chart}”` }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: item }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

const isFocused = (element: Locator) =>
  expect.poll(() => element.evaluate((it) => it === document.activeElement)).toBe(true);

test("keys walk along a line, and what was is said", async () => {
  const page = await openKit({});
  const visits = card(page, "Visits by day");
  const walk = visits.getByRole("slider", { name: "Walk through “Visits by day”" });
  const said = visits.getByRole("status");
  await walk.focus();
  await page.keyboard.press("Home");
  await expect.poll(() => said.innerText()).toContain("01/02/2031");
  await expect.poll(() => said.innerText()).toContain("Product pages: 744 (Period before: 889)");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => walk.getAttribute("aria-valuetext")).toBe("02/02/2031");
  await expect.poll(() => said.innerText()).toContain("Product pages: 1,135");
  await page.keyboard.press("End");
  await expect.poll(() => said.innerText()).toContain("28/02/2031");
});

test("the pointer finds the time below it", async () => {
  const page = await openKit({});
  const visits = card(page, "Visits by day");
  const walk = visits.getByRole("slider");
  await walk.hover({ position: { x: 1, y: 40 } });
  await expect.poll(() => visits.getByRole("status").innerText()).toContain("01/02/2031");
});

test("arrow keys walk from country to country, by how much was counted; Enter chooses", async () => {
  const page = await openKit({});
  const map = card(page, "Visitors per region");
  const country = (name: string) => map.getByRole("button", { name });
  await country("Germany: 1,204 (more than 200)").focus();
  await page.keyboard.press("ArrowRight");
  await isFocused(country("France: 930 (more than 200)"));
  await expect.poll(() => map.getByRole("status").innerText()).toBe("France: 930 (more than 200)");
  await page.keyboard.press("End");
  await isFocused(country("South Africa: 12 (less than 50)"));
  await page.keyboard.press("Enter");
  await page.getByText("A map: ZA is chosen").waitFor();
  await expect.poll(() => country("South Africa").getAttribute("aria-pressed")).toBe("true");
  await country("Singapore: 210").click();
  await page.getByText("A map: SG is chosen").waitFor();
  await country("Brazil: 96 (from 50 to 200)").click();
  await page.getByText("A map: BR is chosen").waitFor();
});

test("bars and cells about which there is more lead to it", async () => {
  const page = await openKit({});
  await page.getByRole("link", { name: "Bisabolol: 1,204" }).press("Enter");
  await page.waitForURL(/#bisabolol$/);
  await page.getByRole("link", { name: "Distributor, Food: 150" }).click();
  await page.waitForURL(/#Distributor-Food$/);
  const bars = page.getByRole("list", { name: "Products by visits" });
  await bars.getByText("Squalane, from olives: 77").waitFor({ state: "attached" });
});

test("the table behind a chart says all that it shows", async () => {
  const page = await openKit({});
  const funnel = card(page, "From sight to request");
  await funnel.getByRole("button", { name: "As a table" }).click();
  const table = funnel.getByRole("table", { name: "“From sight to request” as a table" });
  await expect
    .poll(() => table.getByRole("row").allInnerTexts())
    .toEqual([
      "Step\tNumber\tShare of the step before",
      "Seen in a list\t18,420\t–",
      "Opened\t2,204\t12%",
      "Documents read\t610\t27.7%",
      "Asked for\t48\t7.9%",
    ]);
  await expectAccessible(page);
  await funnel.getByRole("button", { name: "As a chart" }).click();
  await table.waitFor({ state: "detached" });
});

test("a chart is saved as a table, in which nothing becomes a formula", async () => {
  const page = await openKit({});
  const { name, content } = await saved(page, { chart: "Products by visits", item: /CSV/ });
  expect(name).toBe("Products by visits.csv");
  const [head, first, second, third] = content.toString("utf8").split("\r\n");
  expect([head, first]).toEqual(["\ufeffProduct,Visits", "Bisabolol,1204"]);
  expect(second).toMatch(/^'=.+,640$/);
  expect(third).toBe('"Squalane, from olives",77');
});

/** The accent, blue, green and brown of the tokens, and the ground of a card. */
const lineColours = ["168 69 69", "29 76 99", "37 107 72", "138 75 0", "255 255 255"];

/** The size of a PNG, and the colours of its title and of what stands below. */
async function look(page: Page, content: Buffer) {
  return await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("no canvas");
    pen.drawImage(image, 0, 0);
    const { width, height } = image;
    const colours = (top: number, bottom: number) => {
      const { data: bytes } = pen.getImageData(0, top, width, bottom - top);
      const found = new Set<string>();
      for (let at = 0; at < bytes.length; at += 4)
        found.add([...bytes.subarray(at, at + 3)].join(" "));
      return [...found];
    };
    return { width, height, title: colours(0, 110), chart: colours(110, height) };
  }, content.toString("base64"));
}

test.each(["as a chart", "while its table is shown"])(
  "a chart is saved as a picture %s",
  async (how) => {
    const page = await openKit({});
    const chart = "Visits by day";
    const wide = await card(page, chart)
      .locator("svg[data-chart]")
      .evaluate((drawing) => drawing.clientWidth);
    if (how !== "as a chart")
      await card(page, chart).getByRole("button", { name: "As a table" }).click();
    const { name, content } = await saved(page, { chart, item: /PNG/ });
    expect(name).toBe("Visits by day.png");
    const picture = await look(page, content);
    expect(picture.width).toBe(2 * (wide + 48));
    // Ink of the title; the four lines by the colours of their tokens, on the ground of a card.
    expect(picture.title).toEqual(expect.arrayContaining(["34 32 29", "255 255 255"]));
    expect(picture.chart).toEqual(expect.arrayContaining(lineColours));
  },
);

test("a chart that fails says so alone, and is there once its data are", async () => {
  const page = await openKit({});
  const said = page.getByText("Failed to load the data for this chart.", { exact: true });
  await said.waitFor();
  await card(page, "Products by visits").getByRole("link", { name: "Bisabolol" }).waitFor();
  await expect.poll(() => said.count()).toBe(1);
  await said.locator("..").getByRole("button", { name: "Try again" }).click();
  await said.waitFor({ state: "detached" });
  await page
    .getByRole("list", { name: "Failed" })
    .getByRole("link", { name: "Bisabolol: 1,204" })
    .waitFor();
  await page.getByText("There is nothing to show for this period.").waitFor();
});

test.each([390, 1_440])("charts speak German and fit, %i px", async (width) => {
  const page = await openKit({ width, locale: "de-DE" });
  await page.getByText("weniger als 50", { exact: true }).waitFor();
  await page.getByText("von 50 bis 200", { exact: true }).waitFor();
  await page.getByText("mehr als 200", { exact: true }).waitFor();
  await page.getByText("13,5 % mehr als im Zeitraum davor").waitFor();
  await page.getByRole("button", { name: "Deutschland: 1.204 (mehr als 200)" }).waitFor();
  await expectAccessible(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width);
  const charts = page.getByRole("region", { name: "Charts", exact: true });
  await expect
    .poll(() =>
      charts.locator("svg[data-chart]").evaluateAll((all) =>
        all.filter((drawing) => {
          const box = drawing.parentElement?.getBoundingClientRect();
          return drawing.getBoundingClientRect().width > (box?.width ?? 0) + 1;
        }),
      ),
    )
    .toEqual([]);
});
