import "./more-patience.ts";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../db/embedded.ts";
import { migrate } from "../db/migrate.ts";

/** One PostgreSQL for the run; its database is the template of every test's own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await startEmbedded(path.join(tmpdir(), "database"), { durable: false });
  await migrate(database.url);
  project.provide("testDatabaseUrl", database.url);
  return () => database.stop();
}

declare module "vitest" {
  interface ProvidedContext {
    testDatabaseUrl: string;
  }
}
