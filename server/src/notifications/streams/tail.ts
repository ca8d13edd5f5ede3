import { setTimeout as pause } from "node:timers/promises";
import { runAgain } from "../../kernel/jobs/run-again.ts";
import { listenTo } from "../../kernel/outbox/listen.ts";
import { latestPosition, newsAfter } from "../queries.ts";
import { isAnyOpen, tellStreams } from "./streams.ts";

const channel = "neroli_notifications";
const batch = 2_000;
/** Milliseconds in which what is written is read at once; nobody sees the wait, and all read less. */
const gathering = 40;
/** Milliseconds after which is looked also where nothing was heard. */
const pollMilliseconds = 2_000;

export interface Tail {
  /** The position up to which streams were told; those that open are told of all that comes after. */
  awake(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Reads the notifications that any process commits, once for all streams of this one, and rests
 * while there are none. The table is the truth: what the database tells only wakes.
 */
export function startTail(report: (error: unknown) => void): Tail {
  let position: number | null = null;
  let waking: Promise<number> | undefined;
  let stopped = false;
  const read = async () => {
    if (stopped) return;
    await listening.connect();
    if (!isAnyOpen()) position = null;
    if (position === null) return;
    await pause(gathering);
    for (;;) {
      const news = await newsAfter(position, batch);
      const last = news.at(-1);
      if (!last) return;
      position = last.position;
      tellStreams(news);
      if (news.length < batch) return;
    }
  };
  const runner = runAgain(read, report);
  const listening = listenTo(channel, {
    grown: runner.ask,
    lost(error) {
      report(error);
      runner.ask();
    },
  });
  const wake = async () => {
    position ??= await latestPosition();
    runner.ask();
    return position;
  };
  runner.ask();
  const timer = setInterval(runner.ask, pollMilliseconds);
  return {
    async awake() {
      if (position !== null) return position;
      waking ??= wake().finally(() => {
        waking = undefined;
      });
      return waking;
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await runner.stop();
      listening.close();
    },
  };
}
