import { sql } from "kysely";
import type { Connection } from "../db/connection.ts";
import { db, transaction } from "../db/db.ts";
import { deleteAsset, putFile } from "./assets.ts";
import type { IncomingFile } from "./store.ts";

/** No upload and no zip takes so long. */
const claimedWithin = "24 hours";
const atOnce = 1_000;

/**
 * Stores a file that a row is going to speak of: noted before, so that its bytes go when the row
 * never comes, whatever ends the process in between. `claimBytes` in the transaction that writes
 * the row keeps them.
 */
export async function storeUnclaimed(storageKey: string, file: IncomingFile): Promise<void> {
  await note(storageKey, claimedWithin);
  try {
    await putFile(storageKey, file);
  } catch (error) {
    await discardBytes([storageKey]);
    throw error;
  }
}

/** Within the transaction that writes the row; it fails when the bytes have been given up. */
export async function claimBytes(storageKey: string): Promise<void> {
  if (!db().isTransaction) throw new Error("claimBytes() outside a transaction");
  const { rows } = await sql`
    delete from unclaimed_bytes where storage_key = ${storageKey} returning 1`.execute(db());
  if (rows.length === 0) throw new Error(`nobody waits to claim ${storageKey}`);
}

/**
 * Within the transaction that removes the rows which speak of them: from its commit on the bytes
 * are nobody's. `discardBytes` after it removes them at once.
 */
export async function disownBytes(storageKeys: readonly string[]): Promise<void> {
  if (!db().isTransaction) throw new Error("disownBytes() outside a transaction");
  for (const each of storageKeys) await note(each, "0 hours");
}

/** Removes bytes that nobody claims. A store that is down loses nothing: they go with the next sweep. */
export async function discardBytes(storageKeys: readonly string[]): Promise<void> {
  for (const each of storageKeys) await remove(each).catch(() => {});
}

/** Removes what is due: left by processes that were killed, and while the store was down. */
export async function sweepUnclaimed(): Promise<void> {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from unclaimed_bytes where due_at <= now()
    order by due_at limit ${atOnce}`.execute(db());
  const failures: unknown[] = [];
  for (const { storage_key } of rows) {
    await remove(storage_key).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, "files that nobody claims");
}

const note = (storageKey: string, within: string) =>
  sql`
    insert into unclaimed_bytes (storage_key, due_at)
    values (${storageKey}, now() + ${within}::interval)
    on conflict (storage_key) do update set due_at = excluded.due_at`.execute(db());

/** Any number that nothing else locks. */
const holdKey = 7_238_005;

/** While this connection is open, no process removes bytes that rows spoke of: they go later. */
export const holdRemovals = (client: Connection): Promise<unknown> =>
  client.query("select pg_advisory_lock($1)", [holdKey]);

/** Locked meanwhile: nobody claims what is being removed. */
async function remove(storageKey: string): Promise<void> {
  await transaction(async () => {
    const { rows: free } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock_shared(${holdKey}) as free`.execute(db());
    if (!free[0]?.free) return;
    const { rows } = await sql`
      delete from unclaimed_bytes where storage_key = ${storageKey} returning 1`.execute(db());
    if (rows.length > 0) await deleteAsset(storageKey);
  });
}
