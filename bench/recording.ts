import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startNeroli } from "../e2e/start-neroli.ts";

// npm run bench -- recording: what it adds to the search page that its readers tell what they saw.
// The same number of pages a second is asked for in turns with a batch of interactions for each
// page, and without; addresses never asked before, so that each page is made.

const target = { p50_ratio: 1.05 };
const pagesPerSecond = 40;
const seconds = 8;
const rounds = 7;
const seenOnPage = 20;
const words = ["niacinamide", "glycerin", "preservative", "shea butter", "vitamin", "acid", "oil"];
const browser = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "accept-language": "de-DE,de;q=0.8,en;q=0.5",
  "sec-fetch-site": "same-origin",
  "content-type": "application/json",
};

/** Pages read so far: each has an address that nobody has asked for before. */
let visits = 0;

const data = await mkdtemp(join(tmpdir(), "neroli-bench-"));
const neroli = await startNeroli(data);
try {
  const products = await productKeys();
  await readPages();
  const without: number[] = [];
  const together: number[] = [];
  let recorded = 0;
  for (let round = 0; round < rounds; round++) {
    without.push(await readPages());
    const end = new AbortController();
    const telling = each(end.signal, () => tellBatch(products));
    together.push(await readPages());
    end.abort();
    recorded += (await telling).filter(Boolean).length;
  }
  const p50_without_ms = median(without);
  const p50_with_ms = median(together);
  const ratios = together.map((taken, round) => taken / (without[round] ?? Number.NaN));
  const p50_ratio = median(ratios);
  const expected = 0.95 * rounds * seconds * pagesPerSecond;
  const figures = { p50_without_ms, p50_with_ms, p50_ratio, batches: recorded };
  console.table(figures);
  const holds = p50_ratio <= target.p50_ratio && recorded >= expected;
  console.log(JSON.stringify({ name: "recording", target, ...figures, holds }));
} finally {
  await neroli.stop();
  await rm(data, { recursive: true, force: true });
}

/** The median of the pages of a round, in milliseconds. */
async function readPages(): Promise<number> {
  const end = AbortSignal.timeout(seconds * 1_000);
  return median(await each(end, readPage));
}

async function readPage(): Promise<number> {
  visits += 1;
  const query = encodeURIComponent(words[visits % words.length] ?? "");
  const began = performance.now();
  const page = await fetch(`${neroli.origin}/ingredients/search?query=${query}&visit=${visits}`);
  await page.arrayBuffer();
  if (!page.ok) throw new Error(`a page answers ${page.status}`);
  return performance.now() - began;
}

/** Does something at the rate of the pages until the end, whether or not the last is over. */
async function each<Answer>(end: AbortSignal, work: () => Promise<Answer>): Promise<Answer[]> {
  const began = performance.now();
  const begun: Promise<Answer>[] = [];
  while (!end.aborted) {
    const due = ((performance.now() - began) / 1000) * pagesPerSecond;
    if (begun.length < due) begun.push(work());
    else await pause(2);
  }
  return await Promise.all(begun);
}

/** A batch of another reader; answers whether it was taken. */
async function tellBatch(products: readonly string[]): Promise<boolean> {
  const part = () => Math.floor(Math.random() * 254) + 1;
  const { ok } = await fetch(`${neroli.origin}/api/interactions`, {
    method: "POST",
    headers: { ...browser, "x-forwarded-for": `10.${part()}.${part()}.${part()}` },
    body: JSON.stringify({
      batch: randomUUID(),
      events: Array.from({ length: seenOnPage }, (_, at) => ({
        ...{ kind: "IMPRESSION", ago: 1_000, rank: at + 1, words: words[at % words.length] },
        product: products[Math.floor(Math.random() * products.length)],
      })),
    }),
  });
  return ok;
}

async function productKeys(): Promise<string[]> {
  const html = await (await fetch(`${neroli.origin}/ingredients/search`)).text();
  return [...new Set(html.match(/(?<=\/ingredients\/permalink\/)[a-z0-9-]+/g))];
}

function median(taken: readonly number[]): number {
  const sorted = taken.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN) * 100) / 100;
}
