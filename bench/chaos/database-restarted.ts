import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { tokenOf } from "../../e2e/session-of.ts";
import { startEmbedded } from "../../server/src/kernel/db/embedded.ts";
import { startBadLine } from "../nodes/bad-line.ts";
import { startCluster } from "../nodes/cluster.ts";
import { ask, company, keepAsking, until } from "./asking.ts";
import type { Chaos, Scenario } from "./open-chaos.ts";
import { countWritten, keepWriting } from "./writing.ts";

/** The database is restarted, as by an upgrade of it, beneath two nodes and one for work. */
export const databaseRestarted: Scenario = {
  name: "database-restarted",
  target:
    "two nodes and one for work are well again within 5 s of the database, no message that was acknowledged and none of its events is lost",
  rounds: 3,
  async run(chaos: Chaos) {
    const folder = path.join(await chaos.emptyFolder(), "database");
    let running = await startEmbedded(folder);
    chaos.onClose(() => running.stop());
    const line = await startBadLine({ host: "127.0.0.1", port: portOf(running.url) });
    chaos.onClose(() => line.close());
    const address = new URL(running.url);
    address.port = String(line.port);
    const { front, webs, work } = await startCluster(chaos, 2, { database: address.href });
    await work();
    const buyer = await tokenOf(front.origin, "buyer@neroli.example");
    const writing = await keepWriting(front.origin, buyer);
    const stop = keepAsking(front, company);
    const back: number[] = [];
    for (let round = 0; round < chaos.rounds; round += 1) {
      await pause(1_000 + chaos.random() * 2_000);
      await running.stop();
      running = await startEmbedded(folder);
      line.leadTo(portOf(running.url));
      const wells = webs.map((node) =>
        until(async () => (await ask(node, company)).status === 200),
      );
      back.push(...(await Promise.all(wells)), await until(writing.oneMore));
    }
    const asked = await stop();
    const messages = await writing.stop();
    const counted = () => countWritten(running.url);
    const handled = await until(async () => (await counted()).unhandled === 0).catch(() => -1);
    const found = await counted();
    const slowest = Math.max(...back);
    return {
      holds:
        asked.bad === 0 &&
        slowest < 5_000 &&
        handled >= 0 &&
        messages.length > 0 &&
        messages.every((text) => found.texts.includes(text)) &&
        found.events === found.texts.length,
      figures: {
        restarts: chaos.rounds,
        "well again, slowest ms": slowest,
        answers: asked.told,
        "messages acknowledged": messages.length,
        "messages in the database": found.texts.length,
        "events of them": found.events,
        "all handled after, ms": handled,
      },
    };
  },
};

const portOf = (url: string) => Number(new URL(url).port);
