import { sql } from "kysely";
import { PgBoss } from "pg-boss";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { db } from "../db/db.ts";
import { patience } from "../db/patience.ts";
import { type FreshDatabase, freshDatabase } from "../testing/database.ts";
import { eventually } from "../testing/eventually.ts";
import { startSilentProxy } from "../testing/silent-proxy.ts";
import { type Job, startJobs } from "./jobs.ts";

let database: FreshDatabase;
const running: Awaited<ReturnType<typeof startJobs>>[] = [];
let reported: unknown[] = [];
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  await stop();
  reported = [];
});

async function start(...jobs: Job[]) {
  const report = (error: unknown) => void reported.push(error);
  running.push(await startJobs({ url: database.url, jobs, report }));
}
async function stop() {
  for (const each of running.splice(0)) await each.stop();
}
const nightly = (name: string, run: Job["run"]): Job => ({
  name,
  cron: "17 3 * * *",
  run,
});

/** Another process that looks for work, or makes it. */
async function withBoss<T>(work: (boss: PgBoss) => Promise<T>): Promise<T> {
  const boss = new PgBoss({ connectionString: database.url, supervise: false, schedule: false });
  await boss.start();
  try {
    return await work(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Puts a job before its workers, as its hour does; they look for it when they start. */
async function makeDue(job: Job, times = 1) {
  await start(job);
  await stop();
  await withBoss(async (boss) => {
    for (let sent = 0; sent < times; sent++) await boss.send(job.name);
  });
}
const states = async ({ name }: Job) => {
  const { rows } = await sql<{ state: string }>`
    select state from pgboss.job where name = ${name}`.execute(db());
  return rows.map(({ state }) => state);
};
const schedules = async () => {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', name, cron, timezone) as line from pgboss.schedule order by 1`.execute(
    db(),
  );
  return rows.map(({ line }) => line);
};

test("jobs are due at their hours in UTC; those that are no longer there end", async () => {
  const [first, second] = ["first", "second"].map((name) => nightly(name, async () => {}));
  if (!first || !second) throw new Error("two jobs");
  await start(first, second);
  expect(await schedules()).toEqual(["first 17 3 * * * UTC", "second 17 3 * * * UTC"]);
  await stop();
  await start(second);
  expect(await schedules()).toEqual(["second 17 3 * * * UTC"]);
});

test("a job whose hour passed while no process ran is done after the start", async () => {
  let runs = 0;
  const job = nightly("slept-through", async () => void runs++);
  await start(job);
  await stop();
  await sql`update pgboss.version set cron_on = now() - interval '2 days'`.execute(db());
  await sql`update pgboss.schedule set created_on = now() - interval '3 days'`.execute(db());
  // A start that is stopped at once is not waited for: the look for what was missed is over with it.
  await start(job);
  await eventually(async () => expect(await states(job)).toHaveLength(1));
  await stop();
  // Workers look now and then, and when they start: starting anew saves the test the waiting.
  await start(job);
  await eventually(async () => expect(await states(job)).toEqual(["completed"]));
  expect(runs).toBe(1);
  expect(await states(job)).toEqual(["completed"]);
});

test("what an upgrade brings does not wait for its hour, once", async () => {
  let runs = 0;
  const job: Job = { ...nightly("brought", async () => void runs++), first: "at once" };
  await start(
    nightly("waiting", () => Promise.reject(new Error("too early"))),
    job,
  );
  await eventually(async () => expect(await states(job)).toEqual(["completed"]));
  await stop();
  await start(job);
  await stop();
  expect(runs).toBe(1);
  expect(await states(job)).toEqual(["completed"]);
});

test("nor does it after a start that was cut off before it was asked for", async () => {
  const job: Job = { ...nightly("cut-off", async () => {}), first: "at once" };
  await withBoss((boss) => boss.createQueue(job.name, { policy: "singleton" }));
  await start(job);
  await eventually(async () => expect(await states(job)).toEqual(["completed"]));
});

test("a job that is due runs in one process of two", async () => {
  let runs = 0;
  const job = nightly("shared", async () => void runs++);
  await makeDue(job);
  await Promise.all([start(job), start(job)]);
  await eventually(async () => expect(await states(job)).toEqual(["completed"]));
  expect(runs).toBe(1);
  expect(reported).toEqual([]);
});

test("a job that fails is reported and will be tried again", async () => {
  const job = nightly("failing", async () => {
    throw new Error("disk full");
  });
  await makeDue(job);
  await start(job);
  await eventually(async () => expect(await states(job)).toEqual(["retry"]));
  expect(reported).toEqual([
    expect.objectContaining({ message: "The job failing failed", cause: new Error("disk full") }),
  ]);
});

test("a look after work that fails is reported as what it is", async () => {
  await start(nightly("looked-after", async () => {}));
  await sql`alter schema pgboss rename to elsewhere`.execute(db());
  try {
    await eventually(() =>
      expect(reported).toContainEqual(expect.objectContaining({ queue: "looked-after" })),
    );
  } finally {
    await sql`alter schema elsewhere rename to pgboss`.execute(db());
  }
  for (const error of reported) {
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toContain("pgboss");
  }
});

test("a job at work does not begin a second time beside itself", async () => {
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const job = nightly("alone", async () => {
    begun.resolve();
    await gate.promise;
  });
  await makeDue(job, 2);
  await start(job);
  await begun.promise;
  const fetched = await withBoss((boss) => boss.fetch(job.name));
  gate.resolve();
  expect(fetched).toEqual([]);
});

test("stop waits for the job at work and ends without an error", async () => {
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let stopped = false;
  let endedBeforeStop = false;
  const job = nightly("long", async () => {
    begun.resolve();
    await gate.promise;
    // Round trips to the database, in which a stop that does not wait would be over.
    for (let trip = 0; trip < 20; trip++) await states(job);
    endedBeforeStop = !stopped;
  });
  await makeDue(job);
  await start(job);
  await begun.promise;
  const stopping = stop().then(() => {
    stopped = true;
  });
  gate.resolve();
  await stopping;
  expect(endedBeforeStop).toBe(true);
  expect(await states(job)).toEqual(["completed"]);
  expect(reported).toEqual([]);
});

test("a stop tells work to end, which is no failure and is done again", async () => {
  const begun = Promise.withResolvers<void>();
  const endless = (signal?: AbortSignal) =>
    new Promise<void>((_, reject) => {
      begun.resolve();
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
  const job = nightly("endless", endless);
  await makeDue(job);
  await start(job);
  await begun.promise;
  await stop();
  expect(await states(job)).toEqual(["retry"]);
  expect(reported).toEqual([]);
});

test("the end does not wait for work whose database has fallen silent", async () => {
  const begun = Promise.withResolvers<void>();
  const job = nightly("silent", async (signal) => {
    begun.resolve();
    await new Promise((_, reject) => signal?.addEventListener("abort", reject));
  });
  await makeDue(job);
  const proxy = await startSilentProxy(database.url);
  const report = (error: unknown) => void reported.push(error);
  const jobs = await startJobs({ url: proxy.url, jobs: [job], report });
  await begun.promise;
  proxy.fallSilent();
  const { work, end } = patience;
  try {
    Object.assign(patience, { work: 1_000, end: 100 });
    await jobs.stop();
    // Nobody has found out yet that no answer comes.
    expect(reported.filter((error) => !String(error).includes("The job silent failed"))).toEqual(
      [],
    );
  } finally {
    Object.assign(patience, { work, end });
    await proxy.close();
  }
});
