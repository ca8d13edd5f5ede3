import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Chaos } from "../chaos/open-chaos.ts";

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, "../..");

/** A version of the product on disk, installed and built. */
export interface Version {
  folder: string;
  /** Its program, as `npm start` runs it. */
  main: string;
  migrations: string;
}

/** The commits before those that brought the last migrations, the newest first. */
export async function commitsBeforeMigrations(count: number): Promise<string[]> {
  const folder = "server/db/migrations";
  const args = ["log", "--diff-filter=A", "--format=%H", `-${count}`, "--", folder];
  const { stdout } = await run("git", args, { cwd: root });
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((commit) => `${commit}^`);
}

/** Checks the commit out beside this tree; `migrations` are files that this one has besides. */
export async function checkOut(
  chaos: Chaos,
  commit: string,
  migrations: Record<string, string> = {},
): Promise<Version> {
  const folder = path.join(await chaos.emptyFolder(), "tree");
  const git = (...args: string[]) => run("git", args, { cwd: root });
  await git("worktree", "add", "--detach", "--force", folder, commit);
  chaos.onClose(() => git("worktree", "remove", "--force", folder));
  const lock = (tree: string) => readFile(path.join(tree, "package-lock.json"), "utf8");
  if ((await lock(root)) === (await lock(folder))) {
    // Its links to the packages of the tree are relative.
    await run("cp", ["-al", path.join(root, "node_modules"), folder]);
  } else {
    await run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder });
  }
  // What is kept beside packages is of the tree that they were copied from.
  await rm(path.join(folder, "node_modules", ".vite"), { recursive: true, force: true });
  const build = (room: string) =>
    run("npm", ["run", "build", "--silent", "-w", room], { cwd: folder, maxBuffer: 1e8 });
  await build("web");
  // Versions of before ran their sources.
  const isBuilt = existsSync(path.join(folder, "server/build.mjs"));
  if (isBuilt) await build("server");
  const own = path.join(folder, "server/db/migrations");
  for (const [name, text] of Object.entries(migrations)) {
    await writeFile(path.join(own, name), text);
  }
  const main = path.join(folder, isBuilt ? "server/build/main.js" : "server/src/main.ts");
  return { folder, main, migrations: own };
}
