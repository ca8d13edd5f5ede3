import { spawn } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "./kernel/testing/database.ts";

// npm start -- --check: what would keep the server from starting, all of it, and nothing made.

const program = path.join(import.meta.dirname, "check-start.ts");
let database: FreshDatabase;
let home: string;

beforeAll(async () => {
  database = await freshDatabase();
  home = await mkdtemp(path.join(tmpdir(), "neroli-check-"));
});
afterAll(async () => {
  await database.close();
  await rm(home, { recursive: true });
});

interface Ended {
  code: number | null;
  lines: string[];
}

async function check(settings: NodeJS.ProcessEnv): Promise<Ended> {
  const env = { ...process.env, NEROLI_DATA: path.join(home, "data"), ...settings };
  const child = spawn(process.execPath, [program], { env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      said += chunk;
    });
  }
  return new Promise((resolve) => {
    child.once("close", (code) => resolve({ code, lines: said.trimEnd().split("\n") }));
  });
}

/** A port of this machine on which nobody listens. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test("settings with which it would start", async () => {
  const PORT = String(await freePort());
  const { code, lines } = await check({ PORT, DATABASE_URL: database.url, NEROLI_ORGIN: "x" });
  expect(lines).toEqual([
    "unknown NEROLI_ORGIN is no setting of this version (README, settings).",
    `ok      port ${PORT} of localhost`,
    `ok      data folder ${home}/data`,
    "ok      database",
  ]);
  expect(code).toBe(0);
  expect(await readdir(home)).toEqual([]);
});

test("peers that are not there are all named", async () => {
  const port = await freePort();
  const { code, lines } = await check({
    PORT: String(port),
    DATABASE_URL: `postgres://neroli:secret@127.0.0.1:${port}/neroli`,
    DATABASE_REPLICA_URL: `postgres://neroli:secret@127.0.0.1:${port}/standby`,
    NEROLI_SEARCH: "opensearch",
    OPENSEARCH_URL: `http://someone:secret@127.0.0.1:${port}`,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: "neroli",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    CLAMD_SOCKET: `tcp://127.0.0.1:${port}`,
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    NEROLI_GEOIP: path.join(home, "none.mmdb"),
  });
  expect(code).toBe(1);
  expect(
    lines.filter((line) => line.startsWith("not ok")).map((line) => line.slice(8, 16)),
  ).toEqual([
    "database",
    "standby:",
    "OpenSear",
    "files in",
    "mail ser",
    "clamd: c",
    "identity",
    "countrie",
  ]);
  expect(lines.join()).not.toContain("secret");
});

test("a database that stands by for nobody", async () => {
  const { code, lines } = await check({
    PORT: String(await freePort()),
    DATABASE_URL: database.url,
    DATABASE_REPLICA_URL: database.url,
  });
  expect([code, lines.at(-1)]).toEqual([
    1,
    expect.stringMatching(/^not ok {2}standby: .* is no standby of DATABASE_URL\.$/),
  ]);
});

test("settings that cannot be read are all told", async () => {
  const { code, lines } = await check({ PORT: "http", NEROLI_DEMO: "perhaps" });
  expect([code, lines.length]).toEqual([1, 2]);
});
