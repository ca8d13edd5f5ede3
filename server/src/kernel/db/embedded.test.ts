import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openConnection } from "./connection.ts";
import { startEmbedded } from "./embedded.ts";
import { openForCommand, openForServer } from "./open-embedded.ts";
import { patience } from "./patience.ts";

// Each test makes a database that is safe on the disk, which a busy machine takes minutes for.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

let data: string;

beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), "neroli-embedded-"));
});
afterEach(async () => {
  const database = await startEmbedded(data);
  await database.stop();
  await rm(data, { recursive: true });
});

const inCluster = (name: string) => path.join(data, "postgres", name);

async function ask(url: string, statement: string): Promise<unknown> {
  const client = await openConnection(url);
  try {
    const { rows } = await client.query({ text: statement, rowMode: "array" });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

test("processes that start at once make one database", async () => {
  const [first, second] = await Promise.all([startEmbedded(data), startEmbedded(data)]);
  expect(first.url).toBe(second.url);
  expect([first.adopted, second.adopted].sort()).toEqual([false, true]);
});

test("it is durable, checks its pages, knows letters, listens to this machine alone", async () => {
  const { url } = await startEmbedded(data);
  expect(await ask(url, "show fsync")).toBe("on");
  expect(await ask(url, "show data_checksums")).toBe("on");
  expect(await ask(url, "select lower('ÉLÉMI')")).toBe("élémi");
  expect(await ask(url, "show listen_addresses")).toBe("127.0.0.1");
  expect((await stat(inCluster("neroli.password"))).mode & 0o777).toBe(0o600);
  await expect(ask(url.replace(/:[^:@]+@/, ":wrong@"), "select 1")).rejects.toThrow("password");
});

test("a number in postmaster.pid that now belongs to another program is not believed", async () => {
  const before = await startEmbedded(data);
  const note = await readFile(inCluster("postmaster.pid"), "utf8");
  await before.stop();
  const other = spawn("sleep", ["60"]);
  await writeFile(inCluster("postmaster.pid"), note.replace(/^\d+/, String(other.pid)));
  const after = await startEmbedded(data);
  expect(after.adopted).toBe(false);
  expect(other.exitCode).toBe(null);
  other.kill();
});

test("files of another version of PostgreSQL are refused, with what to do", async () => {
  const { stop } = await startEmbedded(data);
  await stop();
  const version = await readFile(inCluster("PG_VERSION"), "utf8");
  await writeFile(inCluster("PG_VERSION"), "14\n");
  await expect(startEmbedded(data)).rejects.toThrow(
    "was made by PostgreSQL 14, and this Neroli has",
  );
  await writeFile(inCluster("PG_VERSION"), version);
});

test("a second server is refused in one sentence", async () => {
  const server = await openForServer(data);
  const usual = patience.handover;
  patience.handover = 300;
  await expect(openForServer(data)).rejects.toThrow(
    `Another Neroli server is already using the data folder ${data}.`,
  );
  patience.handover = usual;
  expect(await ask(server.url, "select 1")).toBe(1);
  await server.close();
});

test("a server that starts while the last one ends waits for it", async () => {
  const last = await openForServer(data);
  const opening = openForServer(data);
  await last.close();
  const next = await opening;
  expect(await ask(next.url, "select 1")).toBe(1);
  await next.close();
});

test("however late in a stop a start comes, it takes over", async () => {
  let server = await openForServer(data);
  for (const delay of [0, 2, 5, 10, 15, 20, 30, 50, 80, 120]) {
    const opening = pause(delay).then(() => openForServer(data));
    const [next] = await Promise.all([opening, server.close()]);
    server = next;
    expect(await ask(server.url, "select 1")).toBe(1);
  }
  await server.close();
});

test("a command leaves the database to the server, and stops what it started itself", async () => {
  const alone = await openForCommand(data);
  const server = await openForServer(data);
  await alone.close();
  expect(await ask(server.url, "select 1")).toBe(1);
  await server.close();
  const last = await openForCommand(data);
  await last.close();
  await expect(ask(last.url, "select 1")).rejects.toThrow("ECONNREFUSED");
});

test("whoever ends last stops the database: nobody's is taken away", async () => {
  const first = await openForCommand(data);
  const second = await openForCommand(data);
  const server = await openForServer(data);
  await first.close();
  await server.close();
  expect(await ask(second.url, "select 1")).toBe(1);
  const next = await openForServer(data);
  expect(next.url).toBe(second.url);
  await Promise.all([second.close(), next.close()]);
  await expect(ask(second.url, "select 1")).rejects.toThrow("ECONNREFUSED");
});
