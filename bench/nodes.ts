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
 * Milliseconds from each commit of this process, which is a node of its own, to a hit at `origin`;
 * and how many writes a second there were meanwhile.
 */
async function lagsAt(origin: string): Promise<{ lags: number[]; writes: number }> {
  const keys = await db().selectFrom("products").select(["key", "offering"]).execute();
  const endChanging = keepChanging(keys, writesPerSecond);
  const lags: number[] = [];
  const [probed] = keys;
  if (!probed) throw new Error("no product to change");
  const { key, offering } = probed;
  for (let probe = 0; probe < probes; probe += 1) {
    const word = `nachlauf${probe}x`;
    await transaction(async () => {
      await db().updateTable("products").set({ name: word }).where("key", "=", key).execute();
      emit({ topic: "product.changed", key });
    });
    const committed = performance.now();
    while (!(await isFound(origin, { word, offering }))) await pause(5);
    lags.push(performance.now() - committed);
  }
  return { lags: lags.sort((a, b) => a - b), writes: await endChanging() };
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
  const { lags, writes } = await lagsAt(first?.origin ?? front.origin);
  await disconnect();
  const at = (share: number) => Math.round(lags[Math.floor((lags.length - 1) * share)] ?? 0);
  const figures = {
    cores: availableParallelism(),
    "searches, one": one.searches,
    "searches, two": two.searches,
    "pages, one": one.pages,
    "pages, two": two.pages,
    "writes a second": writes,
    "lag p50, ms": at(0.5),
    "lag p99, ms": at(0.99),
    "lag max, ms": at(1),
  };
  console.table(figures);
  const target = `what is committed at one node is found at the other within ${lagTarget} ms (p99) at ${writesPerSecond} writes a second; no request fails`;
  const failed = [one, two].flatMap(({ searches, pages }) => [searches.failed, pages.failed]);
  const holds = at(0.99) < lagTarget && failed.every((each) => each === 0) && writes > 190;
  console.log(JSON.stringify({ name: "nodes", target, holds, figures }));
} finally {
  await chaos.close();
}
process.exit(0);
