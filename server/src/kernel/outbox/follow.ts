import { sql } from "kysely";
import { db, rawPool } from "../db/db.ts";
import { channel, publish, type Topic } from "./outbox.ts";

const pollMilliseconds = 1_000;
const batch = 5_000;

interface Position {
  transaction_id: string;
  id: number;
}

/** The oldest transaction that is not finished: events of earlier ones are all visible. */
async function horizon(): Promise<Position> {
  const { rows } = await sql<{ xmin: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`.execute(db());
  return { transaction_id: rows[0]?.xmin ?? "0", id: 0 };
}

/**
 * Publishes what other processes commit. The log is read in the order of transactions up to the
 * oldest unfinished one, so that a long transaction's events are late but never skipped. Events of
 * this process come by a second time, which followers bear: they read the thing anew by its key.
 */
export async function followOutbox(
  report: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> {
  let position = await horizon();
  let running: Promise<void> | undefined;
  let stopped = false;
  const read = async () => {
    for (;;) {
      const { rows } = await sql<Position & { topic: Topic; key: string }>`
        select transaction_id::text as transaction_id, id, topic, key from outbox
        where (transaction_id, id) > (${position.transaction_id}::xid8, ${position.id}::bigint)
          and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
        order by outbox.transaction_id, id limit ${batch}`.execute(db());
      const last = rows.at(-1);
      if (!last || stopped) return;
      await publish(rows);
      position = { transaction_id: last.transaction_id, id: last.id };
    }
  };
  const wake = () => {
    if (running || stopped) return;
    running = read()
      .catch(report)
      .finally(() => {
        running = undefined;
      });
  };
  const client = await rawPool().connect();
  client.on("notification", wake);
  client.on("error", report);
  await client.query(`listen ${channel}`);
  const timer = setInterval(wake, pollMilliseconds);
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
      client.release(true);
    },
  };
}
