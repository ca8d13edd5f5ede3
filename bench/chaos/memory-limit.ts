import { spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { tokenOf } from "../../e2e/session-of.ts";
import { freePort, untilServed } from "../../e2e/start-neroli.ts";
import { limitMemory, type MemoryGroup } from "../nodes/memory-group.ts";
import { ask, company, keepAsking, until } from "./asking.ts";
import type { Chaos, Scenario } from "./open-chaos.ts";
import { countWritten, keepWriting } from "./writing.ts";

/** What the server and all that it starts may have, and what somebody else takes of it. */
const megabytes = { all: 1_200, taken: 1_000 };
const programOf = (name: string) => fileURLToPath(new URL(`../nodes/${name}`, import.meta.url));

/** Another program takes the memory of the machine while people write: the kernel ends the server. */
export const memoryLimit: Scenario = {
  name: "memory-limit",
  target:
    "a server that is ended because memory is short is back by itself within 30 s, says so in one line, and no message that was acknowledged and none of its events is lost",
  rounds: 2,
  async run(chaos: Chaos) {
    const folder = await chaos.emptyFolder();
    const database = await chaos.database(path.join(folder, "database"));
    const group = await limitMemory(megabytes.all);
    chaos.onClose(() => group.close());
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const kept = await startKept(group, {
      PORT: String(port),
      NEROLI_ORIGIN: origin,
      NEROLI_DATA: path.join(folder, "data"),
      DATABASE_URL: database,
    });
    chaos.onClose(() => kept.stop());
    const writing = await keepWriting(origin, await tokenOf(origin, "buyer@neroli.example"));
    const stop = keepAsking({ origin }, company);
    const back: number[] = [];
    for (let round = 0; round < chaos.rounds; round += 1) {
      await pause(1_000 + chaos.random() * 2_000);
      const hog = spawnIn(group, [programOf("hog.mjs"), String(megabytes.taken)]);
      await until(async () => (await ask({ origin }, "/health/live")).status === 0);
      hog.kill("SIGKILL");
      back.push(await until(async () => (await ask({ origin }, company)).status === 200));
      await until(writing.oneMore);
    }
    const asked = await stop();
    const messages = await writing.stop();
    // What a process had in hand that was killed is others' after a minute.
    const isHandled = async () => (await countWritten(database)).unhandled === 0;
    const handled = await until(isHandled, 90_000).catch(() => -1);
    const found = await countWritten(database);
    const told = kept.lines().filter((line) => line.includes("was ended by SIGKILL")).length;
    return {
      holds:
        Math.max(...back) < 30_000 &&
        told === chaos.rounds &&
        handled >= 0 &&
        messages.length > 0 &&
        messages.every((text) => found.texts.includes(text)) &&
        found.events === found.texts.length,
      figures: {
        "ended for memory": chaos.rounds,
        "lines that say so": told,
        "back, slowest ms": Math.max(...back),
        answers: asked.told,
        "messages acknowledged": messages.length,
        "messages in the database": found.texts.length,
        "events of them": found.events,
        "all handled after, ms": handled,
      },
    };
  },
};

function spawnIn(group: MemoryGroup, given: readonly string[], env = process.env) {
  const { file, args } = group.command(process.execPath, given);
  return spawn(file, args, { env, stdio: ["ignore", "pipe", "pipe"] });
}

function startKept(group: MemoryGroup, settings: Record<string, string>) {
  const own = { NODE_ENV: "production", NEROLI_DEMO: "on", NEROLI_LINGER_SECONDS: "0" };
  const child = spawnIn(group, [programOf("kept-server.mjs")], {
    ...process.env,
    ...own,
    ...settings,
  });
  return untilServed(child, settings.NEROLI_ORIGIN ?? "");
}
