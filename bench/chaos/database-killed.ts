import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ask, company, countLines, keepAsking, mostLines, until } from "./asking.ts";
import type { Chaos, Scenario } from "./open-chaos.ts";

/** The embedded PostgreSQL is killed beneath a server that is at work. */
export const databaseKilled: Scenario = {
  name: "database-killed",
  target: "well again within 2 s, calls 200 or 503, at most 20 lines of the log beside requests",
  rounds: 5,
  async run(chaos: Chaos) {
    const folder = await chaos.dataFolder();
    const node = await chaos.node(folder);
    const back: number[] = [];
    let bad = 0;
    let lines = 0;
    for (let round = 0; round < chaos.rounds; round++) {
      const stop = keepAsking(node, company);
      const written = countLines(node);
      await pause(chaos.random() * 500);
      process.kill(await postmasterOf(folder), "SIGKILL");
      // It is killed when nobody is let in any more; connections of before may be served on.
      await until(async () => (await ask(node, "/health/ready")).status === 503);
      back.push(await until(async () => (await ask(node, company)).status === 200));
      bad += (await stop()).bad;
      lines = Math.max(lines, written());
    }
    const slowest = Math.max(...back);
    return {
      holds: bad === 0 && slowest < 2_000 && lines <= mostLines,
      figures: {
        "well again, slowest ms": slowest,
        "other statuses than 200 and 503": bad,
        "lines of an outage, most": lines,
      },
    };
  },
};

async function postmasterOf(folder: string): Promise<number> {
  const note = await readFile(path.join(folder, "postgres", "postmaster.pid"), "utf8");
  return Number(note.split("\n")[0]);
}
