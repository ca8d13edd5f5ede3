import { existsSync } from "node:fs";
import { mkdir, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { until } from "../chaos/asking.ts";

/** Programs that have so much memory together, and no more. */
export interface MemoryGroup {
  /** What a program is started by, to be in it with all that it starts. */
  command(program: string, args: readonly string[]): { file: string; args: string[] };
  close(): Promise<void>;
}

const root = "/sys/fs/cgroup";
/** The file that says how much, in the older kind of groups and in the newer. */
const older = { folder: path.join(root, "memory"), limit: "memory.limit_in_bytes" };
const newer = { folder: root, limit: "memory.max" };

/** @throws in a sentence where this machine lets nobody say so. */
export async function limitMemory(megabytes: number): Promise<MemoryGroup> {
  const kind = existsSync(older.folder) ? older : newer;
  const folder = path.join(kind.folder, `neroli-chaos-${process.pid}`);
  try {
    await mkdir(folder);
    if (kind === newer) await writeFile(path.join(root, "cgroup.subtree_control"), "+memory");
    await writeFile(path.join(folder, kind.limit), String(megabytes * 1024 * 1024));
  } catch (error) {
    await rmdir(folder).catch(() => {});
    throw new Error(`this machine lets nobody limit memory: ${(error as Error).message}`);
  }
  const members = path.join(folder, "cgroup.procs");
  return {
    command: (program, args) => ({
      file: "sh",
      args: ["-c", 'echo $$ > "$0" && exec "$@"', members, program, ...args],
    }),
    // The last to end may take a moment.
    close: async () => {
      await until(() => rmdir(folder).then(() => true));
    },
  };
}
