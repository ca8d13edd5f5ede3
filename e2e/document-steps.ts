import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { heldToken, unique } from "./browser.ts";
import { pdf } from "./pdf.ts";

export const company = "velouria-actives";
export const manager = "manager@neroli.example";
/** A product that no other test knows. */
export async function createProduct(
  page: Page,
): Promise<{ key: string; editor: string; page: string }> {
  const response = await page.request.post(`/api/companies/${company}/products`, {
    headers: { authorization: `Bearer ${await heldToken(page)}` },
    data: {
      offering: "INGREDIENTS",
      segment: "PERSONALCARE",
      state: "LISTED",
      fields: { name: `Papyrine ${unique()}`, inci: "Aqua" },
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { key } = (await response.json()) as { key: string };
  return {
    key,
    editor: `/admin/product/ingredients/${company}/PERSONALCARE/${key}`,
    page: `/ingredients/permalink/${key}`,
  };
}

/** A document of a product, uploaded without its pages. */
export async function createDocument(
  page: Page,
  { product, ...asset }: { product: string; name: string; type: string; visibility?: string },
): Promise<void> {
  const response = await page.request.post(`/api/companies/${company}/assets`, {
    headers: { authorization: `Bearer ${await heldToken(page)}` },
    multipart: {
      asset: JSON.stringify({ kind: "DOCUMENT", product, ...asset }),
      content: { name: asset.name, mimeType: "application/pdf", buffer: pdf(asset.name) },
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

export const file = (name: string, buffer: Buffer) => ({
  name,
  mimeType: "application/octet-stream",
  buffer,
});
/** Larger than a file may be; by its path, for the browser to read it itself. */
export async function hugeFile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "neroli-huge-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const huge = path.join(folder, "huge.pdf");
  await writeFile(huge, pdf("Huge"));
  await truncate(huge, 31 * 1024 ** 2);
  return huge;
}

export const documents = (page: Page) => page.getByRole("table", { name: "Documents" });
export const row = (page: Page, name: string) =>
  documents(page).getByRole("row").filter({ hasText: name });
export const act = async (page: Page, { on, what }: { on: string; what: string }) => {
  await page.getByRole("button", { name: `Actions for ${on}` }).click();
  await page.getByRole("menuitem", { name: what }).click();
};
