import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openConnection } from "../db/connection.ts";
import { db, transaction } from "../db/db.ts";
import { type FreshDatabase, freshDatabase } from "../testing/database.ts";
import { eventually } from "../testing/eventually.ts";
import { holdGroup, isGroupHeld } from "./hold-group.ts";
import { enqueue, type QueuedJob } from "./queued.ts";
import { startQueued } from "./work-queued.ts";

let database: FreshDatabase;
let processes: Awaited<ReturnType<typeof startQueued>>[] = [];
let reported: string[] = [];
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  reported = [];
});
afterEach(async () => {
  await Promise.all(processes.map((each) => each.stop()));
  processes = [];
  await sql`delete from queued_work`.execute(db());
});

async function start(...jobs: QueuedJob[]) {
  const report = (error: unknown) => void reported.push((error as Error).message);
  const started = await startQueued({ url: database.url, jobs, report });
  processes.push(started);
  return started;
}
const queue = (job: QueuedJob, data: object = {}) => transaction(() => enqueue(job, data));
const waiting = async () => {
  const { rows } = await sql<{ failures: number; failed: boolean; taken: number }>`
    select failures, taken, failed_at is not null as failed from queued_work order by id`.execute(
    db(),
  );
  return rows;
};
const makeDue = () => sql`update queued_work set due_at = now()`.execute(db());

/** Work that goes on until its gate opens or it is told to end. */
function gated(name: string) {
  const begun: number[] = [];
  let open = Promise.withResolvers<void>();
  const job: QueuedJob = {
    name,
    async work(_data, signal) {
      begun.push(begun.length);
      const aborted = Promise.withResolvers<void>();
      signal.addEventListener("abort", () => aborted.reject(new Error("told to end")));
      await Promise.race([open.promise, aborted.promise]);
    },
  };
  return {
    job,
    begun,
    open: () => open.resolve(),
    close: () => {
      open = Promise.withResolvers();
    },
  };
}

test("work begins after the commit with its data, in the order of asking, and then is gone", async () => {
  const done: unknown[] = [];
  const job: QueuedJob = { name: "zip", work: async (data) => void done.push(data) };
  const { idle } = await start(job);
  await queue(job, { of: 1 });
  await queue(job, { of: 2 });
  await idle();
  expect(done).toEqual([{ of: 1 }, { of: 2 }]);
  expect(await waiting()).toEqual([]);
});

test("what is rolled back is never begun", async () => {
  let runs = 0;
  const job: QueuedJob = { name: "zip", work: async () => void runs++ };
  const { idle } = await start(job);
  const failing = transaction(async () => {
    await enqueue(job, {});
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await idle();
  expect(runs).toBe(0);
  expect(await waiting()).toEqual([]);
});

test("of two processes one does it", async () => {
  const { job, begun, open } = gated("export");
  const both = [await start(job), await start(job)];
  await queue(job);
  await eventually(() => expect(begun).toHaveLength(1));
  open();
  await Promise.all(both.map(({ idle }) => idle()));
  expect(begun).toHaveLength(1);
});

test("work that throws is reported, tried again when it is due, and given up after the third time", async () => {
  const givenUp: unknown[] = [];
  const job: QueuedJob = {
    name: "export",
    work: async () => {
      throw new Error("disk full");
    },
    failed: async (data, error) => void givenUp.push(data, (error as Error).message),
  };
  const { idle } = await start(job);
  await queue(job, { of: 1 });
  await idle();
  expect(await waiting()).toEqual([{ failures: 1, taken: 1, failed: false }]);
  await makeDue();
  await idle();
  expect(givenUp).toEqual([]);
  await makeDue();
  await idle();
  expect(await waiting()).toEqual([{ failures: 3, taken: 3, failed: true }]);
  expect(givenUp).toEqual([{ of: 1 }, "disk full"]);
  await makeDue();
  await idle();
  expect(reported).toHaveLength(3);
});

test("work of another name does not wait for long work", async () => {
  const long = gated("import");
  const done = Promise.withResolvers<void>();
  const short: QueuedJob = { name: "zip", work: async () => done.resolve() };
  await start(long.job, short);
  await queue(long.job);
  await eventually(() => expect(long.begun).toHaveLength(1));
  await queue(short);
  await done.promise;
  long.open();
});

test("as many pieces of a name are done at a time as it says", async () => {
  const { job, begun, open } = gated("export");
  const { idle } = await start({ ...job, atOnce: 2 });
  for (let of = 0; of < 3; of++) await queue(job, { of });
  await eventually(() => expect(begun).toHaveLength(2));
  open();
  await idle();
  expect(begun).toHaveLength(3);
});

/** Work in groups that notes which pieces are at work together. */
function grouped() {
  const going = new Set<string>();
  const together: string[] = [];
  const gate = Promise.withResolvers<void>();
  const job: QueuedJob<{ of: string; piece: number }> = {
    name: "import",
    atOnce: 2,
    groupOf: ({ of }) => of,
    async work({ of, piece }) {
      going.add(`${of}${piece}`);
      together.push([...going].sort().join(" "));
      await gate.promise;
      going.delete(`${of}${piece}`);
    },
  };
  return { job, together, open: gate.resolve };
}

test("pieces of one group wait for each other, in two processes as well; others pass them by", async () => {
  const { job, together, open } = grouped();
  const both = [await start(job as QueuedJob), await start(job as QueuedJob)];
  for (const piece of [1, 2, 3]) await queue(job as QueuedJob, { of: "a", piece });
  await queue(job as QueuedJob, { of: "b", piece: 1 });
  await eventually(() => expect(together).toContain("a1 b1"));
  open();
  await eventually(async () => expect(await waiting()).toEqual([]));
  await Promise.all(both.map(({ idle }) => idle()));
  expect(together.filter((each) => /a\d.*a\d/.test(each))).toEqual([]);
  expect(together).toHaveLength(4);
});

test("a group that a command holds is left alone until the command lets go", async () => {
  const { job, together, open } = grouped();
  open();
  const { idle } = await start(job as QueuedJob);
  const group = { name: job.name, group: "a" };
  const never = new AbortController().signal;
  await holdGroup(group, never, async () => {
    expect(await isGroupHeld(group)).toBe(true);
    await queue(job as QueuedJob, { of: "a", piece: 1 });
    await idle();
    expect(together).toEqual([]);
  });
  await idle();
  expect(together).toEqual(["a1"]);
  expect(await isGroupHeld(group)).toBe(false);
});

test("a stop tells work to end, which is no failure; the next start does it again", async () => {
  const { job, begun, open } = gated("import");
  const first = await start(job);
  await queue(job);
  await eventually(() => expect(begun).toHaveLength(1));
  await first.stop();
  expect(await waiting()).toEqual([{ failures: 0, taken: 0, failed: false }]);
  open();
  const second = await start(job);
  await second.idle();
  expect(begun).toHaveLength(2);
  expect(reported).toEqual([]);
});

test("a process whose connection dies is told to end, and the work is done again", async () => {
  const { job, begun, open } = gated("import");
  const { idle } = await start(job);
  await queue(job);
  await eventually(() => expect(begun).toHaveLength(1));
  const admin = await openConnection(database.url);
  await admin.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'neroli-queue' and datname = current_database()`);
  await admin.end();
  await eventually(() => expect(reported).not.toEqual([]));
  await eventually(() => expect(begun).toHaveLength(2));
  open();
  await idle();
  expect(await waiting()).toEqual([]);
});

test("work that ended its process twenty times is given up", async () => {
  let failed = false;
  const job: QueuedJob = {
    name: "import",
    work: async () => {},
    failed: async () => {
      failed = true;
    },
  };
  await queue(job);
  await sql`update queued_work set taken = 20`.execute(db());
  const { idle } = await start(job);
  await idle();
  expect(failed).toBe(true);
});
