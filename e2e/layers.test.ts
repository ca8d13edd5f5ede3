import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { signedIn, visit } from "./browser.ts";

/**
 * The enabled controls in sight whose middle something else covers. A page's own controls may lie
 * below its bars, from where they are scrolled; those of bars, and all below a toast or hint, not.
 */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const bars = "header, [data-bar], [popover]";
    const controls = document.querySelectorAll<HTMLElement>(
      ":is(a[href], button, input, label:has([type=file]), select, textarea):not(:disabled)",
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width < 2 || height < 2) return [];
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!above || control.contains(above) || above.closest("label")?.contains(control)) return [];
      const isBelowBar = !control.closest(bars) && above.closest("header, [data-bar]");
      const isScrolledAway = !control.closest(bars) && !above.closest("[popover], [role=status]");
      if (isBelowBar || isScrolledAway) return [];
      return [`${control.ariaLabel ?? control.innerText} below ${above.outerHTML.slice(0, 80)}`];
    });
  });

/** Two products wait for a comparison. */
async function fillTray(page: Page): Promise<void> {
  for (const count of [1, 2]) {
    await page
      .getByRole("button", { name: /^Compare / })
      .nth(count)
      .click();
    await page.getByText(`${count} of 6 to compare`).waitFor();
  }
}

test.each([390, 1440])("bars, toasts and hints cover no control, %i px wide", async (width) => {
  const page = await signedIn("manager@neroli.example", "/ingredients/search", {
    width,
    height: 900,
  });
  await page.getByText("NEW! All your requests are displayed here").waitFor();
  await expect.poll(() => coveredControls(page)).toEqual([]);

  await fillTray(page);
  await visit(page, "/user/profile");
  const tray = page.getByRole("region", { name: "Products to compare" });
  await page.getByText("NEW! All your requests are displayed here").waitFor();
  await page.getByLabel("First name").fill("Elodie");
  const save = await page.getByRole("button", { name: "Save" }).last().boundingBox();
  const below = await tray.boundingBox();
  expect((save?.y ?? 0) + (save?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await expect.poll(() => coveredControls(page)).toEqual([]);

  // What is below a hint moves when a form says what it misses.
  await page.getByLabel("First name").fill("");
  await page.getByRole("button", { name: "Save" }).last().click();
  await page.getByText("Please check what is marked:").waitFor();
  await expect.poll(() => coveredControls(page)).toEqual([]);

  await tray.getByRole("button", { name: "Empty" }).click();
  const undo = page.getByRole("alert").getByRole("button", { name: "Undo" });
  await undo.waitFor();
  await expect.poll(() => coveredControls(page)).toEqual([]);
  await undo.click();
  await tray.waitFor();
});
