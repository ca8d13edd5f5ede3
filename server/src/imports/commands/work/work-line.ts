import { sql } from "kysely";
import { db, transaction } from "../../../kernel/db/db.ts";
import { holdGroup } from "../../../kernel/jobs/hold-group.ts";
import type { ImportRecord } from "../../policy.ts";
import { findRecord, lockRecord } from "../../queries/read-import.ts";
import { leave } from "./leave-import.ts";
import { undoRows } from "./undo-rows.ts";
import { workRows } from "./work-rows.ts";

export interface LineOptions {
  signal: AbortSignal;
  /** Leaves the line when this one is done; the others wait for the next who comes. */
  until?: string;
  /** Hears of each batch. */
  progress?: () => unknown;
}

export const lineName = "import-line";

/** A company's line in the queue: one import after the other. */
export const lineOf = (companyKey: string) => ({ name: lineName, group: companyKey });

/** `workWaiting` outside of the queue, unless a process of the queue is at the line. */
export async function workLine(companyKey: string, options: LineOptions): Promise<void> {
  let held = true;
  while (held && (await findNext(companyKey))) {
    held = await holdGroup(lineOf(companyKey), options.signal, (signal) =>
      workWaiting(companyKey, { ...options, signal }),
    );
    if (options.until && (await isDone(options.until))) return;
  }
}

/** Does what waits in a company's line, the interrupted one first, until nothing waits. */
export async function workWaiting(companyKey: string, options: LineOptions): Promise<void> {
  for (let next = await findNext(companyKey); next; next = await findNext(companyKey)) {
    await workOne(next, options);
    options.signal.throwIfAborted();
    if (next.id === options.until) return;
  }
}

async function workOne(next: ImportRecord, { signal, progress }: LineOptions): Promise<void> {
  if (next.state === "UNDOING") return undoRows(next, signal);
  const begun = await begin(next);
  if (!begun) return;
  const { mapping } = begun;
  if (!mapping) throw new Error(`import ${begun.id} waits without a mapping`);
  await workRows({ ...begun, mapping, state: "RUNNING" }, { signal, progress });
}

/** The import as it is to be run, or undefined where it was cancelled meanwhile. */
const begin = ({ id }: ImportRecord): Promise<ImportRecord | undefined> =>
  transaction(async () => {
    const now = await lockRecord(id);
    if (now?.state === "CANCELING") await leave(now, "CANCELED");
    if (now?.state === "RUNNING") return now;
    if (now?.state !== "WAITING") return undefined;
    await db()
      .updateTable("imports")
      .set({ state: "RUNNING", started_at: sql<Date>`coalesce(started_at, now())` })
      .where("id", "=", id)
      .execute();
    return { ...now, state: "RUNNING" };
  });

async function findNext(companyKey: string): Promise<ImportRecord | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from imports
    where company_key = ${companyKey} and state in ('WAITING', 'RUNNING', 'CANCELING', 'UNDOING')
    order by state in ('RUNNING', 'CANCELING') or undo_position is not null desc, queued_at, id
    limit 1`.execute(db());
  return rows[0] && findRecord(rows[0].id);
}

async function isDone(id: string): Promise<boolean> {
  const record = await findRecord(id);
  return !["WAITING", "RUNNING", "CANCELING"].includes(record?.state ?? "");
}
