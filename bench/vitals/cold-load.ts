import type { Browser } from "playwright-core";
import { median } from "../figures/quantile.ts";
import { gzippedBytes } from "./gzipped.ts";
import { slowPhone } from "./phone.ts";

/** What shifts or blocks only after the page has come counts too: nothing tells that it is over. */
const settleMilliseconds = 3_000;

export interface ColdLoad {
  lcp_ms: number;
  cls: number;
  /** What tasks took beyond 50 ms, from the first paint on. */
  blocking_ms: number;
  /** Tasks of over 50 ms after the page and its files were there. */
  long_tasks_after_load: number;
  /** Scripts and styles that came before the page answered, and the scripts in kB of 1,000 bytes, gzip. */
  files: number;
  script_kb: number;
}

/** First visits, each by a browser that knows nothing; of each figure the median. */
export async function coldLoads(browser: Browser, address: string, visits: number) {
  const loads: ColdLoad[] = [];
  for (let visit = 0; visit < visits; visit++) loads.push(await coldLoad(browser, address));
  const middle = (name: keyof ColdLoad) => median(loads.map((load) => load[name]));
  return {
    lcp_ms: middle("lcp_ms"),
    cls: middle("cls"),
    blocking_ms: middle("blocking_ms"),
    long_tasks_after_load: middle("long_tasks_after_load"),
    files: middle("files"),
    script_kb: middle("script_kb"),
  } satisfies ColdLoad;
}

async function coldLoad(browser: Browser, address: string): Promise<ColdLoad> {
  const page = await slowPhone(browser);
  try {
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(settleMilliseconds);
    const { scripts, ...load } = await page.evaluate(() => {
      const { lcp, cls, tasks, usable } = globalThis.noted;
      const [painted] = performance.getEntriesByName("first-contentful-paint");
      const [visit] = performance.getEntriesByType("navigation");
      const loaded = (visit as PerformanceNavigationTiming).loadEventEnd;
      const files = performance
        .getEntriesByType("resource")
        .map((file) => file as PerformanceResourceTiming)
        .filter(({ name }) => /\.(?:js|css)(?:[?#]|$)/.test(name))
        .filter(({ startTime }) => startTime < usable)
        .map(({ name }) => name);
      const blocking = tasks
        .filter(([began]) => began >= (painted?.startTime ?? 0))
        .reduce((sum, [, took]) => sum + took - 50, 0);
      return {
        lcp_ms: Math.round(lcp),
        cls: Math.round(cls * 1_000) / 1_000,
        blocking_ms: Math.round(blocking),
        long_tasks_after_load: tasks.filter(([began]) => began > loaded).length,
        files: files.length,
        scripts: files.filter((name) => /\.js(?:\?|$)/.test(name)),
      };
    });
    const sizes = await Promise.all(scripts.map(gzippedBytes));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return { ...load, script_kb: Math.round(bytes / 100) / 10 };
  } finally {
    await page.context().close();
  }
}
