import { spawnSync } from "node:child_process";
import { copyFile, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../testing/database.ts";
import { openConnection } from "./connection.ts";
import { db } from "./db.ts";
import { bringUp, migrate } from "./migrate.ts";

const landed = path.resolve(import.meta.dirname, "../../../db/migrations");
let database: FreshDatabase;
let folder: string;

beforeEach(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), "neroli-migrations-"));
  for (const name of await readdir(landed)) {
    await copyFile(path.join(landed, name), path.join(folder, name));
  }
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await database.close();
});

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

test("processes that start together apply a new migration once", async () => {
  await write("9998-apples.sql", "create table apples (id int); insert into apples values (1);");
  await Promise.all(Array.from({ length: 4 }, () => migrate(database.url, folder)));
  const { rows } = await sql`select * from apples`.execute(db());
  expect(rows).toEqual([{ id: 1 }]);
});

test("an edited migration is refused", async () => {
  const [first = ""] = await readdir(landed);
  await write(first, "select 1");
  await expect(migrate(database.url, folder)).rejects.toThrow(
    `The migration ${first} was edited after it had been applied to this database: restore the file and write the change as a new migration.`,
  );
});

test("a failing migration leaves nothing and names its line", async () => {
  const text = "create table pears (id int);\n\ninsert into pears values ('x');\n\nselect 1;\n\n";
  await write("9998-pears.sql", text);
  await expect(migrate(database.url, folder)).rejects.toThrow(
    /^The migration 9998-pears.sql failed in line 3 and was undone: .*\.$/,
  );
  const { rows } = await sql`select to_regclass('pears') as found`.execute(db());
  expect(rows).toEqual([{ found: null }]);
});

test("a table that somebody holds is waited for, and nobody waits behind that for a second", async () => {
  await write("9998-grapes.sql", "alter table flags add column grapes int;");
  const holder = await openConnection(database.url);
  await holder.query("begin");
  await holder.query("select * from flags");
  const migrating = migrate(database.url, folder);
  const waits = () =>
    sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db());
  await expect.poll(async () => (await waits()).rows.length).toBe(1);
  // Behind the migration, which gives up before the table is free.
  await db().selectFrom("flags").selectAll().execute();
  const before = await sql`select name from migrations where name = '9998-grapes.sql'`.execute(
    db(),
  );
  expect(before.rows).toEqual([]);
  await holder.query("commit");
  await holder.end();
  await migrating;
  await sql`select grapes from flags`.execute(db());
});

test("what it holds is free when its statements are done, while this process hears nothing", async () => {
  await write("9998-figs.sql", "alter table flags add column figs int; select pg_sleep(0.5);");
  const migrating = migrate(database.url, folder);
  const held = () =>
    sql`select from pg_locks where relation = 'flags'::regclass
      and mode = 'AccessExclusiveLock' and granted`.execute(db());
  await expect.poll(async () => (await held()).rows.length, { interval: 5 }).toBe(1);
  const connection = new URL("./connection.ts", import.meta.url);
  const program = `const { openConnection } = await import(${JSON.stringify(connection.href)});
    const client = await openConnection(process.env.URL);
    await client.query("set lock_timeout = 10000");
    await client.query("select figs from flags");
    await client.end();`;
  // Nothing else goes on here until it has ended.
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    env: { ...process.env, URL: database.url },
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
  await migrating;
});

test("what comes after it on its connection waits for tables as long as before", async () => {
  await write("9998-kiwis.sql", "create table kiwis (id int);");
  const client = await openConnection(database.url);
  await bringUp(client, { folder });
  const { rows } = await client.query("show lock_timeout");
  await client.end();
  expect(rows).toEqual([{ lock_timeout: "0" }]);
});

test("an index is made beside those who write, and again where it broke off", async () => {
  await write(
    "9998-figs.sql",
    `-- each statement by itself
drop index concurrently if exists figs;
create index concurrently figs on flags (name);
`,
  );
  await migrate(database.url, folder);
  const { rows } = await sql`select indisvalid from pg_index
    where indexrelid = 'figs'::regclass`.execute(db());
  expect(rows).toEqual([{ indisvalid: true }]);
});

describe("a database of a newer version", () => {
  async function migrateFrom(newer: string) {
    await write("9998-plums.sql", newer);
    await migrate(database.url, folder);
    await rm(path.join(folder, "9998-plums.sql"));
    return migrate(database.url, folder);
  }
  const refusal = "9998-plums.sql, which this version";

  test("is taken as it is where the version before can go on with it", async () => {
    await migrateFrom("alter table flags add column plums int;");
    await sql`select plums from flags`.execute(db());
  });

  test("is refused where a migration says that it cannot", async () => {
    const newer = "-- ends older versions: they show names of flags.\ndrop table if exists plums;";
    await expect(migrateFrom(newer)).rejects.toThrow(refusal);
  });

  test("is refused where a version that did not say it has applied it, or another one", async () => {
    await sql`alter table migrations drop column ends_older`.execute(db());
    await sql`insert into migrations (name, checksum) values ('9998-plums.sql', '')`.execute(db());
    await expect(migrate(database.url, folder)).rejects.toThrow(refusal);
    await sql`update migrations set name = '0001-before.sql', ends_older = false
      where name = '9998-plums.sql'`.execute(db());
    await expect(migrate(database.url, folder)).rejects.toThrow("0001-before.sql, which this");
  });
});

test("two migrations with one number are refused", async () => {
  await write("0001-twin.sql", "select 1");
  await expect(migrate(database.url, folder)).rejects.toThrow("have the same number");
});
