import { existsSync } from "node:fs";
import { openChaos } from "./chaos/open-chaos.ts";
import { queriesFile } from "./search/queries.ts";
import { serveCatalogue, former as wanted } from "./serving/former.ts";
import { load } from "./serving/load.ts";

// npm run bench -- search-http-since [commit] [rounds]: a former program and this one, each with a
// catalogue of its own, are asked in turn by the same client, as what a machine gives changes from
// hour to hour and from one to the next. The commit that is meant where none is named made 4,544
// searches a second where 6,000 were wanted.

const [commit = wanted.commit, rounds = "4"] = process.argv.slice(2);
const target = { ratio: 1.32 };

type Loaded = Awaited<ReturnType<typeof load>>;
type Asked = Awaited<ReturnType<typeof serveCatalogue>> & { loads: Loaded[] };

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
    const former: Asked = { ...(await serveCatalogue(chaos, commit)), loads: [] };
    const today: Asked = { ...(await serveCatalogue(chaos)), loads: [] };
    for (let round = 0; round < chaos.rounds; round++) {
      // Neither is always the first, as a machine that was busy is slower for a while.
      const inTurn = round % 2 === 0 ? [former, today] : [today, former];
      for (const { server, world, loads } of inTurn) loads.push(await load(server, world));
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
