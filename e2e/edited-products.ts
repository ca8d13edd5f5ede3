import type { Page } from "playwright-core";
import { expect } from "vitest";
import { heldToken, origin, signedIn, type Visit } from "./browser.ts";
import { tokenOf } from "./session-of.ts";

export const company = "velouria-actives";

export const kinds = {
  INGREDIENTS: { path: "ingredients", word: "ingredient", segment: "HOMECARE" },
  FORMULATIONS: { path: "formulations", word: "formulation", segment: "PERSONALCARE" },
  SERVICES: { path: "services", word: "service", segment: "PERSONALCARE" },
} as const;
export type Offering = keyof typeof kinds;

const manager = "manager@neroli.example";
export const asManager = (address: string, options: Visit = {}) =>
  signedIn(manager, address, options);
/** For what the manager does without a page: each one that opens takes a second. */
export const managersToken = () => tokenOf(origin, manager);

interface MadeProduct {
  offering?: Offering;
  fields: object;
  /** Not listed. */
  draft?: boolean;
}

/**
 * A product that no other test knows, made without the editor by whoever has signed in on the page,
 * or has the token; answers where it is edited.
 */
export async function product(
  by: Page | string,
  { offering = "INGREDIENTS", fields, draft = false }: MadeProduct,
): Promise<{ key: string; address: string; path: string }> {
  const { path, segment } = kinds[offering];
  const token = typeof by === "string" ? by : await heldToken(by);
  const response = await fetch(`${origin}/api/companies/${company}/products`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(
      draft
        ? { offering, segment, fields }
        : // A product that is listed says what it is.
          { offering, segment, fields: { description: "Mild.", ...fields }, state: "LISTED" },
    ),
  });
  const answer = await response.text();
  expect(response.ok, answer).toBe(true);
  const { key } = JSON.parse(answer) as { key: string };
  return {
    key,
    path: `/companies/${company}/products/${key}`,
    address: `/admin/product/${path}/${company}/${segment}/${key}`,
  };
}

/** By its label; a group of fields may have the same name. */
export const field = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).and(page.locator("input, textarea, select"));
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

export const save = (page: Page) =>
  savedBy(page, () => page.getByRole("button", { name: "Save", exact: true }).click());

/** Does what saves the product. Of several saves each is told in the same words. */
export async function savedBy(page: Page, act: () => Promise<void>): Promise<void> {
  const stored = page.waitForResponse(
    (answer) =>
      answer.request().method() === "PUT" && /\/products\/[^/]+$/.test(answer.url()) && answer.ok(),
  );
  await act();
  await stored;
  await page.getByText("Product saved").first().waitFor();
  await page.getByText(/^\d+ changes? not saved$/).waitFor({ state: "hidden" });
}

/** Lists the draft that is open in the editor. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("The product is listed", { exact: true }).waitFor();
}

/** Shows a field that is not there yet, and stands in it. */
export async function find(page: Page, name: string): Promise<void> {
  const search = page.getByRole("combobox", { name: "Find a field" });
  await search.fill(name);
  await page.getByRole("option", { name, exact: true }).click();
}
