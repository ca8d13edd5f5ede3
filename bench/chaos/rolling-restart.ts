import { startCluster } from "../nodes/cluster.ts";
import { company, until } from "./asking.ts";
import type { Chaos, Scenario } from "./open-chaos.ts";

const askers = 8;
const addresses = [
  company,
  "/api/search/products/INGREDIENTS?query=niacinamide",
  "/ingredients/permalink/velourine-b3-pc",
];

/** Asks on through the proxy; answers what came of it since it was last asked. */
function keepAskingAll(origin: string) {
  let stopped = false;
  let answered = 0;
  const failed: string[] = [];
  const one = async (index: number) => {
    for (let turn = index; !stopped; turn += 1) {
      const address = addresses[turn % addresses.length] ?? "/";
      const answer = await fetch(`${origin}${address}`).catch(() => null);
      const read = await answer?.arrayBuffer().catch(() => null);
      if (answer?.status === 200 && read) answered += 1;
      else failed.push(`${answer?.status ?? "cut"}`);
    }
  };
  const all = Promise.all(Array.from({ length: askers }, (_, index) => one(index)));
  return {
    failed: () => failed.length,
    stop: async () => {
      stopped = true;
      await all;
      return { answered, failed };
    },
  };
}

/** Each node in turn is told to end and another one is started, while people go on asking. */
export const rollingRestart: Scenario = {
  name: "rolling-restart",
  target: "two nodes are replaced one after the other under load: no request fails",
  rounds: 2,
  async run(chaos: Chaos) {
    const { proxy, front, web, webs } = await startCluster(chaos, 2);
    const asking = keepAskingAll(front.origin);
    const nodes = [...webs];
    let slowest = 0;
    for (let round = 0; round < chaos.rounds * 2; round += 1) {
      const old = nodes.shift();
      if (!old) break;
      const began = performance.now();
      await old.stop();
      slowest = Math.max(slowest, Math.round(performance.now() - began));
      proxy.remove(old.origin);
      nodes.push(await web());
      await until(async () => proxy.ready() === 2);
    }
    const { answered, failed } = await asking.stop();
    return {
      holds: failed.length === 0 && slowest < 10_000 && answered > 0,
      figures: {
        restarts: chaos.rounds * 2,
        answered,
        failed: failed.length,
        "drain, ms": slowest,
      },
    };
  },
};

/** A node is killed while people ask: what it had in its hands fails, and nothing else. */
export const lostNode: Scenario = {
  name: "lost-node",
  target: "of a node that is killed under load only the requests in flight there fail",
  rounds: 3,
  async run(chaos: Chaos) {
    const { proxy, front, web, webs } = await startCluster(chaos, 2);
    const asking = keepAskingAll(front.origin);
    const nodes = [...webs];
    let most = 0;
    for (let round = 0; round < chaos.rounds; round += 1) {
      const old = nodes.shift();
      if (!old) break;
      const before = asking.failed();
      await old.kill();
      await until(async () => proxy.ready() === 1);
      proxy.remove(old.origin);
      nodes.push(await web());
      await until(async () => proxy.ready() === 2);
      most = Math.max(most, asking.failed() - before);
    }
    const { answered, failed } = await asking.stop();
    return {
      // Each asker has one request in flight.
      holds: most <= askers && answered > 0,
      figures: { kills: chaos.rounds, answered, failed: failed.length, "most of one kill": most },
    };
  },
};
