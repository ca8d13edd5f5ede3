import { PgBoss } from "pg-boss";

/** Work that is done later or again and again; a capability's jobs.ts exports its own. */
export interface Job {
  name: string;
  /** When it runs by itself: a cron line in UTC. */
  cron: string;
  run(): Promise<void>;
}

/** Starts the workers of this process; of all processes only one runs a job at a time. */
export async function startJobs(options: {
  url: string;
  jobs: readonly Job[];
  report: (error: unknown) => void;
}): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({ connectionString: options.url, max: 2 });
  boss.on("error", options.report);
  await boss.start();
  for (const job of options.jobs) {
    await boss.createQueue(job.name);
    await boss.work(job.name, () => job.run());
    await boss.schedule(job.name, job.cron);
  }
  return { stop: () => boss.stop({ graceful: false, close: true }) };
}
