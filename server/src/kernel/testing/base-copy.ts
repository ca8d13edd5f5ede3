import { execFile } from "node:child_process";
import { chown, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { openConnection } from "../db/connection.ts";

const run = promisify(execFile);

/** What a copy must not have: it belongs to the cluster that runs. */
const left = ["postmaster.pid", "postmaster.opts"];

/**
 * Copies the cluster of a data folder into another one while it runs, as pg_basebackup does, which
 * does not come with the embedded PostgreSQL. `adminUrl` is of its own user.
 */
export async function baseCopy(adminUrl: string, { from, to }: { from: string; to: string }) {
  const cluster = path.join(to, "postgres");
  const client = await openConnection(adminUrl, { query_timeout: 0 });
  try {
    await client.query("select pg_backup_start('copy', true)");
    await mkdir(to, { recursive: true });
    // With the owner, which PostgreSQL looks at.
    await run("cp", ["-a", path.join(from, "postgres"), cluster]);
    const { rows } = await client.query<{ labelfile: string }>(
      "select labelfile from pg_backup_stop()",
    );
    for (const name of left) await rm(path.join(cluster, name), { force: true });
    const wal = path.join(cluster, "pg_wal");
    for (const name of await readdir(wal)) {
      if (/^[0-9A-F]{24}/.test(name)) await rm(path.join(wal, name));
    }
    await writeInto(cluster, "backup_label", rows[0]?.labelfile ?? "");
  } finally {
    await client.end();
  }
}

/** Writes a file of a cluster for the account that it belongs to. */
export async function writeInto(cluster: string, name: string, text: string): Promise<void> {
  const { uid, gid } = await stat(cluster);
  const file = path.join(cluster, name);
  await writeFile(file, text, { flag: "a", mode: 0o600 });
  await chown(file, uid, gid);
}
