import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUp } from "./backups/commands/back-up.ts";
import { restore } from "./backups/commands/restore.ts";
import { readDatabase } from "./catalogue/snapshot/find-snapshot.ts";
import { seedDemo } from "./demo/seed.ts";
import { createAsset } from "./documents/factory.ts";
import {
  deleteAsset,
  openAsset,
  sizeOfAsset,
  startAssets,
  takeIn,
} from "./kernel/assets/assets.ts";
import {
  discardBytes,
  disownBytes,
  storeUnclaimed,
  sweepUnclaimed,
} from "./kernel/assets/unclaimed.ts";
import { handOver } from "./kernel/db/app-role.ts";
import { openConnection } from "./kernel/db/connection.ts";
import { connect, db, disconnect, longWork, transaction } from "./kernel/db/db.ts";
import { bringUp, migrate } from "./kernel/db/migrate.ts";
import { setAside } from "./kernel/db/set-aside.ts";
import { type FreshDatabase, freshDatabase } from "./kernel/testing/database.ts";

// The drill: what comes back is what was there, by hashes that neither program has made.

let from: FreshDatabase;
let to: FreshDatabase;
let home: string;
const places = () => ({ from: path.join(home, "from"), to: path.join(home, "to") });
const archive = (name: string) => path.join(home, name);

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), "neroli-backup-"));
  to = await freshDatabase();
  await disconnect();
  // Whoever runs the programs has no power over the cluster: what extensions brought is another's.
  to.url = (await handOver(to.url)) ?? "";
  from = await freshDatabase();
  startAssets({ data: places().from });
  await longWork(seedDemo);
});
afterAll(async () => {
  await to.close();
  connect(from.url);
  await from.close();
  await rm(home, { recursive: true });
});

/** Of every table of a database, in whatever order its rows lie. */
async function hashesOf(url: string): Promise<Record<string, string>> {
  const client = await openConnection(url);
  try {
    const { rows } = await client.query<{ name: string }>(`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`);
    const hashes: Record<string, string> = {};
    for (const { name } of rows) {
      const columns = name === "migrations" ? "name, checksum" : "each";
      const { rows: found } = await client.query<{ hash: string }>(`
        select count(*) || ' ' || coalesce(md5(string_agg(text, '' order by text)), '') as hash
        from (select (${columns === "each" ? "each" : "row(each.name, each.checksum)"})::text as text
          from "${name}" as each) as texts`);
      hashes[name] = found[0]?.hash ?? "";
    }
    return hashes;
  } finally {
    await client.end();
  }
}

/** Of every file that rows speak of, as the started store gives it. */
async function filesOf(): Promise<Record<string, string>> {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from assets union select storage_key from scan_pictures
    union select storage_key from event_assets union select storage_key from project_files
    union select storage_key from request_attachments
    union select storage_key from user_pictures`.execute(db());
  const hashes: Record<string, string> = {};
  for (const { storage_key } of rows) {
    const content = await buffer(await openAsset(storage_key));
    hashes[storage_key] = createHash("sha256").update(content).digest("hex");
  }
  return hashes;
}

/** What runs on the restored database and store. */
async function atRestored<T>(work: () => Promise<T>): Promise<T> {
  await disconnect();
  connect(to.url);
  startAssets({ data: places().to });
  try {
    return await work();
  } finally {
    await disconnect();
    connect(from.url);
    startAssets({ data: places().from });
  }
}

const restoreInto = async (file: string, more: { identity?: string; replace?: boolean } = {}) => {
  await disconnect();
  startAssets({ data: places().to });
  try {
    const { identity = null, replace = true } = more;
    return await restore(to.url, { file, identity, replace, data: places().to });
  } finally {
    startAssets({ data: places().from });
    connect(from.url);
  }
};

test("everything comes back, encrypted on the way", async () => {
  const identity = await generateIdentity();
  const file = archive("whole.tar.zst.age");
  const before = await hashesOf(from.url);
  const files = await filesOf();
  const told = await backUp(from.url, { file, recipient: await identityToRecipient(identity) });
  expect(told.missing).toEqual([]);
  expect(told.files).toBe(Object.keys(files).length);
  expect(told.rows).toBeGreaterThan(10_000);

  await expect(restoreInto(file)).rejects.toThrow("is encrypted");
  const other = await generateIdentity();
  await expect(restoreInto(file, { identity: other })).rejects.toThrow("is no whole backup");
  await restoreInto(file, { identity });
  expect(await hashesOf(to.url)).toEqual(before);
  expect(await atRestored(filesOf)).toEqual(files);
  // Keys and triggers are back as well.
  const ghost =
    "insert into users (key, email, company_key) values ('x', 'x@example.com', 'nobody')";
  const client = await openConnection(to.url);
  await expect(client.query(ghost)).rejects.toThrow();
  await expect(client.query("truncate audit_entries")).rejects.toThrow();
  const { rows } = await client.query(
    "insert into outbox (topic, key, data) values ('a', 'b', '{}') returning id",
  );
  expect(rows).toHaveLength(1);
  await client.end();
});

test("while people write and remove, every row that comes back has its file", async () => {
  const add = async () => {
    const content = Buffer.from(`%PDF-1.7 ${crypto.randomUUID()}`);
    return (await createAsset({ content })).storage_key;
  };
  const there: string[] = [];
  for (let count = 0; count < 60; count += 1) there.push(await add());
  let going = true;
  let deeds = 0;
  // Whatever goes was there when the backup began, perhaps; what comes is not in it, or whole.
  const write = async () => {
    for (; going; deeds += 1) {
      there.push(await add());
      const gone = there.shift() ?? "";
      await transaction(async () => {
        await db().deleteFrom("assets").where("storage_key", "=", gone).execute();
        await disownBytes([gone]);
      });
      await discardBytes([gone]);
    }
  };
  const writers = Promise.all([write(), write()]);
  const file = archive("busy.tar.zst");
  const told = await backUp(from.url, { file, recipient: null });
  going = false;
  await writers;
  expect(told.missing).toEqual([]);
  await restoreInto(file);
  const files = await atRestored(filesOf);
  expect(Object.keys(files).length).toBe(told.files);
  expect(deeds).toBeGreaterThan(30);
});

test("files that only the database before spoke of go with it; those of the backup stay", async () => {
  const file = archive("busy.tar.zst");
  const left = await atRestored(async () => {
    const { storage_key } = await createAsset({ content: Buffer.from("%PDF-1.7 of before") });
    const waiting = `waiting-${crypto.randomUUID()}`;
    await storeUnclaimed(waiting, await takeIn(Buffer.from("not claimed yet")));
    return [storage_key, waiting];
  });
  await restoreInto(file);
  const files = await atRestored(async () => {
    await sweepUnclaimed();
    for (const each of left) expect(await sizeOfAsset(each)).toBeNull();
    return filesOf();
  });
  expect(Object.keys(files).length).toBeGreaterThan(60);
});

test("what has something in it is not given up without a word", async () => {
  const file = archive("busy.tar.zst");
  await expect(restoreInto(file, { replace: false })).rejects.toThrow("say --replace");
  const client = await openConnection(`${to.url}?application_name=another`);
  await expect(restoreInto(file)).rejects.toThrow("in use by 1 connections");
  await client.end();
});

test("one that fails on the way, or is killed, leaves what was there before", async () => {
  const file = archive("busy.tar.zst");
  const before = await hashesOf(to.url);
  const files = await atRestored(filesOf);
  const identity = async () => (await atRestored(readDatabase)).identity;
  const same = await identity();
  const store = path.join(places().to, "assets");
  // No file can be written where a file stands in the place of a folder.
  await rename(store, `${store} aside`);
  await writeFile(store, "");
  await expect(restoreInto(file)).rejects.toThrow(
    /^The backup could not be put in its place: E[A-Z]+: .*\. What was there before is there again\.$/,
  );
  await rm(store);
  await rename(`${store} aside`, store);
  const swept = "unclaimed_bytes";
  const rest = (hashes: Record<string, string>) => ({ ...hashes, [swept]: "" });
  expect(rest(await hashesOf(to.url))).toEqual(rest(before));

  // As a process leaves it that is killed before the end.
  const client = await openConnection(to.url);
  await setAside(client);
  await bringUp(client, { last: "0010-users-search.sql" });
  await client.end();
  await migrate(to.url);
  expect(rest(await hashesOf(to.url))).toEqual(rest(before));
  expect(await atRestored(filesOf)).toEqual(files);
  expect(await identity()).toBe(same);
  await restoreInto(file);
  expect(await atRestored(filesOf)).toEqual(files);
  // No index that was kept of the database before is gone on with, wherever it is.
  expect(await identity()).not.toBe(same);
});

/** `npm run backup` and `npm run restore` in processes of their own. */
async function run(program: "backup" | "restore", args: string[], settings: NodeJS.ProcessEnv) {
  const file = path.join(import.meta.dirname, `backups/program/${program}.ts`);
  const env = { ...process.env, ...settings };
  return promisify(execFile)(process.execPath, [file, ...args], { env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
}

test("the programs save, look through and bring back into an embedded database", async () => {
  const file = archive("programs.tar.zst");
  const own = { DATABASE_URL: from.url, NEROLI_DATA: places().from };
  const saved = await run("backup", [file], own);
  const [, contents] = /: (\d+ rows of \d+ tables)/.exec(saved.stdout) ?? [];
  expect(contents).toMatch(/^\d+ rows/);
  const other = { NEROLI_DATA: path.join(home, "embedded") };
  const checked = await run("restore", [file, "--check"], other);
  expect(checked.stdout).toContain(`is whole: ${contents}`);
  const restored = await run("restore", [file], other);
  expect([restored.stdout, restored.stderr]).toEqual([
    expect.stringContaining(`Restored ${contents}`),
    "",
  ]);
  expect((await run("restore", [file], other)).stderr).toContain("say --replace");
  expect((await run("restore", [], other)).stderr).toContain("npm run restore -- FILE");
});

test("one that is cut off or changed anywhere changes nothing", async () => {
  const before = await hashesOf(to.url);
  const file = archive("busy.tar.zst");
  const handle = await open(file, "r+");
  const { size } = await handle.stat();
  const byte = Buffer.alloc(1);
  const at = Math.floor(size / 2);
  await handle.read(byte, 0, 1, at);
  await handle.write(Buffer.from([(byte[0] ?? 0) ^ 255]), 0, 1, at);
  await handle.close();
  await expect(restoreInto(file)).rejects.toThrow(/no whole backup|damaged/);
  const cut = await open(file, "r+");
  await cut.truncate(size - 100);
  await cut.close();
  await expect(restoreInto(file)).rejects.toThrow(/no whole backup|damaged/);
  expect(await hashesOf(to.url)).toEqual(before);
});

test("a file that the store has lost is named, and one that fails leaves nothing", async () => {
  const { storage_key } = await createAsset({ content: Buffer.from("%PDF-1.7 lost") });
  await deleteAsset(storage_key);
  const file = archive("lacking.tar.zst");
  expect((await backUp(from.url, { file, recipient: null })).missing).toEqual([storage_key]);
  const nowhere = path.join(home, "no", "folder.tar.zst");
  await expect(backUp(from.url, { file: nowhere, recipient: null })).rejects.toThrow();
  expect((await readdir(home)).filter((name) => name.endsWith(".part"))).toEqual([]);
});
