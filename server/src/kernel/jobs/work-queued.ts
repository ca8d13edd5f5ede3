import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { inPortal, type NotedPortal } from "../current-portal.ts";
import { db, longWork } from "../db/db.ts";
import { patience } from "../db/patience.ts";
import { addWaker } from "../events/events.ts";
import { measureWork } from "../measures/measured.ts";
import { type ClaimSession, type Group, openClaims } from "./claims.ts";
import type { QueuedJob } from "./queued.ts";
import { runAgain } from "./run-again.ts";

/** Work that throws is tried again after 5 and 10 seconds, then given up. */
const maxFailures = 3;
const firstPauseSeconds = 5;
/** Work that ends its process each time must not do so for ever. */
const maxTaken = 20;
const pollMilliseconds = 2_000;

interface Work extends NotedPortal {
  id: number;
  name: string;
  data: object;
  taken: number;
  failures: number;
}

interface RunningWork {
  name: string;
  group: Group | null;
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
  const running = new Map<number, RunningWork>();
  let stopped = false;
  const claims = openClaims(url, (error) => {
    for (const { abort } of running.values()) abort.abort();
    report(error);
  });

  const begin = (job: QueuedJob, { work, group }: TakenWork, session: ClaimSession) => {
    const abort = new AbortController();
    const ended = perform(job, { work, signal: abort.signal, report })
      .catch(report)
      .finally(async () => {
        await session.release(work.id).catch(report);
        if (group) await session.release(group).catch(report);
        running.delete(work.id);
        runner.ask();
      });
    running.set(work.id, { name: work.name, group, abort, ended });
  };

  const look = async () => {
    for (const job of jobs) {
      while (!stopped && hasRoom(job, running)) {
        const session = await claims.session();
        const taken = await take(job, { session, running });
        if (!taken) break;
        begin(job, taken, session);
      }
    }
  };
  const runner = runAgain(look, report);
  await claims.session();
  const removeWaker = addWaker(["work.queued"], runner.ask);
  const timer = setInterval(runner.ask, pollMilliseconds);
  runner.ask();

  return {
    async idle() {
      do {
        runner.ask();
        await runner.idle();
        await Promise.all([...running.values()].map(({ ended }) => ended));
        // Work that ended has asked for the next of its name.
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
      await Promise.race([Promise.all(ended), pause(patience.work, null, { ref: false })]);
      await claims.close();
    },
  };
}

type AllRunning = ReadonlyMap<number, RunningWork>;

const hasRoom = ({ name, atOnce = 1 }: QueuedJob, running: AllRunning) =>
  [...running.values()].filter((each) => each.name === name).length < atOnce;

interface TakenWork {
  work: Work;
  group: Group | null;
}

interface TakeOptions {
  session: ClaimSession;
  running: AllRunning;
}

/** The oldest work of that name that is due, and that no process has in hand, nor its group. */
async function take(
  job: QueuedJob,
  { session, running }: TakeOptions,
): Promise<TakenWork | undefined> {
  for await (const { id, data } of listDue(job)) {
    const name = job.groupOf?.(data);
    const group = name === undefined ? null : { name: job.name, group: name };
    if (running.has(id) || isAtWork(group, running)) continue;
    if (group && !(await session.claim(group))) continue;
    const work = (await session.claim(id)) ? await beginClaimed(id, session) : undefined;
    if (work) return { work, group };
    if (group) await session.release(group);
  }
  return undefined;
}

/** The session holds the groups of this process already, and would be given them a second time. */
const isAtWork = (group: Group | null, running: AllRunning) =>
  group !== null &&
  [...running.values()].some(
    (each) => each.name === group.name && each.group?.group === group.group,
  );

const page = 50;

async function* listDue({ name }: QueuedJob): AsyncGenerator<Pick<Work, "id" | "data">> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Pick<Work, "id" | "data">>`
      select id, data from queued_work
      where name = ${name} and failed_at is null and due_at <= now() and id > ${after}
      order by id limit ${page}`.execute(db());
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    after = last.id;
  }
}

/** Undefined, and given free again, where another process has ended it before the claim. */
async function beginClaimed(id: number, session: ClaimSession): Promise<Work | undefined> {
  const work = await beginTaken(id);
  if (!work) await session.release(id);
  return work;
}

async function beginTaken(id: number): Promise<Work | undefined> {
  const { rows } = await sql<Work>`
    update queued_work set taken = taken + 1
    where id = ${id} and failed_at is null and due_at <= now()
    returning id, name, data, taken, failures, portal, host`.execute(db());
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
    await measureWork({ kind: "queued", name: job.name }, () =>
      longWork(() => inPortal(work, () => job.work(work.data, signal))),
    );
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
  if (givenUp) await inPortal(work, async () => job.failed?.(work.data, error));
  const seconds = firstPauseSeconds * 2 ** (failures - 1);
  await sql`
    update queued_work set failures = ${failures}, error = ${String(error)},
      failed_at = case when ${givenUp} then now() end,
      due_at = now() + ${seconds} * interval '1 second'
    where id = ${work.id}`.execute(db());
}
