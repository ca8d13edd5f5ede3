import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";
import { startNeroli } from "./start-neroli.ts";

const run = promisify(execFile);

export interface DataFolder {
  folder: string;
  remove(): Promise<void>;
}

/** A data folder in which a server has put the demo data, and ended. */
export async function makeDemoData(): Promise<DataFolder> {
  const data = await newFolder();
  const neroli = await startNeroli(data.folder);
  await neroli.stop();
  return data;
}

/** The same once more, for a server of a test's own: a copy takes a second, the demo data many. */
export const copyOfDemoData = () => copyOf(inject("demoData"));

export async function copyOf(folder: string): Promise<DataFolder> {
  const data = await newFolder();
  // With the owners, which the database looks at.
  await run("cp", ["-a", `${folder}/.`, data.folder]);
  return data;
}

async function newFolder(): Promise<DataFolder> {
  const folder = await mkdtemp(join(tmpdir(), "neroli-e2e-"));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

declare module "vitest" {
  interface ProvidedContext {
    /** Nobody's: only to be copied. */
    demoData: string;
  }
}
