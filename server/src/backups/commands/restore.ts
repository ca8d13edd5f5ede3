import { once } from "node:events";
import { rm } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { type CopyStreamQuery, from as copyFrom } from "pg-copy-streams";
import { putAsset } from "../../kernel/assets/assets.ts";
import { type Connection, openConnection } from "../../kernel/db/connection.ts";
import { bringUp, lockMigrations, readMigrations } from "../../kernel/db/migrate.ts";
import { quoted } from "../../kernel/db/quoted.ts";
import { giveUpAside, setAside, takeBack } from "../../kernel/db/set-aside.ts";
import { rootOf } from "../../kernel/log/cause-of.ts";
import { StartError } from "../../kernel/start-error.ts";
import { type Begin, type End, entryOf } from "../archive/manifest.ts";
import { readArchive } from "../archive/read-archive.ts";
import { verifyArchive } from "../archive/verify-archive.ts";
import { listTables, readKnownFiles } from "../queries/read-shape.ts";

interface Options {
  file: string;
  /** The secret key of an encrypted archive. */
  identity: string | null;
  /** What is in the database now is given up. */
  replace: boolean;
  /** The data folder, whose index of the catalogue is of another database from now on. */
  data: string;
}

/**
 * Puts an archive's rows and files into the database and the store of the settings, and brings them
 * up to this version. The whole archive is looked through first: what is damaged changes nothing.
 * What was there before is given up once all is in its place, and put back where that fails.
 * @throws StartError where somebody is at the database, or has something in it without `replace`.
 */
export async function restore(url: string, options: Options): Promise<End> {
  const { file, identity, data } = options;
  const { begin, end } = await verifyArchive(file, identity);
  await assertKnown(begin);
  const written: string[] = [];
  let filling = false;
  try {
    await connected(url, async (client) => {
      await assertAlone(client);
      await takeBack(client);
      await assertMayReplace(client, options);
      filling = true;
      await fill(client, { ...options, begin, end, written });
      filling = false;
      await rm(path.join(data, "catalogue"), { recursive: true, force: true });
      await bringUp(client);
    });
  } catch (error) {
    const back = connected(url, (client) => putBack(client, written));
    const isBack = await back.then(
      () => true,
      () => false,
    );
    throw filling && !(error instanceof StartError) ? failureOf(error, isBack) : error;
  }
  return end;
}

/** What stopped it is the database's or the store's: the archive itself has been found whole. */
function failureOf(error: unknown, isBack: boolean): StartError {
  const root = rootOf(error);
  const said = root instanceof Error ? root.message : String(root);
  const now = isBack
    ? "What was there before is there again."
    : "What was there before is put back by the next start.";
  return new StartError(`The backup could not be put in its place: ${said}. ${now}`);
}

/** A server that is started meanwhile waits. */
async function connected(url: string, work: (client: Connection) => Promise<void>): Promise<void> {
  const client = await openConnection(url);
  try {
    await lockMigrations(client);
    await work(client);
  } finally {
    await client.end();
  }
}

interface Filling extends Options {
  begin: Begin;
  end: End;
  /** Is told of each file before it is put into the store. */
  written: string[];
}

async function fill(client: Connection, filling: Filling): Promise<void> {
  const before = await readKnownFiles(client);
  await setAside(client);
  await bringUp(client, { last: filling.begin.migrations.at(-1)?.name ?? "" });
  await client.query("begin");
  await load(client, filling);
  await disownFiles(client, before);
  await giveUpAside(client);
  await client.query("drop schema if exists pgboss cascade");
  await client.query("commit");
}

async function putBack(client: Connection, written: readonly string[]): Promise<void> {
  if (await takeBack(client)) await disownFiles(client, written);
}

/** All that was made of the archive's database must be what this version makes. */
async function assertKnown({ migrations }: Begin): Promise<void> {
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
  const unknown = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (!unknown) return;
  throw new StartError(
    `The backup has the migration ${unknown.name}, which this version of Neroli does not know: restore it with the version that made it, or a newer one.`,
  );
}

/** The embedded database is kept open by connections of this very process. */
async function assertAlone(client: Connection): Promise<void> {
  const { rows } = await client.query<{ others: number }>(`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and application_name <> current_setting('application_name')`);
  const others = rows[0]?.others ?? 0;
  if (others === 0) return;
  throw new StartError(
    `The database is in use by ${others} connections: stop every server of Neroli first.`,
  );
}

async function assertMayReplace(client: Connection, { replace }: Options): Promise<void> {
  const { rows } = await client.query<{ there: string | null }>(
    "select to_regclass('public.migrations')::text as there",
  );
  if (!rows[0]?.there || replace) return;
  throw new StartError(
    "There is a Neroli in this database already. To give all of it up for the backup, say --replace.",
  );
}

/** Those of the files that no row speaks of are nobody's: servers sweep them (unclaimed.ts). */
async function disownFiles(client: Connection, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  const known = new Set(await readKnownFiles(client));
  const given = files.filter((storageKey) => !known.has(storageKey));
  await client.query(
    "insert into unclaimed_bytes (storage_key, due_at) select unnest($1::text[]), now()",
    [given],
  );
}

async function load(
  client: Connection,
  { file, identity, begin, end, written }: Filling,
): Promise<void> {
  for (const { name, of, bound } of begin.parts) {
    const part = `create table if not exists ${quoted(name)} partition of ${quoted(of)} ${bound}`;
    await client.query(part);
  }
  const bindAgain = await unbind(client);
  const tables = new Map(end.tables.map((table) => [table.name, table]));
  let current: Copying | null = null;
  const finish = async () => {
    if (!current) return;
    current.stream.end();
    await current.ended;
    current = null;
  };
  const put = async ({ name, content }: { name: string; content: Readable }) => {
    const entry = entryOf(name);
    if (entry && "storage_key" in entry) {
      written.push(entry.storage_key);
      await putAsset(entry.storage_key, content);
    } else if (entry) {
      const { table } = entry;
      if (current?.table !== table) {
        await finish();
        const columns = tables.get(table)?.columns.map(quoted).join(", ") ?? "";
        const stream = client.query(copyFrom(`copy ${quoted(table)} (${columns}) from stdin`));
        const ended = finished(stream);
        // Whoever writes or ends it hears of that; a file may fail before.
        ended.catch(() => {});
        current = { table, stream, ended };
      }
      await write(content, current);
    }
    if (!entry || "storage_key" in entry) await finish();
  };
  let failure: { error: unknown } | undefined;
  const take = (entry: { name: string; content: Readable }) =>
    put(entry).catch((error: unknown) => {
      failure = { error };
      throw error;
    });
  await readArchive(file, { identity, take }).catch((error: unknown) => {
    throw failure ? failure.error : error;
  });
  for (const { name, last, called } of end.sequences) {
    await client.query("select setval($1::regclass, $2, $3)", [quoted(name), last, called]);
  }
  await bindAgain();
}

/** A table whose rows come; `ended` rejects when PostgreSQL takes no more. */
interface Copying {
  table: string;
  stream: CopyStreamQuery;
  ended: Promise<void>;
}

/** The next part of a table may come after it. */
async function write(content: Readable, { stream, ended }: Copying): Promise<void> {
  for await (const part of content) {
    if (!stream.write(part)) await Promise.race([once(stream, "drain"), ended]);
  }
}

/**
 * Empties the tables, which migrations may have put rows into, and takes off what watches over rows
 * one by one: keys between tables and triggers. Answers how to put it back; keys are checked then.
 */
async function unbind(client: Connection): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; text: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as text
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`);
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  }
  const tables = await listTables(client);
  for (const { name } of tables) {
    await client.query(`alter table ${quoted(name)} disable trigger user`);
  }
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(", ")}`);
  return async () => {
    for (const { name } of tables) {
      await client.query(`alter table ${quoted(name)} enable trigger user`);
    }
    for (const { table, name, text } of keys) {
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${text}`);
    }
  };
}
