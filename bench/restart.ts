import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort, startNeroli } from "../e2e/start-neroli.ts";
import { createServedWorld } from "./serving/world.ts";

// npm run bench -- restart [products] [folder]: how long a real server takes from the start of its
// process, with that of its database, until it has answered a search: without a snapshot of its
// catalogue, with one, and with one after it was killed.

const [products = "1000000", folder] = process.argv.slice(2);
const wantedSeconds = 2.5;
const search = "/api/search/products/INGREDIENTS?query=glycol";

const rounded = (value: number) => Math.round(value * 100) / 100;
const secondsSince = (moment: number) => rounded((performance.now() - moment) / 1_000);

/** Starts a server and asks it once; `end` says how it ends. */
async function start(data: string, end: (server: Served) => Promise<void>) {
  const started = performance.now();
  // Building writes a million documents as one segment: for a moment there is much twice.
  const more = { NEROLI_DEMO: "off", NODE_OPTIONS: "--max-old-space-size=8192" };
  const server = await startNeroli(data, { port: await freePort(), more });
  const response = await fetch(`${server.origin}${search}`);
  const { total_elements: found } = (await response.json()) as { total_elements: number };
  const seconds = secondsSince(started);
  const ending = performance.now();
  await end(server);
  return { seconds, found, end_seconds: secondsSince(ending) };
}

type Served = Awaited<ReturnType<typeof startNeroli>>;

async function bench(): Promise<void> {
  const origin = "http://localhost:3000";
  const world = await createServedWorld(Number(products), { origin, folder });
  const snapshots = path.join(world.data, "catalogue");
  const untilWritten = async () => {
    const isThere = async () =>
      (await readdir(snapshots).catch((): string[] => [])).includes("snapshot.json");
    while (!(await isThere())) await pause(100);
  };
  try {
    await rm(snapshots, { recursive: true, force: true });
    const rows = {
      "without a snapshot": await start(world.data, async (server) => {
        await untilWritten();
        await server.stop();
      }),
      "with one": await start(world.data, ({ stop }) => stop()),
      "with one, killed next": await start(world.data, ({ kill }) => kill()),
      "after it was killed": await start(world.data, ({ stop }) => stop()),
    };
    console.log(`${products} products`);
    console.table(rows);
    const holds = rows["with one"].seconds < wantedSeconds;
    console.log(
      JSON.stringify({ name: "restart", products: Number(products), wantedSeconds, holds, rows }),
    );
  } finally {
    await world.close();
  }
}

await bench();
