import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { log } from "../log/log.ts";
import { StartError } from "../start-error.ts";
import { type Connection, openConnection } from "./connection.ts";
import { takeBack } from "./set-aside.ts";

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

interface Applied {
  name: string;
  checksum: string;
  ends_older: boolean | null;
}

const migrationsFolder = path.resolve(import.meta.dirname, "../../../db/migrations");
/**
 * The first line of a migration whose statements stand in no transaction, and which can be begun
 * anew: `drop index concurrently if exists a; create index concurrently a on …`.
 */
const byItself = "-- each statement by itself";
/** A line of a migration after which the version before cannot go on; why follows it. */
const endsOlder = /^-- ends older versions: \S/m;
/** Nobody waits longer behind a migration that waits for a table. */
const lockMilliseconds = 500;
const retryMilliseconds = 300;
/** Before a migration, in the line that it begins with. */
const withinLimit = `set local lock_timeout = ${lockMilliseconds}; `;
/** Milliseconds: longer than any request, any job's transaction and any backup of a day. */
const patience = 600_000;
const lockNotAvailable = "55P03";
/** Processes that start together migrate one after the other: who does has this advisory lock. */
export const migrationsLock = 7_238_002;

/**
 * Brings the database up to date: each migration once, in order, in a transaction of its own. A
 * database of a newer version is taken as it is, unless one of its migrations ends older versions.
 * What an unfinished restore has set aside is put back first.
 */
export async function migrate(url: string, folder = migrationsFolder): Promise<void> {
  const client = await openConnection(url);
  try {
    await lockMigrations(client);
    await takeBack(client);
    await bringUp(client, { folder });
  } finally {
    await client.end().catch(() => {});
  }
}

/** Nobody else migrates until this connection ends. */
export async function lockMigrations(client: Connection): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [migrationsLock]);
}

/** With `last` it ends there, as when the rows of an older database are put into a new one. */
export async function bringUp(
  client: Connection,
  { folder = migrationsFolder, last }: { folder?: string; last?: string } = {},
): Promise<void> {
  const all = await readMigrations(folder);
  const migrations = last === undefined ? all : all.filter(({ name }) => name <= last);
  await client.query(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now(),
    ends_older boolean)`);
  await addEndsOlder(client);
  const { rows: applied } = await client.query<Applied>(
    "select name, checksum, ends_older from migrations order by name",
  );
  refuseOthers(applied, migrations);
  const names = new Set(applied.map(({ name }) => name));
  for (const migration of migrations) {
    if (!names.has(migration.name)) await apply(client, migration);
  }
}

/** All that this version has, in order. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  for (const [index, name] of names.entries()) {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name)) {
      throw new StartError(`The migration ${name} must be named like 0001-products.sql.`);
    }
    if (names[index + 1]?.slice(0, 4) === name.slice(0, 4)) {
      throw new StartError(`The migrations ${name} and ${names[index + 1]} have the same number.`);
    }
  }
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), "utf8");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    }),
  );
}

/** Not by itself each time: who changes a table waits for everybody who reads it. */
async function addEndsOlder(client: Connection): Promise<void> {
  const { rows } = await client.query(
    "select from pg_attribute where attrelid = 'migrations'::regclass and attname = 'ends_older'",
  );
  if (rows.length === 0) await client.query("alter table migrations add column ends_older boolean");
}

/** Refuses a database whose migrations are not those of the files, or end this version. */
function refuseOthers(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const last = migrations.at(-1)?.name ?? "";
  const newer: string[] = [];
  for (const { name, checksum, ends_older } of applied) {
    if (known.get(name) === checksum) continue;
    if (known.has(name)) {
      throw new StartError(
        `The migration ${name} was edited after it had been applied to this database: restore the file and write the change as a new migration.`,
      );
    }
    // Of those that were applied before versions could go back it is not known.
    if (name < last || ends_older !== false) {
      throw new StartError(
        `The database has the migration ${name}, which this version of Neroli does not know: start the newer version.`,
      );
    }
    newer.push(name);
  }
  if (newer.length > 0) log.warn({ migrations: newer }, "the database is of a newer version");
}

/**
 * While servers of the version before go on: a table that cannot be had within a second is left to
 * those who wait behind it, and asked for again.
 */
async function apply(client: Connection, migration: Migration): Promise<void> {
  const { name, text } = migration;
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      if (text.startsWith(byItself)) await applyEach(client, migration);
      else await applyWhole(client, migration);
      return;
    } catch (error) {
      const isTaken = (error as { code?: string }).code === lockNotAvailable;
      if (!isTaken || Date.now() > deadline) {
        const how = text.startsWith(byItself)
          ? "failed"
          : `failed${lineOf(error, withinLimit + text)} and was undone`;
        throw new StartError(`The migration ${name} ${how}: ${(error as Error).message}.`);
      }
      await pause(retryMilliseconds * (1 + Math.random()));
    }
  }
}

/**
 * In one message, which PostgreSQL does as one transaction, and undoes by itself. Between statements
 * it waits for nobody: what they hold is free as soon as they are done, also while this process
 * loads its code and hears nothing.
 */
async function applyWhole(client: Connection, migration: Migration): Promise<void> {
  await client.query(`${withinLimit}${migration.text}\n;${noted(client, migration)}`);
}

/** What PostgreSQL does in no transaction, such as an index beside those who write. */
async function applyEach(client: Connection, migration: Migration): Promise<void> {
  await client.query("set lock_timeout = 0");
  for (const statement of migration.text.split(/;\s*(?:\n|$)/)) {
    if (statement.replaceAll(/^--.*$/gm, "").trim() !== "") await client.query(statement);
  }
  await client.query(noted(client, migration));
}

function noted(client: Connection, { name, text, checksum }: Migration): string {
  const values = [name, checksum, `${endsOlder.test(text)}`].map((value) =>
    client.escapeLiteral(value),
  );
  return `insert into migrations (name, checksum, ends_older) values (${values.join()})`;
}

function lineOf(error: unknown, text: string): string {
  const position = Number((error as { position?: string }).position);
  return position > 0 ? ` in line ${text.slice(0, position).split("\n").length}` : "";
}
