import type { Page } from "playwright-core";
import { newPage, type Visit } from "../browser.ts";
import { copyOfDemoData } from "../demo-data.ts";
import { startNeroli } from "../start-neroli.ts";

let origin: string;

/** Neroli as it is while it is developed: only then is there a page of the kit. Answers what ends it. */
export async function startKit(): Promise<() => Promise<void>> {
  const data = await copyOfDemoData();
  const developed = await startNeroli(data.folder, { more: { NODE_ENV: "development" } });
  origin = developed.origin;
  return async () => {
    await developed.stop();
    await data.remove();
  };
}

export async function openKit(visit: Visit, query = ""): Promise<Page> {
  const page = await newPage(visit);
  // The first visitor waits until Vite has found and made ready all that the page imports.
  page.setDefaultNavigationTimeout(0);
  await page.goto(`${origin}/dev/kit${query}`);
  await page.locator("html[data-ready]").waitFor({ state: "attached", timeout: 0 });
  await page.getByRole("heading", { name: "The kit" }).waitFor();
  return page;
}
