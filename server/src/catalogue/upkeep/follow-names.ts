import { readSynonyms } from "../../synonyms/queries/synonym-book.ts";
import { readProductKeys } from "../queries/read-rows.ts";

/** Products put anew before others may be: a save waits for one such part at most. */
const part = 1_000;

/**
 * Puts all products anew, part by part and behind what else changes meanwhile, when so many names
 * mean something else that it is not worth looking for what carries them. Nobody waits for it.
 */
export function followManyNames(
  put: (products: readonly string[]) => Promise<void>,
  report: (error: unknown) => void,
): { begin(): void; isDone(): boolean; stop(): Promise<void> } {
  let stopped = false;
  let again = false;
  let done = true;
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    while (again && !stopped) {
      again = false;
      await readSynonyms();
      for (let after: string | undefined = ""; after !== undefined && !stopped && !again; ) {
        const keys: string[] = await readProductKeys({ after, limit: part });
        await put(keys);
        after = keys.length < part ? undefined : keys.at(-1);
        done = after === undefined && !again;
      }
    }
  };
  return {
    begin() {
      again = true;
      done = false;
      running ??= run()
        .catch(report)
        .finally(() => {
          running = null;
        });
    },
    /** Until then nobody may take the catalogue for what the log says so far. */
    isDone: () => done,
    async stop() {
      stopped = true;
      await running;
    },
  };
}
