import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startNeroli } from "../e2e/start-neroli.ts";
import { atRandom } from "./recording/readers.ts";
import type { Telling } from "./recording/tell.ts";

// npm run bench -- recording: what it adds to the search page that its readers tell what they saw.
// The same number of pages a second is asked for in turns with a batch of interactions for each
// page, and without; addresses never asked before, so that each page is made. It is a quarter of what
// one reader who waits for each page gets on this machine: a slow one is as busy with it as a fast one.

const target = { p50_ratio: 1.05 };
const share = 0.25;
const seconds = 10;
const rounds = 12;
const words = ["niacinamide", "glycerin", "preservative", "shea butter", "vitamin", "acid", "oil"];

/** Pages read so far: each has an address that nobody has asked for before. */
let visits = 0;

const data = await mkdtemp(join(tmpdir(), "neroli-bench-"));
const neroli = await startNeroli(data);
const readers = fork(new URL("./recording/tell.ts", import.meta.url));
try {
  const perSecond = share * (await pagesOfOneReader());
  const telling = { origin: neroli.origin, products: await productKeys(), perSecond };
  const readPages = () =>
    atRandom(readPage, { perSecond, end: AbortSignal.timeout(seconds * 1_000) });
  await tellWhile(readers, telling, readPages);
  const without: number[] = [];
  const together: number[] = [];
  let batches = 0;
  for (let round = 0; round < rounds; round++) {
    without.push(...(await readPages()));
    const { answer, taken } = await tellWhile(readers, telling, readPages);
    together.push(...answer);
    batches += taken;
  }
  const p50_without_ms = median(without);
  const p50_with_ms = median(together);
  const p50_ratio = round(p50_with_ms / p50_without_ms);
  const figures = {
    pages_per_second: round(perSecond),
    p50_without_ms,
    p50_with_ms,
    p50_ratio,
    batches,
  };
  console.table(figures);
  const expected = 0.9 * rounds * seconds * perSecond;
  const holds = p50_ratio <= target.p50_ratio && batches >= expected;
  console.log(JSON.stringify({ name: "recording", target, ...figures, holds }));
} finally {
  readers.kill();
  await neroli.stop();
  await rm(data, { recursive: true, force: true });
}

/** Readers tell what they see while something else is done; beside its answer what was taken. */
async function tellWhile<Answer>(
  process: ChildProcess,
  telling: Telling,
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; taken: number }> {
  process.send(telling);
  const answer = await work();
  process.send("pause");
  const [taken] = (await once(process, "message")) as [number];
  return { answer, taken };
}

/** Pages a second, one after the other; the second half of them is measured. */
async function pagesOfOneReader(): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 600; at++) times.push(await readPage());
  return 1_000 / median(times.slice(300));
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

async function productKeys(): Promise<string[]> {
  const html = await (await fetch(`${neroli.origin}/ingredients/search`)).text();
  return [...new Set(html.match(/(?<=\/ingredients\/permalink\/)[a-z0-9-]+/g))];
}

function median(taken: readonly number[]): number {
  const sorted = taken.toSorted((one, other) => one - other);
  return round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
