import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { newPage, type Visit } from "../browser.ts";
import { copyOfDemoData } from "../demo-data.ts";
import { startNeroli } from "../start-neroli.ts";

let origin: string;
let stop: () => Promise<void>;

// Neroli as it is while it is developed: only then is there a page of the kit.
beforeAll(async () => {
  const data = await copyOfDemoData();
  const developed = await startNeroli(data.folder, { more: { NODE_ENV: "development" } });
  origin = developed.origin;
  stop = async () => {
    await developed.stop();
    await data.remove();
  };
});

afterAll(() => stop());

export async function openKit(visit: Visit, query = ""): Promise<Page> {
  const page = await newPage(visit);
  // The first visitor waits until Vite has found and made ready all that the page imports.
  page.setDefaultNavigationTimeout(0);
  await page.goto(`${origin}/dev/kit${query}`);
  await page.locator("html[data-ready]").waitFor({ state: "attached", timeout: 0 });
  await page.getByRole("heading", { name: "The kit" }).waitFor();
  return page;
}
