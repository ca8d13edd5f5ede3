import autocannon from "autocannon";
import type { Served } from "../../e2e/start-neroli.ts";
import { usageOf } from "../../server/src/kernel/apart/usage.ts";
import { connect, db, disconnect } from "../../server/src/kernel/db/db.ts";
import { openForCommand } from "../../server/src/kernel/db/open-embedded.ts";
import { queryClasses, readQueries } from "../search/queries.ts";
import { keepChanging } from "./keep-changing.ts";
import { pathOf } from "./path-of.ts";
import type { World } from "./world.ts";

const seconds = 15;
const connections = 10;

/**
 * The eight classes of queries in turn, asked as a buyer's browser asks. `server_us`: what each took
 * of the server's processors, which other work on the machine changes least.
 */
export async function load({ origin, pid }: Served, { tokens }: Pick<World, "tokens">) {
  const queries = readQueries();
  const most = Math.max(...queryClasses.map((kind) => queries[kind].length));
  const mixed = Array.from({ length: most }, (_, at) =>
    queryClasses.flatMap((kind) => queries[kind][at % queries[kind].length] ?? []),
  ).flat();
  const headers = { authorization: `Bearer ${tokens.buyer}` };
  const requests = mixed.map((query) => ({ path: pathOf(query), headers }));
  const options = { url: origin, connections, requests };
  await autocannon({ ...options, duration: 5 });
  const before = await secondsOf(pid);
  const {
    requests: rate,
    latency,
    non2xx,
    errors,
  } = await autocannon({ ...options, duration: seconds });
  const spent = (await secondsOf(pid)) - before;
  return {
    searches_per_second: Math.round(rate.average),
    server_us: Math.round((spent * 1_000_000) / rate.total),
    p50_ms: latency.p50,
    p99_ms: latency.p99,
    max_ms: latency.max,
    failed: non2xx + errors,
  };
}

async function secondsOf(pid: number | undefined): Promise<number> {
  const usage = pid === undefined ? null : await usageOf(pid);
  return usage?.seconds ?? Number.NaN;
}

/** The same while products change, told by this process, which is another one on the database. */
export async function loadWhileChanging(server: Served, world: World, perSecond: number) {
  const { url, close } = await openForCommand(world.data);
  connect(url);
  try {
    const products = await db().selectFrom("products").select("key").limit(10_000).execute();
    const endChanging = keepChanging(products, perSecond);
    const loaded = await load(server, world);
    return { ...loaded, changes_per_second: await endChanging() };
  } finally {
    await disconnect();
    await close();
  }
}
