import { setTimeout as pause } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import { isDatabaseGone, WatchedConnection } from "../db/connection.ts";
import { longWork } from "../db/db.ts";
import { patience } from "../db/patience.ts";
import { measureWork } from "../measures/measured.ts";
import { noteOutage } from "../outage.ts";

/** Work that is done later or again and again; a capability's jobs.ts exports its own. */
export interface Job {
  /** Letters, digits and "-"; the job's identity across versions. */
  name: string;
  /** When it runs by itself: a cron line in UTC. */
  cron: string;
  /** Where it is new, it does not wait for its hour: an upgrade brings it to people who want what it makes. */
  first?: "at once";
  /**
   * A failure is reported and tried again, twice at most, before the next time it is due. Long
   * work ends soon when `signal` says that the process stops: it throws, and is tried again.
   */
  run(signal?: AbortSignal): Promise<void>;
}

/**
 * For looking after work alone, which the work itself does on the process's own pool. Sixteen workers
 * that look every two seconds wait for a connection in one look of thousands, and begin as soon as
 * with twice as many.
 */
const connections = 2;

/**
 * Starts the workers of this process; of all processes only one runs a job at a time. What came due
 * while no process ran is done once at the start. Jobs that are no longer among `jobs` end.
 * Rejects when the database cannot be reached; `report` hears of failed jobs and lost connections.
 */
export async function startJobs(options: {
  url: string;
  jobs: readonly Job[];
  report: (error: unknown) => void;
}): Promise<{ stop(): Promise<void> }> {
  const { url, jobs, report } = options;
  const ending = new AbortController();
  const pool = { connectionString: url, max: connections, Client: WatchedConnection };
  const boss = new PgBoss(pool);
  boss.on("error", (told) => {
    const error = anError(told);
    // The queue writes its own words around each, for each of its workers.
    if (isDatabaseGone(error)) noteOutage(error);
    report(error);
  });
  const begin = async () => {
    await boss.start();
    const scheduled = (await boss.getSchedules()).map(({ name }) => name);
    for (const name of scheduled) {
      if (!jobs.some((job) => job.name === name)) await boss.unschedule(name);
    }
    for (const job of jobs) {
      // Its hour is noted last: a start that was cut off before is one that has not been.
      const isNew = !scheduled.includes(job.name);
      await boss.createQueue(job.name, { policy: "singleton" });
      if (isNew && job.first === "at once") await boss.send(job.name);
      await boss.work(job.name, () => runAndReport(job, { signal: ending.signal, report }));
      await boss.schedule(job.name, job.cron, null, { missed: "once" });
    }
  };
  try {
    await begin();
  } catch (error) {
    // What has begun looks after work by itself, and would do so beside the next try.
    await boss.stop({ graceful: false }).catch(report);
    throw error;
  }
  return {
    async stop() {
      ending.abort();
      const stopped = boss.stop({ graceful: true, timeout: patience.work });
      // Where no database answers, its workers stand in line for one, and each finds out for itself.
      const longest = patience.work + patience.end;
      await Promise.race([stopped, pause(longest, null, { ref: false })]);
    },
  };
}

/** The library tells of failed looks after work by copies, which are no errors any more. */
const anError = (told: Error): Error =>
  told instanceof Error ? told : Object.assign(new Error(), told);

async function runAndReport(
  job: Job,
  { signal, report }: { signal: AbortSignal; report: (error: unknown) => void },
): Promise<void> {
  try {
    await measureWork({ kind: "job", name: job.name }, () => longWork(() => job.run(signal)));
  } catch (cause) {
    // Told to end is no failure.
    if (cause !== signal.reason) report(new Error(`The job ${job.name} failed`, { cause }));
    throw cause;
  }
}
