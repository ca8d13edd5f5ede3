import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { signedIn, visit } from "./browser.ts";

/**
 * The enabled controls that can be reached, and whose middle something else covers. A page's own
 * controls may lie below its bars, from where they are scrolled; those of bars, and all below a toast
 * or hint, not.
 */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const bars = "header:not(main header), [data-bar], [popover]";
    // Browsers let nobody reach what is outside of a modal dialog.
    const reached = [...document.querySelectorAll(":modal")].at(-1) ?? document;
    const controls = reached.querySelectorAll<HTMLElement>(
      ":is(a[href], button, input, label:has([type=file]), select, textarea):not(:disabled)",
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width < 2 || height < 2) return [];
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!above || control.contains(above) || above.closest("label")?.contains(control)) return [];
      const isBelowBar =
        !control.closest(bars) && above.closest("header:not(main header), [data-bar]");
      const isScrolledAway =
        !control.closest(bars) && !above.closest("[popover], [role=status], [role=alert]");
      if (isBelowBar || isScrolledAway) return [];
      return [`${control.ariaLabel ?? control.innerText} below ${above.outerHTML.slice(0, 80)}`];
    });
  });

/** The page's own controls that stay below a bar wherever the page is scrolled to. */
const neverFree = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      "main :is(a[href], button, input, select, textarea):not(:disabled)",
    );
    const { scrollX, scrollY } = window;
    const stuck = [...controls].filter((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return false;
      if (control.closest("[data-bar]") || control.offsetWidth < 2) return false;
      control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const { left, top, width, height } = control.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return Boolean(above?.closest("header:not(main header), [data-bar]"));
    });
    scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
    return stuck.map((control) => control.outerHTML.slice(0, 80));
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

const bottomOf = (box: Awaited<ReturnType<Locator["boundingBox"]>>) =>
  box ? box.y + box.height : Number.POSITIVE_INFINITY;

/** Once nothing slides any more, `upper` ends above where `lower` begins. */
const standsAbove = (upper: Locator, lower: Locator) =>
  expect
    .poll(async () => bottomOf(await upper.boundingBox()) - ((await lower.boundingBox())?.y ?? 0))
    .toBeLessThanOrEqual(0);

const tray = (page: Page) => page.getByRole("region", { name: "Products to compare" });
const hint = (page: Page) => page.getByText("NEW! All your requests are displayed here");

/** A toast that offers something, in the page or the dialog, and is held. */
async function emptyTray(page: Page): Promise<void> {
  await tray(page).getByRole("button", { name: "Empty" }).click();
  await page.getByRole("button", { name: "Undo" }).focus();
}

/** Another tab puts products aside: the tray comes where the toast is. */
async function fillTrayElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await visit(other, "/ingredients/search");
  await fillTray(other);
  await other.close();
  await page.bringToFront();
  await tray(page).waitFor();
}

const free = (page: Page) => expect.poll(() => coveredControls(page)).toEqual([]);

const widths = [390, 1440];

test.each(widths)("bars, toasts and hints cover no control, %i px wide", async (width) => {
  const page = await signedIn("manager@neroli.example", "/ingredients/search", {
    width,
    height: 900,
  });
  await hint(page).waitFor();
  await free(page);

  await fillTray(page);
  await visit(page, "/user/profile");
  await hint(page).waitFor();
  await page.getByLabel("First name").fill("Elodie");
  await standsAbove(page.getByRole("button", { name: "Save" }).last(), tray(page));
  await free(page);

  // What is below a hint moves when a form says what it misses.
  await page.getByLabel("First name").fill("");
  await page.getByRole("button", { name: "Save" }).last().click();
  await page.getByText("Please check what is marked:").waitFor();
  await free(page);

  await emptyTray(page);
  await free(page);
  await fillTrayElsewhere(page);
  await free(page);
  expect(await neverFree(page)).toEqual([]);
  await free(page);
});

/** Pages on which people work with everything at once. */
const workPages = [
  {
    name: "a product's editor",
    who: "manager",
    address: "/admin/product/ingredients/velouria-actives/PERSONALCARE/velourine-b3-pc",
  },
  { name: "the list of products", who: "manager", address: "/admin/products/ingredients" },
  { name: "the search", who: "manager", address: "/ingredients/search" },
  { name: "the users", who: "support", address: "/admin/csm/users" },
  {
    name: "the domains of a company",
    who: "manager",
    address: "/admin/companies/editor/velouria-actives",
  },
] as const;

for (const width of widths) {
  test.each(workPages)(`on $name nothing covers a control, ${width} px`, async (each) => {
    const page = await signedIn(`${each.who}@neroli.example`, "/ingredients/search", {
      width,
      height: 844,
    });
    await fillTray(page);
    await visit(page, each.address);
    await hint(page).waitFor();
    await tray(page).waitFor();
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    await free(page);
    await emptyTray(page);
    await free(page);
    expect(await neverFree(page)).toEqual([]);
  });
}

test.each(widths)("in a dialog a toast makes itself room, %i px", async (width) => {
  const page = await signedIn("manager@neroli.example", "/ingredients/search", {
    width,
    height: 640,
  });
  await fillTray(page);
  await hint(page).waitFor();
  await emptyTray(page);
  if (width < 992) await page.getByRole("button", { name: /user menu$/i }).click();
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Invite your colleagues" });
  const undo = dialog.getByRole("alert").getByRole("button", { name: "Undo" });
  await undo.focus();
  await free(page);
  await standsAbove(dialog.getByRole("button", { name: "Invite", exact: true }), undo);
  await undo.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await tray(page).waitFor();
});

test("who has no Admin in the menu is told nothing of it; who has, after the requests", async () => {
  const buyer = await signedIn("buyer@neroli.example", "/terms");
  await hint(buyer).waitFor();
  await buyer.getByRole("button", { name: "Close hint" }).click();
  await hint(buyer).waitFor({ state: "hidden" });
  await visit(buyer, "/terms");
  const manager = await signedIn("manager@neroli.example", "/terms", { width: 390 });
  await hint(manager).waitFor();
  await manager.getByRole("button", { name: "Close hint" }).click();
  await hint(manager).waitFor({ state: "hidden" });
  await visit(manager, "/terms");
  await manager.getByText("under 'Admin'", { exact: false }).waitFor();
  // By now the buyer would have read it, too.
  await expect.poll(() => buyer.getByText("'Admin'", { exact: false }).count()).toBe(0);
});
