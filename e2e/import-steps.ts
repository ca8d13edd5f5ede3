import type { Page } from "playwright-core";
import { expect } from "vitest";
import { heldToken } from "./browser.ts";

/** A company that no other test imports into: its imports run one after the other. */
export async function createCompany(page: Page, name: string): Promise<string> {
  const token = await heldToken(page);
  const response = await page.request.post("/api/companies", {
    headers: { authorization: `Bearer ${token}` },
    data: { name, type: "SUPPLIER_OF_RAW_MATERIALS_AND_INGREDIENTS" },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { key: string }).key;
}

export const file = (name: string, buffer: Buffer) => ({ name, mimeType: "text/csv", buffer });
export const tile = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const next = (page: Page) => page.getByRole("button", { name: "Continue" }).click();
export const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 2, name, exact: true }).waitFor();
