import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import autocannon from "autocannon";
import { freePort, startNeroli } from "../e2e/start-neroli.ts";
import { connect, db, disconnect } from "../server/src/kernel/db/db.ts";
import { openForCommand } from "../server/src/kernel/db/open-embedded.ts";
import { queriesFile, queryClasses, readQueries } from "./search/queries.ts";
import { compareReaders } from "./serving/compare-readers.ts";
import { keepChanging } from "./serving/keep-changing.ts";
import { pathOf } from "./serving/path-of.ts";
import { createServedWorld, type World } from "./serving/world.ts";

// npm run bench -- search-http [products] [folder]: a real server is asked as a buyer's browser
// asks, the eight classes of queries in turn, with the client beside it on the same machine; then
// while products change; and the same search as a reader who sees little and as one who sees
// everything.

const [products = "100000", folder] = process.argv.slice(2);
const target = { searches_per_second: 1_500, p99_ms: 25, ratio: 1.2 };
const changing = { a_second: 50, p99_ms: 25 };
const seconds = 15;
const connections = 10;

async function load(origin: string, { tokens }: World) {
  const queries = readQueries();
  const most = Math.max(...queryClasses.map((kind) => queries[kind].length));
  const mixed = Array.from({ length: most }, (_, at) =>
    queryClasses.flatMap((kind) => queries[kind][at % queries[kind].length] ?? []),
  ).flat();
  const headers = { authorization: `Bearer ${tokens.buyer}` };
  const requests = mixed.map((query) => ({ path: pathOf(query), headers }));
  const options = { url: origin, connections, requests };
  await autocannon({ ...options, duration: 5 });
  const {
    requests: rate,
    latency,
    non2xx,
    errors,
  } = await autocannon({ ...options, duration: seconds });
  return {
    searches_per_second: Math.round(rate.average),
    p50_ms: latency.p50,
    p99_ms: latency.p99,
    max_ms: latency.max,
    failed: non2xx + errors,
  };
}

/** The same while products change, told by this process, which is another one on the database. */
async function loadWhileChanging(origin: string, world: World) {
  const { url, close } = await openForCommand(world.data);
  connect(url);
  try {
    const products = await db().selectFrom("products").select("key").limit(10_000).execute();
    const endChanging = keepChanging(products, changing.a_second);
    const loaded = await load(origin, world);
    return { ...loaded, changes_per_second: await endChanging() };
  } finally {
    await disconnect();
    await close();
  }
}

async function bench(): Promise<void> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const world = await createServedWorld(Number(products), { origin, folder });
  try {
    const server = await startNeroli(world.data, { port, more: { NEROLI_DEMO: "off" } });
    try {
      const loaded = await load(server.origin, world);
      const changed = await loadWhileChanging(server.origin, world);
      const readers = await compareReaders(server.origin, world.tokens);
      console.log(`${products} products, ${availableParallelism()} cores with the client beside`);
      console.table({ loaded, "while products change": changed });
      console.table(readers);
      const ratio = Math.max(...readers.map((row) => row.ratio));
      const holds =
        loaded.searches_per_second >= target.searches_per_second &&
        loaded.p99_ms < target.p99_ms &&
        loaded.failed + changed.failed === 0 &&
        changed.p99_ms < changing.p99_ms &&
        ratio <= target.ratio;
      const name = "search-http";
      console.log(
        JSON.stringify({
          ...{ name, products: Number(products), target: { ...target, changing }, holds },
          ...{ loaded, changed, readers },
        }),
      );
    } finally {
      await server.stop();
    }
  } finally {
    await world.close();
  }
}

if (existsSync(queriesFile)) await bench();
else console.log(`There is nothing to measure: ${queriesFile} is missing.`);
