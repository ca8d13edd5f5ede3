import { sql } from "kysely";
import { db } from "../../../kernel/db/db.ts";
import { enqueue, type QueuedJob } from "../../../kernel/jobs/queued.ts";
import type { ImportRecord } from "../../policy.ts";
import { listWaiting } from "../../queries/list-waiting.ts";
import { findRecord } from "../../queries/read-import.ts";
import { fail } from "./leave-import.ts";
import { lineName, workWaiting } from "./work-line.ts";
import { workRows } from "./work-rows.ts";

/** A long import does not hold up those of all other companies. */
const atOnce = 2;

const unexpected = { code: "unexpected" };

/** The dry run of an import. */
export const importCheck: QueuedJob<{ import_id: string }> = {
  name: "import-check",
  atOnce,
  groupOf: ({ import_id }) => import_id,
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
};

/** The imports that wait in a company's line: one after the other, in one process of all. */
export const importLine: QueuedJob<{ company_key: string }> = {
  name: lineName,
  atOnce,
  groupOf: ({ company_key }) => company_key,
  work: ({ company_key }, signal) => workWaiting(company_key, { signal }),
  async failed({ company_key }) {
    for (const record of await listAtWork(company_key)) await fail(record, unexpected);
    // Those that wait behind it have done nothing wrong.
    if ((await listWaiting()).includes(company_key)) await askForLine(company_key);
  },
};

/** Asks for a dry run, in the caller's transaction. */
export const askForChecking = ({ id }: { id: string }) => enqueue(importCheck, { import_id: id });

/** Asks for what waits in a company's line, in the caller's transaction. */
export const askForLine = (companyKey: string) => enqueue(importLine, { company_key: companyKey });

async function listAtWork(company_key: string): Promise<ImportRecord[]> {
  const { rows } = await sql<{ id: string }>`
    select id from imports where company_key = ${company_key}
      and (state in ('RUNNING', 'CANCELING') or state = 'UNDOING' and undo_position is not null)`.execute(
    db(),
  );
  const records = await Promise.all(rows.map(({ id }) => findRecord(id)));
  return records.filter((record) => record !== undefined);
}
