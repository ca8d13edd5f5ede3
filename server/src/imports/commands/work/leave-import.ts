import { sql } from "kysely";
import type { CodedSentence } from "../../../../db/json-columns.ts";
import { db, transaction } from "../../../kernel/db/db.ts";
import type { ImportRecord } from "../../policy.ts";
import { lockRecord } from "../../queries/read-import.ts";
import type { PassedRows } from "./pass-rows.ts";

/** Called in a transaction that has locked the import. */
export async function leave(
  { id }: ImportRecord,
  state: "UPLOADED" | "CANCELED" | "CHECKED" | "DONE" | "FAILED",
  more: { total?: number; stopped?: CodedSentence | null; failure?: CodedSentence } = {},
): Promise<void> {
  const { stopped, failure, ...rest } = more;
  await db()
    .updateTable("imports")
    .set({
      state,
      ...rest,
      ...(stopped && { stopped: JSON.stringify(stopped) }),
      ...(failure && { failure: JSON.stringify(failure) }),
      ...(state !== "CHECKED" && state !== "UPLOADED" && { ended_at: sql<Date>`now()` }),
    })
    .where("id", "=", id)
    .execute();
}

/** The dry run, or the run, has come to the end of the file. */
export const finish = (record: ImportRecord, { total, stopped }: PassedRows) =>
  transaction(async () => {
    const now = await lockRecord(record.id);
    const state = record.state === "CHECKING" ? "CHECKED" : "DONE";
    // Cancelled too late: there is nothing left to do.
    const there = now?.state === record.state || (state === "DONE" && now?.state === "CANCELING");
    if (now && there) await leave(now, state, { total, stopped });
  });

/** The whole of its file cannot be read, or something else went wrong for good. */
export const fail = (record: ImportRecord, failure: CodedSentence) =>
  transaction(async () => {
    const now = await lockRecord(record.id);
    if (now?.state !== record.state) return;
    // A dry run that fails leaves the import as it was, to be mapped otherwise or tried again.
    await leave(now, now.state === "CHECKING" ? "UPLOADED" : "FAILED", { failure });
  });
