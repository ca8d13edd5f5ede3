import { setTimeout as sleep } from "node:timers/promises";
import { channel, publish } from "../events/events.ts";
import { keepOwnEvents } from "../events/own-events.ts";
import { runAgain } from "../jobs/run-again.ts";
import { notePeer } from "../wellbeing.ts";
import { listenTo } from "./listen.ts";
import { type Position, readingOfNow, readOn, settledPosition } from "./log.ts";

const pollMilliseconds = 1_000;
/**
 * From one look to the next: reading twice as often finds half as much at twice the cost. Where one
 * takes long, as beside many searches, following takes a quarter of the time at most, but lets
 * nobody wait for long.
 */
const pace = { least: 40, share: 4, most: 100 };
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
 * events come in the order of commits, a look at a time. Events that this process has told its
 * followers of itself are passed over, and those it is just telling are looked at again: others'
 * do not wait for that. One may come by a second time all the same, which followers bear: they read
 * the thing anew by its key. What a follower failed at is published again until it succeeds.
 *
 * Rejects when the database cannot be reached. Later failures are reported, and a lost connection
 * is replaced.
 */
export async function followOutbox(report: (error: unknown) => void): Promise<Following> {
  const own = keepOwnEvents();
  let reading = await readingOfNow();
  let stopped = false;
  let readAt = performance.now();
  const behind = () => performance.now() - readAt;
  const read = async () => {
    // Before reading: what is committed from then on is heard of.
    await listening.connect();
    if (stopped) return;
    const began = performance.now();
    reading = await readOn(reading, async (events) => {
      const { news, left } = own.sort(events);
      if (news.length > 0) await publish(news);
      return left;
    });
    own.read();
    readAt = performance.now();
    notePeer("followed changes", true);
    const took = readAt - began;
    const rest = Math.min(Math.max(pace.least, took * pace.share), pace.most) - took;
    if (rest > 0 && !stopped) await sleep(rest);
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
      own.stop();
      listening.close();
    },
  };
}
