import { sql } from "kysely";
import { db } from "../kernel/db/db.ts";
import { type StoredProblem, sentenceOf } from "./problems.ts";
import type { Report } from "./report.ts";

const pageSize = 2_000;

/** Tells of every cell that something is said of, in the order of the file. */
export async function reportRows(importId: string, report: Report): Promise<void> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<{ row: number; line: number; problems: StoredProblem[] }>`
      select row, line, problems from import_rows
      where import_id = ${importId} and row > ${after} and problems <> '[]'
      order by row limit ${pageSize}`.execute(db());
    for (const { line, problems } of rows) {
      for (const problem of problems) {
        const told = {
          column: problem.column ?? "",
          value: problem.value,
          reason: sentenceOf("en", problem),
        };
        if (problem.fatal) report.reject(line, told);
        else report.note(line, told);
      }
    }
    await report.flush();
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.row;
  }
}
