import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { freePort, startNeroli } from "../e2e/start-neroli.ts";
import { queriesFile } from "./search/queries.ts";
import { compareReaders } from "./serving/compare-readers.ts";
import { load, loadWhileChanging } from "./serving/load.ts";
import { createServedWorld } from "./serving/world.ts";

// npm run bench -- search-http [products] [folder]: a real server is asked as a buyer's browser
// asks, the eight classes of queries in turn, with the client beside it on the same machine; then
// while products change; and the same search as a reader who sees little and as one who sees
// everything.

const [products = "100000", folder] = process.argv.slice(2);
const target = { searches_per_second: 6_000, p99_ms: 10, ratio: 1.2 };
const changing = { a_second: 50, p99_ms: 25 };

async function bench(): Promise<void> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const world = await createServedWorld(Number(products), { origin, folder });
  try {
    const server = await startNeroli(world.data, { port, more: { NEROLI_DEMO: "off" } });
    try {
      const loaded = await load(server, world);
      const changed = await loadWhileChanging(server, world, changing.a_second);
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
