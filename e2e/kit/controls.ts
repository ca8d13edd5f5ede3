import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, newPage, origin } from "../browser.ts";
import { openKit } from "./open-kit.ts";

const looks = [
  [390, ""],
  [390, "?theme=portal"],
  [1440, ""],
  [1440, "?theme=portal"],
] as const;

test.each(looks)("axe finds nothing on the page of the kit, %d px %s", async (width, query) => {
  const page = await openKit({ width }, query);
  await expectAccessible(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width);
});

const controls = "a[href], button, input:not([type=file]), select, textarea";

/** The controls that are smaller than 24 pixels, which their labels enlarge (WCAG 2.2, 2.5.8). */
const smallTargets = (page: Page) =>
  page.locator(`[data-kit] :is(${controls})`).evaluateAll((all) =>
    all.filter((control) => {
      const seen = control.checkVisibility() && (control as HTMLElement).tabIndex >= 0;
      // A link within a sentence is as high as its line.
      if (!seen || getComputedStyle(control).display === "inline") return false;
      const sizes = [control, control.closest("label") ?? control].map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height);
      });
      return Math.max(...sizes) < 24;
    }),
  );

test.each([390, 1440])(
  "every control is 24 pixels wide and high at least, %i px",
  async (width) => {
    const page = await openKit({ width });
    expect(await smallTargets(page)).toEqual([]);
  },
);

interface Stop {
  /** Its place among the kit's elements, -1 outside of it. */
  at: number;
  markup: string;
  look: string;
}

/**
 * What Tab has come to, and how it and what stands around it look: the focus of a file input shows
 * at its label, that of a field with a button at its frame.
 */
const focusedStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const at = [...document.querySelectorAll("[data-kit] *")].indexOf(element);
    return { at, markup: element.outerHTML.slice(0, 120), look: window.lookOf(element) };
  });

const lookWithoutFocus = (page: Page, { at }: Stop): Promise<string> =>
  page.evaluate((place) => {
    const element = document.querySelectorAll<HTMLElement>("[data-kit] *")[place];
    if (!element) throw new Error("it is gone");
    element.blur();
    return window.lookOf(element);
  }, at);

function lookOf(element: Element): string {
  return [element, element.parentElement, element.nextElementSibling]
    .filter((each) => each !== null)
    .map((each) => {
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(each);
      return [outlineStyle, outlineWidth, boxShadow, borderColor].join(" ");
    })
    .join(" | ");
}

declare global {
  interface Window {
    lookOf: typeof lookOf;
  }
}

test("Tab goes through the kit from top to bottom, and what it reaches is seen", async () => {
  const page = await openKit({ width: 1440 });
  await page.evaluate(`window.lookOf = ${lookOf}`);
  await page.getByRole("heading", { name: "The kit" }).click();
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await focusedStop(page);
    if (stop.at < 0 && stops.length > 0) break;
    if (stop.at >= 0) stops.push(stop);
  }
  expect(stops.length).toBeGreaterThan(100);
  const places = stops.map(({ at }) => at);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const unseen: string[] = [];
  for (const stop of stops)
    if ((await lookWithoutFocus(page, stop)) === stop.look) unseen.push(stop.markup);
  expect(unseen).toEqual([]);
});

test("who asks for less motion sees none", async () => {
  const page = await openKit({ width: 1440 });
  const moving = await page.locator("[data-kit] *").evaluateAll((all) =>
    all
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
        const animates = animationName !== "none" && !/^0s/.test(animationDuration);
        return animates || transitionDuration.split(", ").some((time) => time !== "0s");
      })
      .map((element) => element.className),
  );
  // The spinner of a wait says that something goes on.
  expect(moving.filter((name) => !/spin/i.test(name))).toEqual([]);
});

test("a menu answers to arrows, letters and Escape, and says why an item is off", async () => {
  const page = await openKit({ width: 1440 });
  const button = page.getByRole("button", { name: "Actions for Bisabolol" }).first();
  await button.focus();
  await page.keyboard.press("ArrowDown");
  const item = (name: RegExp) => page.getByRole("menuitem", { name });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await item(/^Edit/).waitFor();
  await expect.poll(focused).toBe("Edit");
  await page.keyboard.press("ArrowUp");
  await expect.poll(focused).toBe("Delete");
  await page.keyboard.press("p");
  await expect.poll(focused).toBe("PublishThe INCI name is missing.");
  await page.keyboard.press("Enter");
  await item(/^Publish/).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await item(/^Edit/).waitFor({ state: "hidden" });
  await expect
    .poll(() => button.evaluate((element) => element === document.activeElement))
    .toBe(true);
});

test("a picker finds by words, and gives back what was chosen", async () => {
  const page = await openKit({ width: 1440 });
  const supplier = page.getByRole("combobox", { name: "Supplier" }).first();
  await supplier.fill("velo");
  await page.getByRole("option", { name: "Velouria Actives" }).click();
  await expect.poll(() => supplier.inputValue()).toBe("Velouria Actives");
  await page.getByRole("button", { name: "All suppliers" }).click();
  await expect.poll(() => supplier.inputValue()).toBe("");
});

test("the pager keeps the focus when the way on is gone", async () => {
  const page = await openKit({ width: 1440 });
  const pager = page.getByRole("navigation", { name: "Pages of results" }).first();
  await pager.getByRole("link", { name: "Page 9" }).click();
  await pager.getByRole("link", { name: "Previous page" }).click();
  await pager.getByRole("link", { name: "Next page" }).press("Enter");
  await pager.getByRole("link", { name: "Next page" }).waitFor({ state: "detached" });
  const last = pager.getByRole("link", { name: "Page 9" });
  await expect.poll(() => last.getAttribute("aria-current")).toBe("page");
  await expect
    .poll(() => last.evaluate((element) => element === document.activeElement))
    .toBe(true);
});

test("a build has neither the page of the kit nor its code", async () => {
  const page = await newPage({ mayLog: /status of 404/ });
  await page.goto(`${origin}/dev/kit`);
  await expect.poll(() => page.getByRole("heading", { name: "The kit" }).count()).toBe(0);
  const folder = fileURLToPath(new URL("../../web/build", import.meta.url));
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || !/\.(js|css)$/.test(file.name)) continue;
    const text = await readFile(`${file.parentPath}/${file.name}`, "utf8");
    expect(text, file.name).not.toContain("Verpackungsmaterialentsorgungsverordnung");
  }
});
