import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartError } from "../start-error.ts";
import { type Connection, openConnection } from "./connection.ts";

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

const migrationsFolder = path.resolve(import.meta.dirname, "../../../db/migrations");
/**
 * The first line of a migration whose statements stand in no transaction, and which can be begun
 * anew: `drop index concurrently if exists a; create index concurrently a on …`.
 */
const byItself = "-- each statement by itself";
/** Nobody waits longer behind a migration that waits for a table. */
const lockMilliseconds = 800;
const retryMilliseconds = 300;
/** Milliseconds: longer than any request, any job's transaction and any backup of a day. */
const patience = 600_000;
const lockNotAvailable = "55P03";
/** Processes that start together migrate one after the other. */
const lockKey = 7_238_002;

/**
 * Brings the database up to date: each migration once, in order, in a transaction of its own. With
 * `last` it ends there, as when the rows of an older database are put into a new one.
 */
export async function migrate(
  url: string,
  folder = migrationsFolder,
  last?: string,
): Promise<void> {
  const all = await readMigrations(folder);
  const migrations = last === undefined ? all : all.filter(({ name }) => name <= last);
  const client = await openConnection(url);
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await client.query(`create table if not exists migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      "select name, checksum from migrations",
    );
    const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
    refuseUnknown(applied, migrations);
    for (const migration of migrations) {
      if (!applied.has(migration.name)) await apply(client, migration);
    }
  } finally {
    await client.end().catch(() => {});
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

/** Refuses a database whose applied migrations are not those of the files, up to where it is. */
function refuseUnknown(applied: Map<string, string>, migrations: Migration[]): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new StartError(
        `The database has the migration ${name}, which this version of Neroli does not know: start the newer version.`,
      );
    }
    if (known.get(name) !== checksum) {
      throw new StartError(
        `The migration ${name} was edited after it had been applied to this database: restore the file and write the change as a new migration.`,
      );
    }
  }
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
      await client.query("rollback").catch(() => {});
      const isTaken = (error as { code?: string }).code === lockNotAvailable;
      if (!isTaken || Date.now() > deadline) {
        const how = text.startsWith(byItself) ? "failed" : "failed and was undone";
        throw new StartError(
          `The migration ${name} ${how}: ${(error as Error).message}${lineOf(error, text)}.`,
        );
      }
      await pause(retryMilliseconds * (1 + Math.random()));
    }
  }
}

async function applyWhole(client: Connection, migration: Migration): Promise<void> {
  await client.query("begin");
  await client.query(`set local lock_timeout = ${lockMilliseconds}`);
  await client.query(migration.text);
  await note(client, migration);
  await client.query("commit");
}

/** What PostgreSQL does in no transaction, such as an index beside those who write. */
async function applyEach(client: Connection, migration: Migration): Promise<void> {
  await client.query("set lock_timeout = 0");
  for (const statement of migration.text.split(/;\s*(?:\n|$)/)) {
    if (statement.replaceAll(/^--.*$/gm, "").trim() !== "") await client.query(statement);
  }
  await note(client, migration);
}

const note = (client: Connection, { name, checksum }: Migration) =>
  client.query("insert into migrations (name, checksum) values ($1, $2)", [name, checksum]);

function lineOf(error: unknown, text: string): string {
  const position = Number((error as { position?: string }).position);
  return position > 0 ? ` (line ${text.slice(0, position).split("\n").length})` : "";
}
