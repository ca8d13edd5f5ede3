import type { TestProject } from "vitest/node";
import { connect, disconnect } from "../kernel/db/db.ts";
import { loadKeys } from "./commands/make-keys.ts";

/** The template of every test's database has keys: to find new ones takes a second each time. */
export default async function setup(project: TestProject): Promise<void> {
  connect(project.getProvidedContext().testDatabaseUrl);
  try {
    await loadKeys();
  } finally {
    await disconnect();
  }
}
