import { sql } from "kysely";
import { db } from "../db/db.ts";
import { addWaker, type Topic, type Topics } from "./outbox.ts";

export interface RecordedEvent<T extends Topic = Topic> {
  id: number;
  topic: T;
  key: string;
  data: Topics[T]["data"];
}

export type Listeners = { [T in Topic]?: (event: RecordedEvent<T>) => Promise<void> };

const batch = 50;
/** After so many failures an event is left for a person to look at. */
const maxAttempts = 8;
const pollMilliseconds = 2_000;

/**
 * Runs the listeners of every event once across all processes, at least once each: an event whose
 * listener failed is tried again. Answers what stops it.
 */
export function startListeners(
  all: readonly Listeners[],
  report: (error: unknown) => void,
): { idle(): Promise<void>; stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  const drain = async () => {
    do {
      again = false;
      while (!stopped && (await handleBatch(all, report)) > 0);
    } while (again && !stopped);
  };
  const wake = () => {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = drain()
      .catch(report)
      .finally(() => {
        running = undefined;
      });
  };
  const removeWaker = addWaker(wake);
  const timer = setInterval(wake, pollMilliseconds);
  wake();
  return {
    async idle() {
      wake();
      while (running) await running;
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      removeWaker();
      await running;
    },
  };
}

/** Claims a batch for a while, so that a killed process's share is taken up by another. */
async function claim(): Promise<RecordedEvent[]> {
  const { rows } = await sql<RecordedEvent>`
    update outbox
    set claimed_until = now() + interval '1 minute', attempts = attempts + 1
    where id in (
      select id from outbox
      where handled_at is null and attempts < ${maxAttempts}
        and (claimed_until is null or claimed_until < now())
      order by id limit ${batch} for update skip locked)
    returning id, topic, key, data`.execute(db());
  return rows.toSorted((a, b) => a.id - b.id);
}

/** Handles a batch and answers how many events it took. */
async function handleBatch(
  all: readonly Listeners[],
  report: (error: unknown) => void,
): Promise<number> {
  const events = await claim();
  const done: number[] = [];
  for (const event of events) {
    try {
      for (const listeners of all) await handle(listeners, event);
      done.push(event.id);
    } catch (error) {
      report(error);
    }
  }
  if (done.length > 0) {
    await db()
      .updateTable("outbox")
      .set({ handled_at: new Date() })
      .where("id", "in", done)
      .execute();
  }
  return events.length;
}

async function handle(listeners: Listeners, event: RecordedEvent): Promise<void> {
  const listener = listeners[event.topic] as ((event: RecordedEvent) => Promise<void>) | undefined;
  await listener?.(event);
}
