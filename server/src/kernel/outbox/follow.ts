import { setTimeout as pause } from "node:timers/promises";
import { channel, publish } from "../events/events.ts";
import { runAgain } from "../jobs/run-again.ts";
import { notePeer } from "../wellbeing.ts";
import { listenTo } from "./listen.ts";
import { type Position, readingOfNow, readOn, settledPosition } from "./log.ts";

const pollMilliseconds = 1_000;
/** From one look to the next: reading twice as often finds half as much at twice the cost. */
const paceMilliseconds = 40;
/** Milliseconds without having read the outbox, after which what others changed is shown late. */
const longBehind = 10_000;

export interface Following {
  /** Followers have heard of all that was committed up to here, and of what comes later perhaps. */
  position(): Position;
  /** Milliseconds since everything was read that others had committed. */
  behind(): number;
  stop(): Promise<void>;
}

/**
 * Publishes what other processes commit, within a second, however long other transactions go on:
 * events come in the order of commits, a look at a time. Events of this process come by a second
 * time, which followers bear: they read the thing anew by its key. What a follower failed at is
 * published again until it succeeds.
 *
 * Rejects when the database cannot be reached. Later failures are reported, and a lost connection
 * is replaced.
 */
export async function followOutbox(report: (error: unknown) => void): Promise<Following> {
  let reading = await readingOfNow();
  let stopped = false;
  let readAt = performance.now();
  const behind = () => performance.now() - readAt;
  const read = async () => {
    // Before reading: what is committed from then on is heard of.
    await listening.connect();
    if (stopped) return;
    const began = performance.now();
    reading = await readOn(reading, publish);
    readAt = performance.now();
    notePeer("followed changes", true);
    const rest = began + paceMilliseconds - readAt;
    if (rest > 0 && !stopped) await pause(rest);
  };
  const runner = runAgain(read, report);
  const listening = listenTo(channel, {
    grown: runner.ask,
    lost(error) {
      report(error);
      runner.ask();
    },
  });
  await listening.connect();
  // Also for what a follower failed at, and for notifications that a lost connection swallowed.
  const timer = setInterval(() => {
    if (behind() > longBehind) notePeer("followed changes", false);
    runner.ask();
  }, pollMilliseconds);
  return {
    behind,
    position: () => settledPosition(reading),
    async stop() {
      stopped = true;
      clearInterval(timer);
      await runner.stop();
      listening.close();
    },
  };
}
