import { chown, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { baseCopy, writeInto } from "../testing/base-copy.ts";
import { openConnection } from "./connection.ts";
import { type Embedded, startEmbedded } from "./embedded.ts";

// The archive of the journal brings the database back to any moment (docs/operations.md, backups).
vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

let home: string;
let running: Embedded | undefined;
const place = (name: string) => path.join(home, name);

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), "neroli-moment-"));
});
afterEach(async () => {
  await running?.stop();
  await rm(home, { recursive: true });
});

async function asked<T>(url: string, statement: string): Promise<T[]> {
  const client = await openConnection(url);
  try {
    const { rows } = await client.query<{ value: T }>(statement);
    return rows.map(({ value }) => value);
  } finally {
    await client.end();
  }
}

test("a copy and the journal since bring back what was there at a moment, and nothing later", async () => {
  running = await startEmbedded(place("own"));
  const archive = place("archive");
  await mkdir(archive);
  const cluster = path.join(place("own"), "postgres");
  const { uid, gid } = await stat(cluster);
  await chown(archive, uid, gid);
  const keeping = `test ! -f ${archive}/%f && cp %p ${archive}/%f`;
  await asked(running.url, `alter system set archive_command = '${keeping}'`);
  await asked(running.url, "alter system set archive_mode = on");
  await running.stop();
  running = await startEmbedded(place("own"));
  const { url } = running;
  await asked(url, "create table deeds (name text)");
  await asked(url, "insert into deeds values ('before the copy')");
  await baseCopy(url, { from: place("own"), to: place("copy") });
  await asked(url, "insert into deeds values ('after the copy')");
  const [moment = ""] = await asked<string>(url, "select clock_timestamp()::text as value");
  await asked(url, "delete from deeds");
  const [last = ""] = await asked<string>(url, "select pg_walfile_name(pg_switch_wal()) as value");
  const archived = () =>
    asked<boolean>(url, `select last_archived_wal >= '${last}' as value from pg_stat_archiver`);
  await expect.poll(archived).toEqual([true]);
  const timeline = "select timeline_id as value from pg_control_checkpoint()";
  const [before] = await asked<number>(url, timeline);
  await running.stop();

  const copy = path.join(place("copy"), "postgres");
  await writeInto(copy, "recovery.signal", "");
  await writeInto(
    copy,
    "postgresql.auto.conf",
    `
archive_mode = off
restore_command = 'cp ${archive}/%f %p'
recovery_target_time = '${moment}'
recovery_target_action = promote
`,
  );
  running = await startEmbedded(place("copy"));
  const { url: restored } = running;
  const isOver = () => asked<boolean>(restored, "select not pg_is_in_recovery() as value");
  await expect.poll(isOver).toEqual([true]);
  expect(await asked(restored, "select name as value from deeds")).toEqual([
    "before the copy",
    "after the copy",
  ]);
  // By this each node knows that its index is of another database.
  await asked(restored, "checkpoint");
  expect(await asked<number>(restored, timeline)).not.toEqual([before]);
});
