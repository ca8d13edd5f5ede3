import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";

export interface PageBytes {
  js_kb: number;
  css_kb: number;
  requests: number;
}

const settleMilliseconds = 3_000;

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

/** The bytes that a first visit loads, as gzip would send them (kB of 1,000 bytes). */
export async function bytesOfPage(address: string): Promise<PageBytes> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage();
    const sizes: Promise<{ type: string; size: number }>[] = [];
    let requests = 0;
    page.on("response", (response) => {
      const type = response.request().resourceType();
      requests += 1;
      // The body of a recorder's beacon never comes.
      if (type !== "script" && type !== "stylesheet") return;
      sizes.push(
        response
          .body()
          .then((body) => ({ type, size: gzipSync(body).length }))
          .catch(() => ({ type, size: 0 })),
      );
    });
    await page.goto(address, { waitUntil: "load" });
    // What comes after the page is counted, too.
    await page.waitForTimeout(settleMilliseconds);
    const all = await Promise.all(sizes);
    const sum = (wanted: string) =>
      all.filter(({ type }) => type === wanted).reduce((total, { size }) => total + size, 0);
    return {
      js_kb: kilobytes(sum("script")),
      css_kb: kilobytes(sum("stylesheet")),
      requests,
    };
  } finally {
    await browser.close();
  }
}
