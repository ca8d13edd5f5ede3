import { setTimeout as pause } from "node:timers/promises";

/** Ends one part of the process, and settles when it has ended. */
export type Stop = () => Promise<void>;

interface Ending {
  /** Hears of parts that failed to end; the others end all the same. */
  report(error: unknown): void;
  /** Milliseconds for all of them together; without it each takes as long as it does. */
  longest?: number | undefined;
}

/**
 * Ends what was started, the last first, each when the one after it has ended; `stops` is empty
 * afterwards. When `longest` is over, the others are told to end too, and none is waited for.
 */
export async function stopAll(stops: Stop[], { report, longest }: Ending): Promise<void> {
  const timer = new AbortController();
  const over = longest === undefined ? [] : [pause(longest, undefined, timer).catch(() => {})];
  for (const stop of stops.splice(0).reverse()) {
    await Promise.race([stop().catch(report), ...over]);
  }
  timer.abort();
}
