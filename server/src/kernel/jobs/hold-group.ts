import { setTimeout as pause } from "node:timers/promises";
import { keepAsking } from "../db/connection.ts";
import { longWork, rawPool } from "../db/db.ts";
import { type Group, groupLock } from "./claims.ts";

/** A process that was killed lets go when the database notices: at once, or a little later. */
const attempts = 20;
const pauseMilliseconds = 250;

/**
 * Does a group's work outside of the queue, for a command that stays until it is done; answers false
 * when a process of the queue is at the group. The hold ends with the connection, whatever ends that,
 * and then the signal that `work` is given aborts.
 */
export async function holdGroup(
  group: Group,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const client = await rawPool().connect();
  const stopAsking = keepAsking(client);
  const lost = new AbortController();
  const lose = () => lost.abort(new Error("The connection that holds the group has ended"));
  client.on("error", lose);
  client.on("end", lose);
  const ask = async (what: string) => {
    const { rows } = await client.query<{ done: boolean }>(
      `select ${what}($1, hashtext($2)) as done`,
      groupLock(group),
    );
    return rows[0]?.done === true;
  };
  let held = false;
  try {
    for (let left = attempts; left > 0 && !held && !signal.aborted; left--) {
      held = await ask("pg_try_advisory_lock");
      if (!held) await pause(pauseMilliseconds);
    }
    if (held) await longWork(() => work(AbortSignal.any([signal, lost.signal])));
    return held;
  } finally {
    stopAsking();
    client.off("error", lose);
    client.off("end", lose);
    // A connection that could not let go is not used again.
    const letGo =
      held && !lost.signal.aborted ? await ask("pg_advisory_unlock").catch(() => false) : !held;
    client.release(!letGo);
  }
}

/** Whether a process is at the group, of the queue or a command. */
export async function isGroupHeld(group: Group): Promise<boolean> {
  const { rows } = await rawPool().query<{ held: boolean }>(
    `select exists (select 1 from pg_locks
      where locktype = 'advisory' and classid = $1 and objid = hashtext($2)::oid
        and database = (select oid from pg_database where datname = current_database())
        and granted) as held`,
    groupLock(group),
  );
  return rows[0]?.held === true;
}
