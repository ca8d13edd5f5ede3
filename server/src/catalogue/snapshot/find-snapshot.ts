import type { IndexSchema } from "@neroli/search/index-types.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { keptDays } from "../../kernel/outbox/jobs.ts";
import type { IndexName } from "../indexed/index-names.ts";
import type { BegunReading } from "./begin-reading.ts";
import { type Header, SnapshotUnusable } from "./format.ts";
import { readManifest, readSnapshot, type Snapshot } from "./read-snapshot.ts";

/** The database that a snapshot is of, or null where it does not say who it is. */
export interface DatabaseState {
  identity: string | null;
  /** The same after another copy of it took over: what two installations differ by. */
  lineage: string | null;
  /** Transactions from this number on have not begun. */
  next_transaction: string;
  moment: string;
}

/**
 * A copy of a database, one that was set back to an earlier state, and one that a backup was restored
 * into, which makes its tables anew, are other databases.
 */
export async function readDatabase(): Promise<DatabaseState> {
  const { rows } = await sql<{ next_transaction: string; moment: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next_transaction,
      to_json(now())#>>'{}' as moment`.execute(db());
  const [row] = rows;
  if (!row) throw new Error("the database does not say what time it is");
  // Not every host lets the application ask: then there are no snapshots.
  const own = await sql<Pick<DatabaseState, "identity" | "lineage">>`
    select concat_ws('-', system_identifier, timeline_id, database.oid,
        'migrations'::regclass::oid) as identity,
      concat_ws('-', system_identifier, database.oid) as lineage
    from pg_control_system(), pg_control_checkpoint(), pg_database as database
    where datname = current_database()`
    .execute(db())
    .then(({ rows: [found] }) => found)
    .catch(() => undefined);
  return { ...row, ...(own ?? { identity: null, lineage: null }) };
}

/** The age of a position up to which all that follows it is in the outbox: with a day to spare. */
const lastingMilliseconds = (keptDays - 1) * 24 * 3_600_000;

interface SnapshotSearch {
  folder: string;
  made_by: string;
  database: DatabaseState;
  schemas: Record<IndexName, IndexSchema>;
  /** The reading that has begun already. */
  begun?: BegunReading | null;
  /** Hears in one line why there is one that cannot be used. */
  say(line: string): void;
}

/** The snapshot in the folder if it is one of this database by this code, whole and not too old. */
export async function findSnapshot({
  folder,
  schemas,
  begun = null,
  say,
  ...wanted
}: SnapshotSearch): Promise<Snapshot | null> {
  try {
    const manifest = readManifest(folder);
    if (!manifest) return null;
    assertFits(manifest, wanted);
    // The process before this one may have written another meanwhile.
    const isBegun = begun?.manifest.state.file === manifest.state.file;
    return await (isBegun ? begun.snapshot : readSnapshot(folder, { manifest, schemas }));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    say(`The snapshot of the catalogue is not used, it is built anew: ${why}.`);
    return null;
  }
}

/** @throws SnapshotUnusable for what is of other code, of another database, or too old to go on from. */
export function assertFits(
  header: Omit<Header, "format">,
  { made_by, database }: Pick<SnapshotSearch, "made_by" | "database">,
) {
  const refuse = (why: string): never => {
    throw new SnapshotUnusable(why);
  };
  if (header.made_by !== made_by) refuse("it was made by another version");
  if (header.database !== database.identity) refuse("it is of another database");
  if (BigInt(header.position.transaction_id) > BigInt(database.next_transaction)) {
    refuse("the database was set back");
  }
  const age = Date.parse(database.moment) - Date.parse(header.moment);
  // A clock that was set back tells nothing of what the outbox still holds.
  if (!(age >= 0 && age < lastingMilliseconds)) refuse("the outbox does not reach back to it");
}
