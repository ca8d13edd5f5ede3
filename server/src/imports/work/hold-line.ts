import { setTimeout as pause } from "node:timers/promises";
import { rawPool } from "../../kernel/db/db.ts";

/** Sets these locks apart from others on the same database. */
const lineLocks = 7_204;
/** A process that was killed lets go when the database notices: at once, or a little later. */
const attempts = 20;
const pauseMilliseconds = 250;

/**
 * Does the work as the only one of all processes that is at this company's line; answers false
 * when another is. The hold ends with the connection, whatever ends that, and then `signal` aborts.
 */
export async function holdLine(
  companyKey: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const client = await rawPool().connect();
  const lost = new AbortController();
  const lose = () => lost.abort(new Error("The connection that holds the line has ended"));
  client.on("error", lose);
  client.on("end", lose);
  const ask = async (what: string) => {
    const sql = `select ${what}($1, hashtext($2)) as done`;
    const { rows } = await client.query<{ done: boolean }>(sql, [lineLocks, companyKey]);
    return rows[0]?.done === true;
  };
  let held = false;
  try {
    for (let left = attempts; left > 0 && !held && !signal.aborted; left--) {
      held = await ask("pg_try_advisory_lock");
      if (!held) await pause(pauseMilliseconds);
    }
    if (held) await work(AbortSignal.any([signal, lost.signal]));
    return held;
  } finally {
    client.off("error", lose);
    client.off("end", lose);
    // A connection that could not let go is not used again.
    const letGo =
      held && !lost.signal.aborted ? await ask("pg_advisory_unlock").catch(() => false) : !held;
    client.release(!letGo);
  }
}

/** Whether somebody is at the line. */
export async function isHeld(companyKey: string): Promise<boolean> {
  const { rows } = await rawPool().query<{ held: boolean }>(
    `select exists (select 1 from pg_locks
      where locktype = 'advisory' and classid = $1 and objid = hashtext($2)::oid
        and database = (select oid from pg_database where datname = current_database())
        and granted) as held`,
    [lineLocks, companyKey],
  );
  return rows[0]?.held === true;
}
