import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { freePort, type Served, startNeroli } from "../e2e/start-neroli.ts";
import { type Chaos, openChaos } from "./chaos/open-chaos.ts";
import { checkOut } from "./nodes/version.ts";
import { queriesFile } from "./search/queries.ts";
import { load } from "./serving/load.ts";
import { createServedWorld, type World } from "./serving/world.ts";

// npm run bench -- search-http-since [commit] [rounds]: a former program and this one, each with a
// catalogue of its own, are asked in turn by the same client, as what a machine gives changes from
// hour to hour and from one to the next. The commit that is meant where none is named made 4,544
// searches a second where 6,000 were wanted.

const [commit = "296b4efb", rounds = "4"] = process.argv.slice(2);
const products = 100_000;
const target = { ratio: 1.32 };

type Loaded = Awaited<ReturnType<typeof load>>;
type Worlds = { createServedWorld: typeof createServedWorld };

interface Asked {
  server: Served;
  world: World;
  loads: Loaded[];
}

/** This program, or that of another tree as it was started then. */
async function serve(chaos: Chaos, former?: { folder: string; main: string }): Promise<Asked> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const file = former && pathToFileURL(path.join(former.folder, "bench/serving/world.ts"));
  const worlds = file ? ((await import(file.href)) as Worlds) : { createServedWorld };
  const world = await worlds.createServedWorld(products, { origin, folder: undefined });
  chaos.onClose(() => world.close());
  const more = { NEROLI_DEMO: "off", ...(former && { NODE_OPTIONS: "" }) };
  const server = await startNeroli(world.data, { port, more, program: former?.main });
  chaos.onClose(() => server.stop());
  return { server, world, loads: [] };
}

const mean = (loads: readonly Loaded[], figure: keyof Loaded): number =>
  loads.reduce((sum, load) => sum + load[figure], 0) / loads.length;

const means = ({ loads }: Asked) => ({
  searches_per_second: Math.round(mean(loads, "searches_per_second")),
  server_us: Math.round(mean(loads, "server_us")),
  p99_ms: Math.round(mean(loads, "p99_ms") * 10) / 10,
});

async function bench(): Promise<void> {
  const chaos = await openChaos(1, Number(rounds));
  try {
    const former = await serve(chaos, await checkOut(chaos, commit));
    const today = await serve(chaos);
    for (let round = 0; round < chaos.rounds; round++) {
      for (const { server, world, loads } of [former, today]) loads.push(await load(server, world));
      console.table({ [commit]: former.loads.at(-1), today: today.loads.at(-1) });
    }
    const [then, now] = [means(former), means(today)];
    const ratio = Math.round((100 * now.searches_per_second) / then.searches_per_second) / 100;
    const holds =
      ratio >= target.ratio && now.p99_ms < then.p99_ms && mean(today.loads, "failed") === 0;
    console.log(
      JSON.stringify({
        ...{ name: "search-http-since", commit, target, holds },
        ...{ ratio, former: then, today: now },
      }),
    );
  } finally {
    await chaos.close();
  }
}

if (existsSync(queriesFile)) await bench();
else console.log(`There is nothing to measure: ${queriesFile} is missing.`);
