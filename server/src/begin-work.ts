import { setTimeout as pause } from "node:timers/promises";
import { allJobs, allQueuedJobs } from "./background.ts";
import { allListeners } from "./capabilities.ts";
import { startJobs } from "./kernel/jobs/jobs.ts";
import { startQueued } from "./kernel/jobs/work-queued.ts";
import { report } from "./kernel/log/log.ts";
import { isOutage } from "./kernel/outage.ts";
import { startListeners } from "./kernel/outbox/work.ts";

interface Part {
  stop(): Promise<void>;
}

/** Milliseconds between two tries while the database is away. */
const betweenTries = 1_000;

/**
 * Begins what is done in the background, by one process of all that have this part. People are
 * served meanwhile: a database that goes away is waited for, and ends nothing.
 */
export function beginWork(url: string): { started: Promise<void>; stop(): Promise<void> } {
  const own: Part[] = [];
  const ending = new AbortController();
  const { signal } = ending;
  const starts: (() => Part | Promise<Part>)[] = [
    () => startJobs({ url, jobs: allJobs, report }),
    () => startQueued({ url, jobs: allQueuedJobs, report }),
    () => startListeners(allListeners, report),
  ];
  const start = async () => {
    for (const each of starts) {
      const part = await untilBack(each, signal);
      if (part === null) return;
      own.push(part);
    }
  };
  const started = start();
  // Heard of where it is waited for, unless something else fails first.
  started.catch(() => {});
  return {
    started,
    async stop() {
      ending.abort();
      await started.catch(() => {});
      for (const each of own.reverse()) await each.stop().catch(report);
    },
  };
}

/** What begins once the database lets it; null where it is told to end before. */
async function untilBack(
  begin: () => Part | Promise<Part>,
  signal: AbortSignal,
): Promise<Part | null> {
  while (!signal.aborted) {
    try {
      return await begin();
    } catch (error) {
      if (!isOutage(error)) throw error;
      report(error);
    }
    await pause(betweenTries, null, { signal }).catch(() => {});
  }
  return null;
}
