import { addFollower } from "../kernel/events/events.ts";
import { runAgain } from "../kernel/jobs/run-again.ts";
import { readTermNames } from "./queries/term-names.ts";

/** Knows what terms are called, and hears of every change, also by other processes. */
export async function startTermNames(
  report: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> {
  const reading = runAgain(readTermNames, report);
  const removeFollower = addFollower(async (events) => {
    if (!events.some(({ topic }) => topic === "attribute.changed")) return;
    reading.ask();
    await reading.idle();
  });
  await readTermNames();
  return {
    async stop() {
      removeFollower();
      await reading.stop();
    },
  };
}
