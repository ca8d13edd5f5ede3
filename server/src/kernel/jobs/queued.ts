import { sql } from "kysely";
import { inNoPortal, type NotedPortal, notePortal } from "../current-portal.ts";
import { db, emit } from "../db/db.ts";

/**
 * Long work that somebody asks for. It begins again from the start after a process was killed or
 * stopped in the middle of it: it resumes by what it has written down, or bears to be repeated.
 */
export interface QueuedJob<Data extends object = object> {
  /** Letters, digits and "-"; the identity across versions. */
  name: string;
  /** How many of the name a process does at a time; one where it is left out. */
  atOnce?: number;
  /** Pieces of one group are done one after the other, whichever process does them. */
  groupOf?(data: Data): string;
  /** It is for people who need not know the portal in which it was set going. */
  outsidePortals?: true;
  /** `signal` tells that it is to end soon: the process stops, or its claim on the work is lost. */
  work(data: Data, signal: AbortSignal): Promise<void>;
  /** Hears that it was given up, after the last attempt. */
  failed?(data: Data, error: unknown): Promise<void>;
}

/**
 * Asks for the work within the caller's transaction: it begins after the commit, or never, and is
 * done in the portal in which it was asked for; `inSeconds` it is not before.
 */
export async function enqueue<Data extends object>(
  job: QueuedJob<Data>,
  data: Data,
  { inSeconds = 0 }: { inSeconds?: number } = {},
): Promise<void> {
  const { portal, host }: NotedPortal = job.outsidePortals ? inNoPortal(notePortal) : notePortal();
  await sql`
    insert into queued_work (name, data, portal, host, due_at)
    values (${job.name}, ${JSON.stringify(data)}::jsonb, ${portal}, ${host},
      now() + ${inSeconds} * interval '1 second')`.execute(db());
  emit({ topic: "work.queued", key: job.name });
}
