import { parseArgs } from "node:util";
import { openChaos } from "./chaos/open-chaos.ts";
import { scenarios } from "./chaos/scenarios.ts";

// npm run chaos [-- --seed N --rounds N --only NAME]: breaks real servers on purpose, each scenario
// a bounded number of times, and prints what was measured: a line of JSON a scenario, and one of all.
// The same seed breaks at the same moments.

const { values } = parseArgs({
  options: { seed: { type: "string" }, rounds: { type: "string" }, only: { type: "string" } },
});
const seed = Number(values.seed ?? 1);
const chosen = scenarios.filter(({ name }) => !values.only || name === values.only);
if (chosen.length === 0) {
  const names = scenarios.map(({ name }) => name).join(" | ");
  console.error(`There is no scenario called ${values.only}: ${names}`);
  process.exit(1);
}

let all = true;
for (const { name, target, rounds, run } of chosen) {
  const chaos = await openChaos(seed, Number(values.rounds ?? rounds));
  try {
    const { holds, figures } = await run(chaos);
    all &&= holds;
    console.table(figures);
    console.log(JSON.stringify({ name, target, holds, seed, rounds: chaos.rounds, figures }));
  } catch (error) {
    all = false;
    const { message } = error as Error;
    console.log(JSON.stringify({ name, target, holds: false, seed, failed: message }));
  } finally {
    await chaos.close();
  }
}
console.log(JSON.stringify({ name: "chaos", target: "every scenario holds", holds: all, seed }));
process.exit(all ? 0 : 1);
