import { rawPool } from "../db/db.ts";

/**
 * Starts all of these while nobody can write to the table, waits until each stands before a lock,
 * and lets them go together: a race that happens every time. At most eight, the pool holds ten.
 */
export async function atOnce<T>(
  table:
    | "requests"
    | "assets"
    | "users"
    | "invitations"
    | "mailed_tokens"
    | "subscriptions"
    | "companies"
    | "products"
    | "projects",
  work: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const holder = await rawPool().connect();
  try {
    await holder.query("begin");
    await holder.query(`lock table ${table} in share row exclusive mode`);
    const running = Promise.all(work.map((each) => each()));
    // One that fails before it comes to write ends the wait: the test then says so.
    let settled = false;
    const settle = () => {
      settled = true;
    };
    running.then(settle, settle);
    while (!settled && (await countWaiting()) < work.length);
    await holder.query("commit");
    return await running;
  } finally {
    holder.release(true);
  }
}

/** Asked outside of the holder's transaction, which would keep its first answer. */
async function countWaiting(): Promise<number> {
  const { rows } = await rawPool().query<{ count: number }>(`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count ?? 0;
}
