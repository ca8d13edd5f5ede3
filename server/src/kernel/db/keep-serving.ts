import { readdir, readlink } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { log } from "../log/log.ts";
import type { Cluster } from "./cluster.ts";
import { patience } from "./patience.ts";
import { disown, findPostmaster, isServed, lifeOf } from "./postmaster.ts";

const lookMilliseconds = 250;
const firstPauseMilliseconds = 100;
const longestPauseMilliseconds = 2_000;

interface Keeping {
  cluster: Cluster;
  /** Where everybody who uses it knows it to be. */
  port: number;
  /** Starts it once; false when that failed, which its log explains. */
  start(): Promise<boolean>;
  /** Is told, in a sentence, that it cannot be kept. */
  lost(): void;
}

/**
 * Starts the embedded database again when its postmaster has died, at the same place, and again
 * until it serves; of several processes that keep it one starts it, and the others find it serving.
 * Answers what ends the keeping, which waits for a start that goes on.
 */
export function keepServing(keeping: Keeping): () => Promise<void> {
  const ending = new AbortController();
  const kept = keep(keeping, ending.signal).catch((error) => {
    if (!ending.signal.aborted) throw error;
  });
  return async () => {
    ending.abort();
    await kept;
  };
}

async function keep(keeping: Keeping, signal: AbortSignal): Promise<void> {
  for (;;) {
    await pause(lookMilliseconds, null, { signal, ref: false });
    if (await isServed(keeping.cluster)) continue;
    if (!(await startAgain(keeping, signal))) return keeping.lost();
  }
}

async function startAgain(keeping: Keeping, signal: AbortSignal): Promise<boolean> {
  const { cluster, port, start } = keeping;
  const left = await findPostmaster(cluster);
  // Also one that is dead and whose parent does not ask for it, such as a container's first process.
  if (left.is === "foreign") await disown(cluster, left.life);
  const life = await lifeOf(cluster);
  const deadline = performance.now() + patience.restart;
  for (let attempt = 1; performance.now() < deadline; attempt++) {
    log.warn({ attempt }, "the embedded database has ended: it is started again");
    if (attempt > 1) await endSurvivors(cluster, life);
    await start();
    const found = await findPostmaster(cluster);
    if (found.is === "serving") return found.port === port;
    const wait = Math.min(firstPauseMilliseconds * 2 ** (attempt - 1), longestPauseMilliseconds);
    await pause(wait, null, { signal, ref: false });
  }
  return false;
}

/**
 * Those that worked for a postmaster that was killed end by themselves when they next look up from
 * their work; until then nobody may start it anew, as they still write to its memory.
 */
async function endSurvivors(cluster: Cluster, life: string): Promise<void> {
  if (process.platform !== "linux" || (await isServed(cluster))) return;
  if ((await lifeOf(cluster)) !== life) return;
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const isOurs = await readlink(`/proc/${name}/cwd`).then(
      (cwd) => cwd === cluster.folder,
      () => false,
    );
    if (isOurs) endOne(Number(name));
  }
}

function endOne(pid: number): void {
  try {
    process.kill(pid, "SIGQUIT");
  } catch {
    // Gone by itself.
  }
}
