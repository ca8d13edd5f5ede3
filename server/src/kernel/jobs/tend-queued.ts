import { sql } from "kysely";
import { db } from "../db/db.ts";

/** A piece of queued work as an operator sees it. */
export interface QueuedWork {
  id: number;
  name: string;
  created_at: Date;
  failures: number;
  /** When it was given up; null while it waits or is at work. */
  failed_at: Date | null;
  error: string | null;
}

const most = 200;

/** What is given up first, then what waits, the oldest of each first. */
export async function listQueuedWork(): Promise<QueuedWork[]> {
  const { rows } = await sql<QueuedWork>`
    select id, name, created_at, failures, failed_at, error from queued_work
    order by failed_at is null, id limit ${most}`.execute(db());
  return rows;
}

/** Has work that was given up begun anew; false where there is none of that number. */
export async function retryQueuedWork(id: number): Promise<boolean> {
  const { rows } = await sql`
    update queued_work
    set failed_at = null, error = null, failures = 0, taken = 0, due_at = now()
    where id = ${id} and failed_at is not null returning id`.execute(db());
  return rows.length > 0;
}

/** Forgets work that was given up; what waits or is at work stays. */
export async function dropQueuedWork(id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from queued_work where id = ${id} and failed_at is not null returning id`.execute(db());
  return rows.length > 0;
}
