import type { Page } from "playwright-core";
import { visit } from "./browser.ts";

/** A company that no other test knows, created by support in its editor. */
export async function createCompany(page: Page, name: string): Promise<string> {
  await visit(page, "/admin/companies/editor");
  await page.getByRole("textbox", { name: "Name" }).first().fill(name);
  await page.getByRole("combobox", { name: "Company type" }).selectOption({ label: "Consulting" });
  await page.getByRole("button", { name: "Create company" }).click();
  await page.getByText("Company created!").waitFor();
  await page.getByRole("heading", { level: 1, name: `Edit ${name}` }).waitFor();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}
