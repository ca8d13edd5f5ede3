import type { Connection } from "../../kernel/db/connection.ts";
import { quoted } from "../../kernel/db/quoted.ts";
import type { Begin, End } from "../archive/manifest.ts";

export interface Table {
  name: string;
  /** Without those that PostgreSQL works out itself. */
  columns: readonly string[];
}

/** Which migrations the database has, and the parts of tables that come and go with the months. */
export async function readBegin(client: Connection): Promise<Omit<Begin, "format">> {
  const moment = await client.query<{ now: Date }>("select now() as now");
  const migrations = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from migrations order by name",
  );
  const parts = await client.query<{ name: string; of: string; bound: string }>(`
    select part.relname as name, whole.relname as of,
      pg_get_expr(part.relpartbound, part.oid) as bound
    from pg_inherits
    join pg_class as part on part.oid = inhrelid
    join pg_class as whole on whole.oid = inhparent
    where part.relispartition and part.relkind = 'r' and part.relnamespace = 'public'::regnamespace
    order by 1`);
  const made_at = (moment.rows[0]?.now ?? new Date()).toISOString();
  return { made_at, migrations: migrations.rows, parts: parts.rows };
}

/** All that have rows of ours; which migrations were made is said apart. */
export async function listTables(client: Connection): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`);
  return rows;
}

export async function readSequences(client: Connection): Promise<End["sequences"]> {
  const { rows } = await client.query<{ name: string }>(`
    select sequencename as name from pg_sequences where schemaname = 'public' order by 1`);
  const sequences: End["sequences"] = [];
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quoted(name)}`,
    );
    for (const { last, called } of found) sequences.push({ name, last, called });
  }
  return sequences;
}

/** Of every file that a row speaks of; not of those that nobody has claimed. */
export const readStorageKeys = (client: Connection): Promise<string[]> =>
  storageKeysIn(client, ({ name }) => name !== "unclaimed_bytes");

/** Of every file that the database knows, whichever version it is of; none where it has no tables. */
export const readKnownFiles = (client: Connection): Promise<string[]> =>
  storageKeysIn(client, () => true);

async function storageKeysIn(
  client: Connection,
  counts: (table: Table) => boolean,
): Promise<string[]> {
  const tables = (await listTables(client)).filter(
    (table) => table.columns.includes("storage_key") && counts(table),
  );
  const keys = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ storage_key: string }>(
      `select storage_key from ${quoted(name)} where storage_key is not null order by 1`,
    );
    for (const { storage_key } of rows) keys.add(storage_key);
  }
  return [...keys];
}
