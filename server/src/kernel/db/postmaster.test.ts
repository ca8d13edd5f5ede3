import { execFile } from "node:child_process";
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { startEmbedded } from "./embedded.ts";

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;

/** What root finds in a container, where it may not look at other accounts' processes. */
async function asInContainer(folder: string): Promise<boolean> {
  const module = JSON.stringify(import.meta.resolve("./postmaster.ts"));
  const program = `
    const { isServed } = await import(${module});
    console.log(await isServed({ folder: ${JSON.stringify(folder)} }));`;
  const node = [process.execPath, "--no-warnings", "--input-type=module", "-e", program];
  const { stdout } = await run("setpriv", ["--bounding-set=-sys_ptrace", ...node]);
  return JSON.parse(stdout);
}

test.runIf(isRoot)(
  "root in a container sees that the database lives, and when it ends",
  async () => {
    const data = await mkdtemp(path.join(tmpdir(), "neroli-postmaster-"));
    const folder = path.join(await realpath(data), "postgres");
    try {
      const { stop } = await startEmbedded(data, { durable: false });
      expect(await asInContainer(folder)).toBe(true);
      await stop();
      expect(await asInContainer(folder)).toBe(false);
    } finally {
      await rm(data, { recursive: true });
    }
  },
);
