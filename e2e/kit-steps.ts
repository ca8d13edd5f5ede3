import type { Page } from "playwright-core";
import { newPage, type Visit } from "./browser.ts";
import { copyOfDemoData } from "./demo-data.ts";
import { startNeroli } from "./start-neroli.ts";

export interface Kit {
  open: (visit: Visit, query?: string) => Promise<Page>;
  stop: () => Promise<void>;
}

/** Neroli as it is while it is developed: only then is there a page of the kit. */
export async function startKit(): Promise<Kit> {
  const data = await copyOfDemoData();
  const developed = await startNeroli(data.folder, { more: { NODE_ENV: "development" } });
  return {
    async open(visit, query = "") {
      const page = await newPage(visit);
      // The first visitor waits until Vite has found and made ready all that the page imports.
      page.setDefaultNavigationTimeout(0);
      await page.goto(`${developed.origin}/dev/kit${query}`);
      await page.locator("html[data-ready]").waitFor({ state: "attached", timeout: 0 });
      await page.getByRole("heading", { name: "The kit" }).waitFor();
      return page;
    },
    async stop() {
      await developed.stop();
      await data.remove();
    },
  };
}
