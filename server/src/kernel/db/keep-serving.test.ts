import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openConnection } from "./connection.ts";
import { startEmbedded } from "./embedded.ts";
import { patience } from "./patience.ts";

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

let data: string;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), "neroli-keep-"));
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(async () => {
  const left = await startEmbedded(data, { durable: false });
  await left.stop();
  await rm(data, { recursive: true });
});

/** As each process that uses it does; `lost` counts. */
async function keep() {
  const { url, keep } = await startEmbedded(data, { durable: false });
  const lost = vi.fn();
  ends.push(keep(lost));
  return { url, lost };
}

const inCluster = (name: string) => path.join(data, "postgres", name);
const noted = async () =>
  Number((await readFile(inCluster("postmaster.pid"), "utf8")).split("\n")[0]);

async function answers(url: string): Promise<number | null> {
  const client = await openConnection(url).catch(() => null);
  const { rows } = (await client?.query("select 1 as one").catch(() => null)) ?? { rows: [] };
  await client?.end();
  return rows[0]?.one ?? null;
}
const untilAnswered = (url: string) =>
  expect.poll(() => answers(url), { timeout: 600_000 }).toBe(1);

test("a database whose postmaster is killed serves again, at its place, time and again", async () => {
  const { url, lost } = await keep();
  for (let round = 0; round < 3; round++) {
    const before = await noted();
    process.kill(before, "SIGKILL");
    await expect.poll(noted, { timeout: 600_000 }).not.toBe(before);
    await untilAnswered(url);
  }
  expect(lost).not.toHaveBeenCalled();
});

test("what a dead postmaster left at work does not keep the next from starting", async () => {
  const { url } = await keep();
  const busy = await openConnection(url);
  // It looks up for cancellation alone, not for its postmaster.
  const working = busy.query("do $$ begin loop end loop; end $$").catch((error: Error) => error);
  await expect
    .poll(
      async () => {
        const other = await openConnection(url);
        const { rowCount } = await other.query(
          "select 1 from pg_stat_activity where query like 'do %' and state = 'active'",
        );
        await other.end();
        return rowCount;
      },
      { timeout: 600_000 },
    )
    .toBe(1);
  const before = await noted();
  process.kill(before, "SIGKILL");
  await untilAnswered(url);
  expect(await working).toBeInstanceOf(Error);
});

test("one that is dead and whose parent never asks for it is not waited for", async () => {
  // It keeps its number until then, as below a first process that does not look after orphans.
  const { url, lost } = await keep();
  const { uid, gid } = await stat(inCluster("postmaster.pid"));
  const parent = spawn("sh", ["-c", "sleep 0 & echo $!; exec sleep 600"], { uid, gid });
  ends.push(async () => void parent.kill());
  const [unburied] = await once(parent.stdout, "data");
  const before = await noted();
  const note = await readFile(inCluster("postmaster.pid"), "utf8");
  process.kill(before, "SIGKILL");
  await writeFile(
    inCluster("postmaster.pid"),
    note.replace(String(before), String(unburied).trim()),
  );
  await untilAnswered(url);
  expect(lost).not.toHaveBeenCalled();
});

test("of two processes that keep it one starts it, and both find it", async () => {
  const [one, other] = [await keep(), await keep()];
  expect(one.url).toBe(other.url);
  const before = await noted();
  process.kill(before, "SIGKILL");
  await expect.poll(noted, { timeout: 600_000 }).not.toBe(before);
  await untilAnswered(one.url);
  const after = await noted();
  expect(await answers(other.url)).toBe(1);
  expect(await noted()).toBe(after);
  expect([one, other].every(({ lost }) => lost.mock.calls.length === 0)).toBe(true);
});

test("who comes just after it died starts it where the others look for it", async () => {
  const before = await startEmbedded(data, { durable: false });
  process.kill(await noted(), "SIGKILL");
  const after = await startEmbedded(data, { durable: false });
  expect(after.url).toBe(before.url);
});

test("one that cannot be started again is told to be lost", async () => {
  patience.restart = 1_000;
  const { lost } = await keep();
  await rename(inCluster("global"), inCluster("global.away"));
  process.kill(await noted(), "SIGKILL");
  await expect.poll(() => lost.mock.calls.length, { timeout: 600_000 }).toBe(1);
  await rename(inCluster("global.away"), inCluster("global"));
});
