import { createHash } from "node:crypto";
import { sql } from "kysely";
import { deleteAsset } from "../kernel/assets/assets.ts";
import { db, transaction } from "../kernel/db/db.ts";
import type { Job } from "../kernel/jobs/jobs.ts";
import { enqueue, type QueuedJob } from "../kernel/jobs/queued.ts";
import type { ImportRecord } from "./import-record.ts";
import { findRecord } from "./queries/read-import.ts";
import { isHeld } from "./work/hold-line.ts";
import { fail } from "./work/leave-import.ts";
import { workLine } from "./work/work-line.ts";
import { workRows } from "./work/work-rows.ts";

/** A process does so many companies' work at a time: a long import does not hold up all others. */
const lanes = [1, 2] as const;

const unexpected = { code: "unexpected" };

const checks = lanes.map(
  (lane): QueuedJob<{ import_id: string }> => ({
    name: `import-check-${lane}`,
    async work({ import_id }, signal) {
      const record = await findRecord(import_id);
      const { mapping } = record ?? {};
      if (record?.state !== "CHECKING" || !mapping) return;
      await workRows({ ...record, mapping, state: "CHECKING" }, { signal });
    },
    async failed({ import_id }) {
      const record = await findRecord(import_id);
      if (record?.state === "CHECKING") await fail(record, unexpected);
    },
  }),
);

const lines = lanes.map(
  (lane): QueuedJob<{ company_key: string }> => ({
    name: `import-line-${lane}`,
    work: ({ company_key }, signal) => workLine(company_key, { signal }),
    async failed({ company_key }) {
      for (const record of await listAtWork(company_key)) await fail(record, unexpected);
      // Those that wait behind it have done nothing wrong.
      if ((await listWaiting()).includes(company_key)) await askForLine(company_key);
    },
  }),
);

function laneOf<T>(jobs: readonly T[], companyKey: string): T {
  const number = createHash("sha256").update(companyKey).digest().readUInt32BE();
  return jobs[number % jobs.length] as T;
}

/** Asks for a dry run, in the caller's transaction. */
export const askForChecking = ({ id, company_key }: { id: string; company_key: string }) =>
  enqueue(laneOf(checks, company_key), { import_id: id });

/** Asks for what waits in a company's line, in the caller's transaction. */
export const askForLine = (companyKey: string) =>
  enqueue(laneOf(lines, companyKey), { company_key: companyKey });

export const importWork: readonly QueuedJob[] = [...checks, ...lines];

async function listAtWork(companyKey: string): Promise<ImportRecord[]> {
  const { rows } = await sql<{ id: string }>`
    select id from imports where company_key = ${companyKey}
      and (state in ('RUNNING', 'CANCELING') or state = 'UNDOING' and undo_position is not null)`.execute(
    db(),
  );
  const records = await Promise.all(rows.map(({ id }) => findRecord(id)));
  return records.filter((record) => record !== undefined);
}

/** Companies in whose line something stands. */
async function listWaiting(): Promise<string[]> {
  const { rows } = await sql<{ company_key: string }>`
    select distinct company_key from imports
    where state in ('WAITING', 'RUNNING', 'CANCELING', 'UNDOING')`.execute(db());
  return rows.map(({ company_key }) => company_key);
}

/** What a program was doing that was killed, such as the import of the command line, goes on. */
export const goOnWithImports: Job = {
  name: "imports-go-on",
  cron: "* * * * *",
  async run() {
    for (const companyKey of await listWaiting()) {
      if (!(await isHeld(companyKey))) await transaction(() => askForLine(companyKey));
    }
  },
};

/** Files of imports are kept for 90 days; what the imports did stays to be read. */
export const trimImportFiles: Job = {
  name: "imports-trim",
  cron: "41 3 * * *",
  async run() {
    const { rows } = await sql<{ id: string; storage_key: string }>`
      select id, storage_key from imports
      where storage_key is not null and coalesce(ended_at, created_at) < now() - interval '90 days'
        and state not in ('CHECKING', 'WAITING', 'RUNNING', 'CANCELING', 'UNDOING')`.execute(db());
    for (const { id, storage_key } of rows) {
      await deleteAsset(storage_key);
      await sql`update imports set storage_key = null where id = ${id}`.execute(db());
    }
  },
};
