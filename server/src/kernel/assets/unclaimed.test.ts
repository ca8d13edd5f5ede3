import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { db, transaction } from "../db/db.ts";
import { type FreshDatabase, freshDatabase } from "../testing/database.ts";
import { openAsset, startAssets, takeIn } from "./assets.ts";
import { sweepFiles } from "./jobs.ts";
import { type TestS3, testS3 } from "./testing-s3.ts";
import { claimBytes, discardBytes, disownBytes, storeUnclaimed } from "./unclaimed.ts";

let database: FreshDatabase;
let data: string;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), "neroli-unclaimed-"));
  startAssets({ data });
});
afterEach(async () => {
  await sql`delete from unclaimed_bytes`.execute(db());
  await rm(data, { recursive: true });
});
afterAll(() => database.close());

const store = async (key: string) => storeUnclaimed(key, await takeIn(Buffer.from("bytes")));
const notes = async () =>
  (await db().selectFrom("unclaimed_bytes").select("storage_key").execute()).map(
    ({ storage_key }) => storage_key,
  );
const isThere = (key: string) =>
  openAsset(key).then(
    (stream) => Boolean(stream.destroy()),
    () => false,
  );
const age = () => sql`update unclaimed_bytes set due_at = due_at - interval '1 day'`.execute(db());

test("what is claimed stays, also when it is swept", async () => {
  await store("a");
  await transaction(() => claimBytes("a"));
  await age();
  await sweepFiles.run();
  expect([await isThere("a"), await notes()]).toEqual([true, []]);
});

test("what a process that was killed never claimed goes after a day", async () => {
  await store("a");
  await sweepFiles.run();
  expect(await isThere("a")).toBe(true);
  await age();
  await sweepFiles.run();
  expect([await isThere("a"), await notes()]).toEqual([false, []]);
  // The row that comes too late does not come at all.
  await expect(transaction(() => claimBytes("a"))).rejects.toThrow("nobody waits to claim a");
});

test("a claim that is rolled back is none", async () => {
  await store("a");
  const failing = transaction(async () => {
    await claimBytes("a");
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await discardBytes(["a"]);
  expect([await isThere("a"), await notes()]).toEqual([false, []]);
});

test("what was disowned goes at once, or with the next sweep; not what was rolled back", async () => {
  for (const key of ["a", "b", "c"]) {
    await store(key);
    await transaction(() => claimBytes(key));
  }
  await transaction(() => disownBytes(["a", "b"]));
  await transaction(async () => {
    await disownBytes(["c"]);
    throw new Error("no");
  }).catch(() => {});
  await discardBytes(["a", "c"]);
  expect([await isThere("a"), await isThere("b"), await isThere("c")]).toEqual([false, true, true]);
  await sweepFiles.run();
  expect([await isThere("b"), await isThere("c"), await notes()]).toEqual([false, true, []]);
});

test("while the store is away nothing is forgotten", async () => {
  const s3: TestS3 = await testS3();
  startAssets({ data, s3: s3.settings });
  await store("a");
  await transaction(() => claimBytes("a"));
  await s3.stop();
  await transaction(() => disownBytes(["a"]));
  await discardBytes(["a"]);
  await expect(sweepFiles.run()).rejects.toMatchObject({
    errors: [{ code: "documents.store-unavailable" }],
  });
  expect(await notes()).toEqual(["a"]);
  await s3.start();
  await sweepFiles.run();
  expect([await isThere("a"), await notes()]).toEqual([false, []]);
  await s3.close();
});

test("half files of processes that were killed go after a day", async () => {
  const incoming = path.join(data, "assets/.incoming");
  await mkdir(incoming, { recursive: true });
  await writeFile(path.join(incoming, "old"), "half");
  await writeFile(path.join(incoming, "new"), "half");
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await utimes(path.join(incoming, "old"), yesterday, yesterday);
  await sweepFiles.run();
  expect(await readdir(incoming)).toEqual(["new"]);
});

test("content that breaks off before it is read is refused, and nothing else ends", async () => {
  const content = new Readable({ read() {} });
  const taken = takeIn(content);
  // An error that nobody listens to ends the process.
  expect(content.listenerCount("error")).toBeGreaterThan(0);
  content.destroy(new Error("broken off"));
  await expect(taken).rejects.toThrow("broken off");
  expect(await readdir(path.join(data, "assets", ".incoming"))).toEqual([]);
});
