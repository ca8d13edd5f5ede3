import "./more-patience.ts";
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../db/embedded.ts";
import { migrate } from "../db/migrate.ts";

const runs = path.resolve(import.meta.dirname, "../../../../.cache/test-databases");

/** One PostgreSQL for the run; its database is the template of every test's own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await mkdir(runs, { recursive: true });
  await sweep();
  const folder = path.join(runs, String(process.pid));
  const database = await startEmbedded(folder, { durable: false });
  await migrate(database.url);
  project.provide("testDatabaseUrl", database.url);
  return async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Ends the databases of test runs that were killed and so could not do it themselves. */
async function sweep(): Promise<void> {
  for (const name of await readdir(runs)) {
    if (isAlive(Number(name))) continue;
    const folder = path.join(runs, name);
    const left = await startEmbedded(folder, { durable: false }).catch(() => undefined);
    await left?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

declare module "vitest" {
  interface ProvidedContext {
    testDatabaseUrl: string;
  }
}
