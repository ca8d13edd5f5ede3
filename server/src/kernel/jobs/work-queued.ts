import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { db } from "../db/db.ts";
import { addWaker } from "../events/events.ts";
import { type ClaimSession, openClaims } from "./claims.ts";
import type { QueuedJob } from "./queued.ts";
import { runAgain } from "./run-again.ts";

/** Work that throws is tried again after 5 and 10 seconds, then given up. */
const maxFailures = 3;
const firstPauseSeconds = 5;
/** Work that ends its process each time must not do so for ever. */
const maxTaken = 20;
const pollMilliseconds = 2_000;
/** How long a stop waits for work that was told to end. */
const patienceMilliseconds = 10_000;

interface Work {
  id: number;
  name: string;
  data: object;
  taken: number;
  failures: number;
}

interface Running {
  name: string;
  abort: AbortController;
  ended: Promise<void>;
}

interface Options {
  url: string;
  jobs: readonly QueuedJob[];
  /** Hears of failures and lost connections. */
  report: (error: unknown) => void;
}

/**
 * Does queued work in this process, each piece in one process of all. The claim is a lock of a
 * connection of its own: a process that is killed gives its work free at that moment.
 *
 * `idle` settles when nothing is left that is due; not what waits for its next attempt.
 */
export async function startQueued({ url, jobs, report }: Options) {
  const running = new Map<number, Running>();
  let stopped = false;
  const claims = openClaims(url, (error) => {
    for (const { abort } of running.values()) abort.abort();
    report(error);
  });

  const begin = (job: QueuedJob, work: Work, session: ClaimSession) => {
    const abort = new AbortController();
    const ended = perform(job, { work, signal: abort.signal, report })
      .catch(report)
      .finally(async () => {
        running.delete(work.id);
        await session.release(work.id).catch(report);
        runner.ask();
      });
    running.set(work.id, { name: work.name, abort, ended });
  };

  const look = async () => {
    for (const job of jobs) {
      if (stopped || isBusy(running, job.name)) continue;
      const session = await claims.session();
      const work = await take(job, session);
      if (work) begin(job, work, session);
    }
  };
  const runner = runAgain(look, report);
  const removeWaker = addWaker(runner.ask);
  const timer = setInterval(runner.ask, pollMilliseconds);
  await claims.session();
  runner.ask();

  return {
    async idle() {
      do {
        runner.ask();
        await runner.idle();
        await Promise.all([...running.values()].map(({ ended }) => ended));
        // What ended has asked for the next of its name.
        await runner.idle();
      } while (running.size > 0);
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      removeWaker();
      await runner.stop();
      const ended = [...running.values()].map((each) => {
        each.abort.abort();
        return each.ended;
      });
      await Promise.race([Promise.all(ended), pause(patienceMilliseconds, null, { ref: false })]);
      await claims.close();
    },
  };
}

const isBusy = (running: ReadonlyMap<number, Running>, name: string) =>
  [...running.values()].some((each) => each.name === name);

/** The oldest work of that name that is due and that no process has in hand. */
async function take(job: QueuedJob, session: ClaimSession): Promise<Work | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from queued_work
    where name = ${job.name} and failed_at is null and due_at <= now()
    order by id limit 50`.execute(db());
  for (const { id } of rows) {
    if (!(await session.claim(id))) continue;
    // Another process may have ended it between the look and the claim.
    const work = await beginTaken(id);
    if (work) return work;
    await session.release(id);
  }
  return undefined;
}

async function beginTaken(id: number): Promise<Work | undefined> {
  const { rows } = await sql<Work>`
    update queued_work set taken = taken + 1
    where id = ${id} and failed_at is null and due_at <= now()
    returning id, name, data, taken, failures`.execute(db());
  return rows[0];
}

interface Performance {
  work: Work;
  signal: AbortSignal;
  report: (error: unknown) => void;
}

async function perform(job: QueuedJob, { work, signal, report }: Performance): Promise<void> {
  try {
    if (work.taken > maxTaken) throw new Error(`begun ${maxTaken} times and never ended`);
    await job.work(work.data, signal);
  } catch (cause) {
    if (signal.aborted) return giveBack(work);
    report(new Error(`The work ${job.name} (${work.id}) failed`, { cause }));
    return fail(job, work, cause);
  }
  await sql`delete from queued_work where id = ${work.id}`.execute(db());
}

/** Told to end is no failure. */
async function giveBack({ id }: Work): Promise<void> {
  await sql`update queued_work set taken = taken - 1 where id = ${id}`.execute(db());
}

async function fail(job: QueuedJob, work: Work, error: unknown): Promise<void> {
  const failures = work.failures + 1;
  const givenUp = failures >= maxFailures || work.taken > maxTaken;
  if (givenUp) await job.failed?.(work.data, error);
  const seconds = firstPauseSeconds * 2 ** (failures - 1);
  await sql`
    update queued_work set failures = ${failures}, error = ${String(error)},
      failed_at = case when ${givenUp} then now() end,
      due_at = now() + ${seconds} * interval '1 second'
    where id = ${work.id}`.execute(db());
}
