import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newPage, origin, visit } from "./browser.ts";
import { quiet } from "./frame-steps.ts";
import { png } from "./png.ts";
import { sessionOf } from "./session-of.ts";

/** Opens a piece whose code and styles come late; answers what shows that it is there. */
type Opens = (page: Page) => Promise<void>;

interface Piece {
  who: string;
  /** Where it can be opened: on each page of another kind. */
  pages: readonly string[];
  /** What must be done before it can be opened. */
  first?: Opens;
  open: Opens;
}

const press = (name: string | RegExp) => async (page: Page) =>
  page.getByRole("button", { name }).first().click();

/** An action in the menu of the first row. */
const ofFirst = (name: string) => async (page: Page) => {
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name }).click();
};

const product = "/ingredients/permalink/velourine-b3-pc";
const search = "/ingredients/search?query=niacinamide";

/** By the module that is read late; what is no piece over a page says why it is none. */
const pieces: Record<string, Piece | string> = {
  "./invite-dialog.tsx": {
    who: "manager",
    pages: [
      "/bookmarks",
      "/requests",
      "/admin",
      "/admin/products/ingredients",
      "/admin/companies/editor/velouria-actives",
      "/user/profile",
      search,
      product,
      "/terms",
    ],
    open: press(/^Invite$/),
  },
  "./portal-invite-dialog.tsx": {
    who: "portal-admin",
    pages: ["/admin/portal/maren-holt-portal/externalUsers"],
    open: press("Invite people"),
  },
  "./request-dialog.tsx": {
    who: "buyer",
    pages: [product, "/company/velouria-actives"],
    open: press(/^(Request a sample|Contact)/),
  },
  "./keys-dialog.tsx": {
    who: "buyer",
    pages: [product, "/requests"],
    open: press("Keyboard shortcuts"),
  },
  "./gallery-dialog.tsx": {
    who: "buyer",
    pages: [product],
    open: async (page) => page.locator("article a:has(img)").first().click(),
  },
  "./saved-searches/save-search-dialog.tsx": {
    who: "buyer",
    pages: [search],
    open: press("Save search"),
  },
  "./folder-dialog.tsx": {
    who: "buyer",
    pages: ["/bookmarks"],
    first: (page) => page.getByRole("checkbox").nth(1).check(),
    open: press(/^Move/),
  },
  "./add-dialog.tsx": {
    who: "buyer",
    pages: [search, product, "/bookmarks"],
    first: async (page) => {
      // Bookmarks are added from their rows; elsewhere there is a button.
      if (page.url().endsWith("/bookmarks")) await page.getByRole("checkbox").nth(1).check();
    },
    open: press(/^Add to project/),
  },
  "./ask-dialog.tsx": {
    who: "buyer",
    pages: ["/exhibitions/nord-ingredients-hamburg", "/company/velouria-actives"],
    open: press(/meeting/),
  },
  "../kernel/documents/preview/preview-dialog.tsx": {
    who: "buyer",
    pages: [product],
    open: press(/\.pdf$/i),
  },
  "./edit-document.tsx": {
    who: "manager",
    pages: ["/admin/documents"],
    open: ofFirst("Edit"),
  },
  "./receipts-dialog.tsx": {
    who: "manager",
    pages: ["/admin/documents"],
    open: ofFirst("Who received it"),
  },
  "../ui/confirm-dialog.tsx": {
    who: "manager",
    pages: ["/user/profile"],
    first: (page) => page.getByLabel("First name").fill("Elodie"),
    open: (page) =>
      page
        .getByRole("navigation", { name: "Searches" })
        .getByRole("link", { name: "Ingredients" })
        .click(),
  },
  "./crop-dialog.tsx": {
    who: "manager",
    pages: ["/admin/companies/editor/velouria-actives"],
    open: (page) =>
      page
        .locator("input[type=file]")
        .first()
        .setInputFiles(png({ width: 60, height: 60 })),
  },
  "./documents/document-panel.tsx": "a part of a request, in whose column it stands",
  "../quotes/request-panel.tsx": "a part of a request, in whose column it stands",
  "../kernel/personal-data/leaving-note.tsx": "stands above a page, in its column",
  "./follow-news.ts": "no piece",
  "./recorder.ts": "no piece",
  "./page-reads.ts": "no piece",
  "./load-crm.ts": "no piece",
  "./privacy-dialog.tsx": {
    who: "buyer",
    pages: [search, product, "/terms", "/user/profile", "/bookmarks"],
    open: press("Privacy choices"),
  },
  "./contents-picker.tsx": "a part of the search's column, which it makes longer while it is open",
  "./why-here.tsx": "a part of the hits of support's search",
  "../../kernel/documents/preview/preview-dialog.tsx": "the same as the product page's",
  "./preview/preview-dialog.tsx": "the same as the product page's",
  "./pdf-pages.tsx": "within the preview",
  "../../../kernel/documents/preview/pdf-pages.tsx": "within the dialog of data sheets",
  "./sheet-dialog.tsx": {
    who: "manager",
    pages: ["/admin/product/ingredients/velouria-actives/PERSONALCARE/editor/new"],
    open: press("Fill in from a data sheet"),
  },
  "../../ui/charts/region-map.tsx": "a part of a card, for which room is kept",
  "../../ui/charts/places-map.tsx": "a part of a page, for which room is kept",
  "./device/device.tsx": "all of a page that has no other parts",
  "./waiting.tsx": "in the place of a page",
  "../kernel/session/refused.tsx": "in the place of a page",
  "./session/refused.tsx": "in the place of a page",
  "./kernel/error-reports/report-errors.ts": "no piece",
  "@simplewebauthn/browser": "no piece",
  "@neroli/contract/products/field-problems.ts": "no piece",
  "oidc-client-ts": "no piece",
  uqr: "no piece",
  "zod/v4/core": "no piece",
  "zxing-wasm/reader": "no piece",
};

test("every module that is read late has its case", () => {
  const app = fileURLToPath(new URL("../web/app", import.meta.url));
  const late = globSync("**/*.{ts,tsx}", { cwd: app })
    .filter((file) => !/\.(test|d)\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(`${app}/${file}`, "utf8").matchAll(/(?<!typeof )\bimport\(\s*"([^"]+)"/g),
    ])
    .map(([, name = ""]) => name);
  expect([...new Set(late)].toSorted()).toEqual(Object.keys(pieces).toSorted());
});

/** What a page's style sheets decide of its elements: where they stand and how they look. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const properties = [
      "display position color background-color font-size font-weight line-height text-align",
      "margin padding gap border border-radius box-shadow opacity visibility z-index overflow",
    ]
      .join(" ")
      .split(" ");
    // What was pressed has the focus, and has brought itself into sight.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, behavior: "instant" });
    return [...document.querySelectorAll("header *, main *, footer *")]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const box = [x, y, width, height].map(Math.round).join(" ");
        const look = properties.map((name) => style.getPropertyValue(name)).join("; ");
        return `${element.tagName} ${element.className} ${box} ${look}`;
      });
  });

/** The same, once everything is there: twice in a row. */
async function settledLooks(page: Page): Promise<string[]> {
  await page.mouse.move(0, 0);
  // What is laid out only when somebody comes near has its own height from then on.
  for (const part of await page.locator("main section[id]").all()) {
    await part.scrollIntoViewIfNeeded();
  }
  let last: string[] = [];
  await expect
    .poll(async () => {
      const before = last;
      last = await looks(page);
      return last.length > 0 && last.join() === before.join();
    })
    .toBe(true);
  return last;
}

const cases = Object.entries(pieces).flatMap(([module, piece]) =>
  typeof piece === "string" ? [] : piece.pages.map((address) => ({ module, address, ...piece })),
);

test.each(cases)("$module changes nothing of $address", async ({ who, address, first, open }) => {
  const session = await sessionOf(origin, `${who}@neroli.example`);
  for (const name of ["requests", "admin"]) {
    session.origins[0]?.localStorage.push({ name: `hint:${name}`, value: "seen" });
  }
  const page = await newPage({ session });
  // What other tests do meanwhile would change the number at the bell.
  await page.route("**/api/notifications/stream", () => {});
  const answered = quiet(page);
  await visit(page, address);
  await page.getByRole("button", { name: /user menu$/i }).waitFor();
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  await first?.(page);
  await answered();
  const before = await settledLooks(page);
  await open(page);
  await page.getByRole("dialog").waitFor();
  await answered();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.mouse.move(0, 0);
  await expect.poll(async () => changed(before, await looks(page))).toEqual([]);
});

/** What is there no more as it was; which boxes were ticked to open the piece is no matter of style. */
const changed = (before: readonly string[], after: readonly string[]) =>
  before.filter((look) => !after.includes(look)).slice(0, 5);
