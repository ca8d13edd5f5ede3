import { sql } from "kysely";
import { inPortal, type NotedPortal } from "../current-portal.ts";
import { db } from "../db/db.ts";
import { addWaker, type Topic, type Topics } from "../events/events.ts";
import { knownTopics } from "../events/places.ts";
import { runAgain } from "../jobs/run-again.ts";
import { measureWork } from "../measures/measured.ts";

export interface RecordedEvent<T extends Topic = Topic> extends NotedPortal {
  id: number;
  topic: T;
  key: string;
  data: Topics[T]["data"];
  /** The number of this attempt, from 1. */
  attempts: number;
}

export type Listeners = { [T in Topic]?: (event: RecordedEvent<T>) => Promise<void> };

/** After so many failures, in about a day, an event is left in the outbox for a person to see. */
export const maxAttempts = 32;
/** A process that is killed loses its event to the others after this; while it lives it renews. */
const claimSeconds = 60;
const longestPauseSeconds = 3_600;
/** So long after an upgrade one may go back, and forth again. */
const leftDays = 30;
const pollMilliseconds = 2_000;

/**
 * Runs the listeners of every event in one process of all, at least once each, in the portal that
 * the event was noted in. An event of which
 * a listener failed is tried again after 2, 4, 8 … seconds, an hour at most: listeners must bear
 * to be run twice. Events of which nobody wants to hear are noted as handled, within seconds.
 *
 * `report` hears of every failure. `idle` settles when nothing is left that could be handled now:
 * not what waits for its next attempt, nor what another process has in hand. `stop` settles when
 * the event in hand is done.
 */
export function startListeners(
  all: readonly Listeners[],
  report: (error: unknown) => void,
): { idle(): Promise<void>; stop(): Promise<void> } {
  const topics = [...new Set(all.flatMap((listeners) => Object.keys(listeners)))];
  let stopped = false;
  /** Events in hand when the database went away: nobody else takes them before their time is over. */
  const owed: RecordedEvent[] = [];
  const runner = runAgain(async () => {
    for (let [event] = owed; event; [event] = owed) {
      await keepUntil(event, 0);
      owed.shift();
    }
    await passOver(topics);
    while (!stopped) {
      const event = await claim(topics);
      if (!event) return;
      try {
        await handle(event, { all, report });
      } catch (error) {
        owed.push(event);
        throw error;
      }
    }
  }, report);
  const removeWaker = addWaker(topics, runner.ask);
  const timer = setInterval(runner.ask, pollMilliseconds);
  runner.ask();
  return {
    idle() {
      runner.ask();
      return runner.idle();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      removeWaker();
      await runner.stop();
    },
  };
}

/**
 * What this version knows nothing of is left to a newer one beside it or after it, for a while: a
 * topic that there was once is nobody's for ever.
 */
async function passOver(topics: readonly string[]): Promise<void> {
  await sql`
    update outbox set handled_at = now()
    where id in (
      select id from outbox
      where handled_at is null and topic <> all(${topics})
        and (topic = any(${knownTopics}) or created_at < now() - ${leftDays} * interval '1 day')
      for update skip locked)`.execute(db());
}

/** One at a time: what ends the process while it is handled counts against this event alone. */
async function claim(topics: readonly string[]): Promise<RecordedEvent | undefined> {
  const { rows } = await sql<RecordedEvent>`
    update outbox
    set claimed_until = now() + ${claimSeconds} * interval '1 second', attempts = attempts + 1
    where id = (
      select id from outbox
      where handled_at is null and attempts < ${maxAttempts} and topic = any(${topics})
        and (claimed_until is null or claimed_until < now())
      order by id limit 1 for update skip locked)
    returning id, topic, key, data, attempts, portal, host`.execute(db());
  return rows[0];
}

async function handle(
  event: RecordedEvent,
  { all, report }: { all: readonly Listeners[]; report: (error: unknown) => void },
): Promise<void> {
  const renew = () => void keepUntil(event, claimSeconds).catch(report);
  const renewal = setInterval(renew, (claimSeconds * 1_000) / 3);
  try {
    await measureWork({ kind: "listener", name: event.topic }, async () => {
      for (const listeners of all) await inPortal(event, () => hear(listeners, event));
    });
  } catch (cause) {
    const { id, topic, key, attempts } = event;
    const what = `${topic} of ${key} (event ${id}, attempt ${attempts} of ${maxAttempts})`;
    report(new Error(`A listener failed: ${what}`, { cause }));
    await keepUntil(event, Math.min(2 ** attempts, longestPauseSeconds));
    return;
  } finally {
    clearInterval(renewal);
  }
  await sql`update outbox set handled_at = now() where id = ${event.id}`.execute(db());
}

async function hear(listeners: Listeners, event: RecordedEvent): Promise<void> {
  const listener = listeners[event.topic] as ((event: RecordedEvent) => Promise<void>) | undefined;
  await listener?.(event);
}

/** Nobody takes the event before; unless another process did already, as its attempts tell. */
async function keepUntil({ id, attempts }: RecordedEvent, seconds: number): Promise<void> {
  await sql`
    update outbox set claimed_until = now() + ${seconds} * interval '1 second'
    where id = ${id} and attempts = ${attempts} and handled_at is null`.execute(db());
}
