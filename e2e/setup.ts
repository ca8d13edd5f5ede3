import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startNeroli } from "./start-neroli.ts";

/** One built application with the demo data, on a port and a data folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), "neroli-e2e-"));
  const neroli = await startNeroli(data);
  project.provide("origin", neroli.origin);
  project.provide("data", data);
  return async () => {
    await neroli.stop();
    await rm(data, { recursive: true, force: true });
  };
}

declare module "vitest" {
  export interface ProvidedContext {
    origin: string;
    /** The data folder: mails are written below it. */
    data: string;
  }
}
