import { startSilentProxy } from "../../server/src/kernel/testing/silent-proxy.ts";
import { ask, company, countLines, keepAsking, mostLines, until } from "./asking.ts";
import type { Chaos, Scenario } from "./open-chaos.ts";

const endSeconds = 10;
/** Milliseconds of the first silence; the others end sooner. */
const longSilence = 20_000;

/** The way to the database goes silent, with its connections open, and comes back for new ones. */
export const silentConnection: Scenario = {
  name: "silent-connection",
  target:
    "ready answers within 1 s, calls 200 or 503, well again within 10 s of the way back, SIGTERM ends a silent node within 10 s, at most 20 lines of the log beside requests",
  rounds: 3,
  async run(chaos: Chaos) {
    const folder = await chaos.dataFolder();
    const proxy = await startSilentProxy(await chaos.database(folder));
    chaos.onClose(proxy.close);
    const node = await chaos.node(folder, { DATABASE_URL: proxy.url });
    const ready = async () => (await ask(node, "/health/ready")).status === 200;
    const back: number[] = [];
    let slowestReady = 0;
    let slowest = 0;
    let bad = 0;
    let lines = 0;
    for (let round = 0; round < chaos.rounds; round++) {
      const stop = keepAsking(node, company);
      await until(async () => (await ask(node, company)).status === 200);
      const written = countLines(node);
      proxy.fallSilent();
      const wait = round === 0 ? longSilence : 1_000 + chaos.random() * 8_000;
      for (const end = performance.now() + wait; performance.now() < end; ) {
        slowestReady = Math.max(slowestReady, (await ask(node, "/health/ready")).milliseconds);
      }
      proxy.letNewOnesPass();
      back.push(await until(ready));
      back.push(await until(async () => (await ask(node, company)).status === 200));
      const asked = await stop();
      bad += asked.bad;
      lines = Math.max(lines, written());
      slowest = Math.max(slowest, asked.slowest);
    }
    proxy.fallSilent();
    const began = performance.now();
    await node.stop();
    const end = Math.round(performance.now() - began);
    const slowestBack = Math.max(...back);
    const well = bad === 0 && slowestReady < 1_000 && slowestBack < 10_000;
    const holds = well && end < endSeconds * 1_000 && lines <= mostLines;
    return {
      holds,
      figures: {
        "ready answers, slowest ms": slowestReady,
        "a call answers, slowest ms": slowest,
        "well again, slowest ms": slowestBack,
        "other statuses than 200 and 503": bad,
        "SIGTERM to end, ms": end,
        "lines of an outage, most": lines,
      },
    };
  },
};
