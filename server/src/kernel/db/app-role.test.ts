import { copyFile, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startJobs } from "../jobs/jobs.ts";
import { startQueued } from "../jobs/work-queued.ts";
import { followOutbox } from "../outbox/follow.ts";
import { type FreshDatabase, freshDatabase } from "../testing/database.ts";
import { handOver } from "./app-role.ts";
import { openConnection } from "./connection.ts";
import { connect, db, disconnect } from "./db.ts";
import { assertUsable } from "./explain-refusal.ts";
import { migrate } from "./migrate.ts";

const landed = path.resolve(import.meta.dirname, "../../../db/migrations");

let database: FreshDatabase;
let folder: string;
let url: string;

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), "neroli-role-"));
  const jobs = await startJobs({ url: database.url, jobs: [], report: () => {} });
  await jobs.stop();
  // As a cluster is found that was made before: all of it belongs to a superuser.
  url = (await handOver(database.url)) ?? "";
  await disconnect();
  connect(url);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.close();
});

test("it is no superuser and may do nothing beyond its database", async () => {
  const { rows } = await sql`
    select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
    from pg_roles where rolname = current_user`.execute(db());
  expect(rows).toEqual([
    {
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolbypassrls: false,
    },
  ]);
  await expect(sql`select pg_read_file('/etc/passwd')`.execute(db())).rejects.toThrow(/denied/);
  await expect(sql`copy outbox to program 'true'`.execute(db())).rejects.toThrow(/denied/);
});

test("all that was made before belongs to it, and a second time changes nothing", async () => {
  const { rows } = await sql`
    select relation.oid::regclass::text as name from pg_class as relation
      join pg_namespace as space on space.oid = relnamespace
    where nspname in ('public', 'pgboss') and relkind in ('r', 'p', 'S', 'v')
      and pg_get_userbyid(relowner) <> current_user`.execute(db());
  expect(rows).toEqual([]);
  expect(await handOver(database.url)).toBe(url);
});

test("migrations change what was made before, and the server's work goes on", async () => {
  for (const name of await readdir(landed)) {
    await copyFile(path.join(landed, name), path.join(folder, name));
  }
  const text = "alter table outbox add column pears int; drop function refuse_change cascade;";
  await writeFile(path.join(folder, "9998-pears.sql"), text);
  await assertUsable(url);
  await migrate(url, folder);
  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(error);
  const following = await followOutbox(report);
  const jobs = await startJobs({ url, jobs: [], report });
  const queued = await startQueued({ url, jobs: [], report });
  await queued.stop();
  await jobs.stop();
  await following.stop();
  expect(reported).toEqual([]);
});

test("such a user makes an empty database whole, as that of DATABASE_URL does", async () => {
  const admin = await openConnection(database.url);
  const name = `owned_${process.pid}`;
  await admin.query(`create database ${name} owner neroli_app`);
  const own = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  try {
    await assertUsable(own);
    await migrate(own);
    const jobs = await startJobs({ url: own, jobs: [], report: () => {} });
    await jobs.stop();
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
});
