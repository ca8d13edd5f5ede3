import { type RawBuilder, sql } from "kysely";

/** When the account goes whose key stands in that column; null where nobody has asked for it. */
export const erasureDue = (column: string): RawBuilder<Date | null> =>
  sql<Date | null>`(
    select due_at from erasures where erasures.user_key = ${sql.ref(column)})`;
