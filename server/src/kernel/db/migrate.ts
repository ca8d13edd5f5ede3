import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { StartError } from "../start-error.ts";
import { type Connection, openConnection } from "./connection.ts";

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

const migrationsFolder = path.resolve(import.meta.dirname, "../../../db/migrations");
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

async function apply(client: Connection, { name, text, checksum }: Migration): Promise<void> {
  try {
    await client.query("begin");
    await client.query(text);
    await client.query("insert into migrations (name, checksum) values ($1, $2)", [name, checksum]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw new StartError(
      `The migration ${name} failed and was undone: ${(error as Error).message}${lineOf(error, text)}.`,
    );
  }
}

function lineOf(error: unknown, text: string): string {
  const position = Number((error as { position?: string }).position);
  return position > 0 ? ` (line ${text.slice(0, position).split("\n").length})` : "";
}
