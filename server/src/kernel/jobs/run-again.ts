import { AsyncLocalStorage } from "node:async_hooks";

/** Work of which one run goes on at a time; see `runAgain`. */
export interface Runner {
  /** Asks for a run: at once, or after the one that goes on, which may have read too early. */
  ask(): void;
  /** Settles when every run that was asked for is done. */
  idle(): Promise<void>;
  /** No run begins after this; settles when the one that goes on is done. */
  stop(): Promise<void>;
}

/**
 * Runs `work` one at a time whenever it is asked for. Those who ask while it runs are answered by
 * one more run, so that nothing that happened meanwhile is missed. Failures are reported; the next
 * asking tries again.
 */
export function runAgain(work: () => Promise<void>, report: (error: unknown) => void): Runner {
  let running: Promise<void> | undefined;
  let asked = false;
  let stopped = false;
  const run = async () => {
    while (asked && !stopped) {
      asked = false;
      await work().catch(report);
    }
    // In the same breath as the last look at `asked`: no asking falls between the two.
    running = undefined;
  };
  // Whoever asks may stand in a request, of which the work must know nothing.
  const apart = AsyncLocalStorage.snapshot();
  return {
    ask() {
      if (stopped) return;
      asked = true;
      running ??= apart(run);
    },
    async idle() {
      while (running) await running;
    },
    async stop() {
      stopped = true;
      await running;
    },
  };
}
