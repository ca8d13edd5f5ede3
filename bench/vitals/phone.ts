import { type Browser, chromium, type Page } from "playwright-core";

/** The network and the processor of a phone on the way. */
const conditions = { latency: 40, megabits: 10, slower: 4 };

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });

/**
 * What a page in the browser notes of itself; `usable` once its scripts listen. Runs in the page: it
 * sees nothing of this file.
 */
function note(): void {
  const noted = {
    lcp: 0,
    cls: 0,
    tasks: [] as [number, number][],
    usable: Number.POSITIVE_INFINITY,
  };
  Object.assign(globalThis, { noted });
  const look = () => {
    if (document.documentElement?.dataset.ready === undefined) setTimeout(look, 10);
    else noted.usable = performance.now();
  };
  look();
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  watch("largest-contentful-paint", ({ startTime }) => {
    noted.lcp = startTime;
  });
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as unknown as Record<string, number>;
    if (!hadRecentInput) noted.cls += value ?? 0;
  });
  watch("longtask", ({ startTime, duration }) => noted.tasks.push([startTime, duration]));
}

declare global {
  var noted: {
    lcp: number;
    cls: number;
    /** When each task of over 50 ms began, and how long it took. */
    tasks: [number, number][];
    /** When its scripts listened; infinite where it has none. */
    usable: number;
  };
}

/** A phone that has never been here: nothing is kept, the processor and the network are slow. */
export async function slowPhone(browser: Browser, width = 390): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  await context.addInitScript(note);
  const page = await context.newPage();
  const chrome = await context.newCDPSession(page);
  const bytesPerSecond = (conditions.megabits * 1_000_000) / 8;
  await chrome.send("Network.enable");
  await chrome.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: conditions.latency },
    ...{ downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond },
  });
  await chrome.send("Emulation.setCPUThrottlingRate", { rate: conditions.slower });
  return page;
}
