import { sql } from "kysely";
import { db } from "../db/db.ts";
import { publish, type Topic } from "../events/events.ts";
import { runAgain } from "../jobs/run-again.ts";
import { listenToOutbox } from "./listen.ts";

const pollMilliseconds = 1_000;
const batch = 5_000;

/** A place in the log: the transaction, and the event within it. */
export interface Position {
  transaction_id: string;
  id: number;
}

export interface Following {
  /** Followers have heard of all that was committed up to here. */
  position(): Position;
  stop(): Promise<void>;
}

/** The oldest transaction that is not finished: events of earlier ones are all visible. */
async function horizon(): Promise<Position> {
  const { rows } = await sql<{ xmin: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`.execute(db());
  return { transaction_id: rows[0]?.xmin ?? "0", id: 0 };
}

/** The events after the position, in the order of transactions, as far as all are finished. */
async function readAfter({ transaction_id, id }: Position) {
  const { rows } = await sql<Position & { topic: Topic; key: string }>`
    select transaction_id::text as transaction_id, id, topic, key from outbox
    where (transaction_id, id) > (${transaction_id}::xid8, ${id}::bigint)
      and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
    order by outbox.transaction_id, id limit ${batch}`.execute(db());
  return rows;
}

/** The events committed after the position, each thing once, however long others take to finish. */
export async function readCommitted(
  { transaction_id, id }: Position,
  topics: readonly Topic[],
): Promise<{ topic: Topic; key: string }[]> {
  const { rows } = await sql<{ topic: Topic; key: string }>`
    select distinct topic, key from outbox
    where (transaction_id, id) > (${transaction_id}::xid8, ${id}::bigint)
      and topic = any(${topics})`.execute(db());
  return rows;
}

/**
 * Publishes what other processes commit, within a second. The log is read in the order of
 * transactions up to the oldest unfinished one, so that a long transaction's events are late but
 * never skipped. Events of this process come by a second time, which followers bear: they read the
 * thing anew by its key. What a follower failed at is published again until it succeeds.
 *
 * Followers hear of everything that is committed after it has settled, and perhaps again of what was
 * committed shortly before, while an older transaction went on. Rejects when the database cannot be
 * reached.
 * Later failures are reported, and a lost connection is replaced.
 */
export async function followOutbox(report: (error: unknown) => void): Promise<Following> {
  let position = await horizon();
  let stopped = false;
  const read = async () => {
    // Before reading: what is committed from then on is heard of.
    await listening.connect();
    while (!stopped) {
      const events = await readAfter(position);
      const last = events.at(-1);
      if (!last) return;
      await publish(events);
      position = { transaction_id: last.transaction_id, id: last.id };
    }
  };
  const runner = runAgain(read, report);
  const listening = listenToOutbox({
    grown: runner.ask,
    lost(error) {
      report(error);
      runner.ask();
    },
  });
  await listening.connect();
  // Also for what no notification tells: the end of a long transaction that held others back.
  const timer = setInterval(runner.ask, pollMilliseconds);
  return {
    position: () => position,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await runner.stop();
      listening.close();
    },
  };
}
