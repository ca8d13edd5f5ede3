import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import type { StoredProblem } from "../problems/problems.ts";

const pageSize = 2_000;

interface RowProblems {
  row: number;
  line: number;
  problems: StoredProblem[];
}

/** The rows of which something is said, in the order of the file, page by page. */
export async function* listProblems(importId: string): AsyncGenerator<RowProblems[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql<RowProblems>`
      select row, line, problems from import_rows
      where import_id = ${importId} and row > ${after} and problems <> '[]'
      order by row limit ${pageSize}`.execute(db());
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.row;
  }
}
