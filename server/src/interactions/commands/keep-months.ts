import { sql } from "kysely";
import { now } from "../../kernel/clock.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { lockInteractions } from "./lock-interactions.ts";

const monthOf = (day: Date, later = 0): Date =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + later));
const nameOf = (month: Date): string =>
  `interactions_${month.toISOString().slice(0, 7).replace("-", "_")}`;

/** There is a place for whatever happened from the month of one day to that of another. */
export async function provideMonths(first: Date, last: Date): Promise<void> {
  for (let month = monthOf(first); month <= last; month = monthOf(month, 1)) {
    const [from, to] = [month, monthOf(month, 1)].map((day) => sql.lit(day.toISOString()));
    await sql`
      create table if not exists ${sql.table(nameOf(month))}
      partition of interactions for values from (${from}) to (${to})`.execute(db());
  }
}

let keptMonths = 26;

/** For how many months the operator keeps single interactions. */
export function keepInteractions(months: number): void {
  keptMonths = months;
}

/**
 * Makes the places of this month and the next, and gives up those that are older than what is kept,
 * with whose they were; what was counted of them stays.
 */
export async function keepMonths(): Promise<void> {
  const first = nameOf(monthOf(now(), -keptMonths));
  await transaction(async () => {
    await lockInteractions();
    await provideMonths(now(), monthOf(now(), 1));
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_inherits
      join pg_class on pg_class.oid = inhrelid
      where inhparent = 'interactions'::regclass and relname < ${first}`.execute(db());
    for (const { name } of rows) await sql`drop table ${sql.table(name)}`.execute(db());
    await db()
      .deleteFrom("interaction_leads")
      .where("last_at", "<", monthOf(now(), -keptMonths))
      .execute();
    // A browser of which nothing is kept any more has no number either.
    await sql`
      delete from interaction_readers as reader
      where visitor is not null
        and not exists (select from interactions where interactions.reader = reader.id)`.execute(
      db(),
    );
  });
}
