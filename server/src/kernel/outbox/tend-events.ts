import { sql } from "kysely";
import { db } from "../db/db.ts";
import { maxAttempts } from "./work.ts";

/** An event that a listener failed at. */
export interface FailedEvent {
  id: number;
  topic: string;
  key: string;
  attempts: number;
  given_up: boolean;
}

const most = 200;

/** Events of which a listener has failed, those that were given up first. */
export async function listFailedEvents(): Promise<FailedEvent[]> {
  const { rows } = await sql<FailedEvent>`
    select id, topic, key, attempts, attempts >= ${maxAttempts} as given_up from outbox
    where handled_at is null and attempts > 1
    order by attempts < ${maxAttempts}, id limit ${most}`.execute(db());
  return rows;
}

/** Has an event told to its listeners again at once; false where none of that number waits. */
export async function retryEvent(id: number): Promise<boolean> {
  const { rows } = await sql`
    update outbox set attempts = 0, claimed_until = null
    where id = ${id} and handled_at is null returning id`.execute(db());
  return rows.length > 0;
}

/** Notes an event as handled, although a listener never succeeded: nobody is told of it. */
export async function dropEvent(id: number): Promise<boolean> {
  const { rows } = await sql`
    update outbox set handled_at = now()
    where id = ${id} and handled_at is null and attempts > 1 returning id`.execute(db());
  return rows.length > 0;
}
