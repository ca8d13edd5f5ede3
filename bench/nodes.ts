import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { connect, db, disconnect, emit, transaction } from "../server/src/kernel/db/db.ts";
import { openChaos } from "./chaos/open-chaos.ts";
import { startCluster } from "./nodes/cluster.ts";
import { keepChanging } from "./serving/keep-changing.ts";

// npm run bench -- nodes: what a second process on the same database gives, with the client and the
// proxy beside on the same machine; and how long it takes until what is committed at one node is
// found at the other, while 200 products a second change.

const writesPerSecond = 200;
/** A process that has followed nothing yet is slow at first, which is told apart. */
const firstSeconds = 10;
const probes = 200;
const lagTarget = 300;
const seconds = 8;

const rates = {
  search: "/api/search/products/INGREDIENTS?query=niacinamide",
  page: "/ingredients/permalink/velourine-b3-pc",
};

async function rateOf(url: string): Promise<{ a_second: number; p99_ms: number; failed: number }> {
  const options = { url, connections: 10 };
  await autocannon({ ...options, duration: 2 });
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: seconds });
  return {
    a_second: Math.round(requests.average),
    p99_ms: latency.p99,
    failed: non2xx + errors,
  };
}

const ratesOf = async (origin: string) => ({
  searches: await rateOf(`${origin}${rates.search}`),
  pages: await rateOf(`${origin}${rates.page}`),
});

/**
 * Milliseconds from each commit of this process, which is a node of its own, to a hit at `origin`,
 * in the first seconds and then; and how many writes a second there were meanwhile.
 */
async function lagsAt(
  origin: string,
): Promise<{ first: number[]; lags: number[]; writes: number }> {
  const keys = await db().selectFrom("products").select(["key", "offering"]).execute();
  const [probed] = keys;
  if (!probed) throw new Error("no product to change");
  const { key, offering } = probed;
  let probe = 0;
  const lag = async () => {
    const word = `nachlauf${probe++}x`;
    await transaction(async () => {
      await db().updateTable("products").set({ name: word }).where("key", "=", key).execute();
      emit({ topic: "product.changed", key });
    });
    const committed = performance.now();
    while (!(await isFound(origin, { word, offering }))) await pause(5);
    return performance.now() - committed;
  };
  const endChanging = keepChanging(keys, writesPerSecond);
  const began = performance.now();
  const first: number[] = [];
  while (performance.now() - began < firstSeconds * 1_000) first.push(await lag());
  const lags: number[] = [];
  while (lags.length < probes) lags.push(await lag());
  return { first, lags, writes: await endChanging() };
}

/** The value below which such a share of them is, in whole milliseconds. */
function shareOf(lags: readonly number[], share: number): number {
  const sorted = lags.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
}

async function isFound(
  origin: string,
  { word, offering }: { word: string; offering: string },
): Promise<boolean> {
  const answer = await fetch(`${origin}/api/search/products/${offering}?query=${word}&size=1`);
  return ((await answer.json()) as { total_elements: number }).total_elements > 0;
}

const chaos = await openChaos(1, 1);
try {
  const { front, proxy, webs, database } = await startCluster(chaos, 2);
  const [first] = webs;
  const two = await ratesOf(front.origin);
  // From here on there are this process, which writes, and one that answers.
  for (const node of webs.slice(1)) {
    proxy.remove(node.origin);
    await node.stop();
  }
  const one = await ratesOf(front.origin);
  connect(database);
  const { first: firstLags, lags, writes } = await lagsAt(first?.origin ?? front.origin);
  await disconnect();
  const late = shareOf(lags, 0.99);
  const figures = {
    cores: availableParallelism(),
    "searches, one": one.searches,
    "searches, two": two.searches,
    "pages, one": one.pages,
    "pages, two": two.pages,
    "writes a second": writes,
    "lag p50, ms": shareOf(lags, 0.5),
    "lag p99, ms": late,
    "lag max, ms": shareOf(lags, 1),
    [`lag p50 of the first ${firstSeconds} s, ms`]: shareOf(firstLags, 0.5),
    [`lag max of the first ${firstSeconds} s, ms`]: shareOf(firstLags, 1),
  };
  console.table(figures);
  const target = `what is committed at one node is found at the other within ${lagTarget} ms (p99) at ${writesPerSecond} writes a second; no request fails`;
  const failed = [one, two].flatMap(({ searches, pages }) => [searches.failed, pages.failed]);
  const holds = late < lagTarget && failed.every((each) => each === 0) && writes > 190;
  console.log(JSON.stringify({ name: "nodes", target, holds, figures }));
} finally {
  await chaos.close();
}
process.exit(0);
