import { sql } from "kysely";
import { db, noteKnown } from "../db/db.ts";
import { type JournalPlace, journalPlace } from "../db/journal.ts";
import type { Topic } from "../events/events.ts";

const batch = 5_000;

/** A place in the log: the transaction, and the event within it. */
export interface Position {
  transaction_id: string;
  id: number;
}

/**
 * How far the log has been read: every event up to the transaction `top`, but those of the
 * transactions in `open`, which went on at that moment or were left to be looked at again.
 * Transactions of all databases of the PostgreSQL are numbered in one row, so any of them may stand
 * there; there are never many more of them than connections.
 */
export interface Reading {
  top: string;
  open: readonly string[];
}

interface Event extends Position {
  topic: Topic;
  key: string;
}

/** What is committed at this moment: of the transactions below `next` all but those in `open`. */
interface Moment {
  snapshot: string;
  open: string[];
}

async function readMoment(): Promise<Moment> {
  const { rows } = await sql<Moment & { place: JournalPlace }>`
    select snapshot::text as snapshot,
      array(select pg_snapshot_xip(snapshot)::text) as open,
      ${sql.raw(journalPlace)} as place
    from pg_current_snapshot() as snapshot`.execute(db());
  const [moment] = rows;
  // Before followers hear of what was committed by then.
  if (moment) noteKnown(moment.place);
  return moment ?? { snapshot: "1:1:", open: [] };
}

/** All that is committed now, as already read. */
export async function readingOfNow(): Promise<Reading> {
  const { snapshot, open } = await readMoment();
  const { rows } = await sql<{ top: string }>`
    select transaction_id::text as top from outbox
    where pg_visible_in_snapshot(transaction_id, ${snapshot}::pg_snapshot)
    order by outbox.transaction_id desc limit 1`.execute(db());
  return { top: rows[0]?.top ?? "0", open };
}

/**
 * Hands over the events that were committed since, whatever other transactions go on, and answers
 * how far the log is read then. `take` answers the transactions whose events are to come again.
 * The moment is taken once and kept to while there are more events than one look: what is committed
 * meanwhile belongs to the next.
 */
export async function readOn(
  reading: Reading,
  take: (events: Event[]) => Promise<readonly string[]>,
): Promise<Reading> {
  const { snapshot, open } = await readMoment();
  let top = reading.top;
  let last: Position = { transaction_id: "0", id: 0 };
  for (;;) {
    const events = await readPage(reading, { snapshot, last });
    const end = events.at(-1);
    if (!end) return { top, open };
    open.push(...(await take(events)));
    last = end;
    if (BigInt(end.transaction_id) > BigInt(top)) top = end.transaction_id;
    // At that moment there were no more.
    if (events.length < batch) return { top, open };
  }
}

/** Two looks at the index, of which neither passes over what was read before. */
async function readPage(
  { top, open }: Reading,
  { snapshot, last }: { snapshot: string; last: Position },
): Promise<Event[]> {
  const committed = sql`
    select transaction_id, id, topic, key from outbox
    where (transaction_id, id) > (${last.transaction_id}::xid8, ${last.id}::bigint)
      and pg_visible_in_snapshot(transaction_id, ${snapshot}::pg_snapshot)`;
  const order = sql`order by transaction_id, id limit ${batch}`;
  const { rows } = await sql<Event>`
    select transaction_id::text as transaction_id, id, topic, key from (
      (${committed} and transaction_id = any(${open}::xid8[])
        and transaction_id <= ${top}::xid8 ${order})
      union all
      (${committed} and transaction_id > ${top}::xid8 ${order})
    ) as event
    order by event.transaction_id, id limit ${batch}`.execute(db());
  return rows;
}

/** The place up to which nothing can come any more: before the oldest that went on. */
export function settledPosition({ top, open }: Reading): Position {
  const next = BigInt(top) + 1n;
  const oldest = open.map(BigInt).reduce((least, each) => (each < least ? each : least), next);
  return { transaction_id: String(oldest), id: 0 };
}

/** The events committed after the position, each thing once. */
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
