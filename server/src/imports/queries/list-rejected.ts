import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import type { ImportRecord } from "../policy.ts";
import type { StoredProblem } from "../problems/problems.ts";

/** A product that is not imported, by its rows of the file. */
interface Rejected {
  row: number;
  /** The first row of the next product; null for the last one. */
  end: number | null;
  problems: StoredProblem[];
}

const pageSize = 1_000;

/** In the order of the file; before the run what the dry run would reject. */
export async function* listRejected({
  id,
  started_at,
}: Pick<ImportRecord, "id" | "started_at">): AsyncGenerator<Rejected, undefined> {
  const said = sql.ref(started_at ? "import_rows.outcome" : "import_rows.planned");
  let after = 0;
  for (;;) {
    const { rows } = await sql<Rejected>`
      select row, problems, (
        select min(next.row) from import_rows as next
        where next.import_id = import_rows.import_id and next.row > import_rows.row) as end
      from import_rows
      where import_id = ${id} and row > ${after} and ${said} = 'rejected'
      order by row limit ${pageSize}`.execute(db());
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return undefined;
    after = last.row;
  }
}
