import { readdirSync } from "node:fs";
import path from "node:path";
import { root } from "./run.mjs";

const notSources = new Set(["node_modules", "build"]);

/** The files under a folder of the repository, named from its root, in order. */
export function filesUnder(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !notSources.has(name) && !name.startsWith("."))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return filesUnder(name);
      return entry.isFile() ? [name] : [];
    });
}
