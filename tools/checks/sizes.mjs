import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../run.mjs";

const limit = 300;
/** Generated, or data and not code. */
const exempt = /^server\/db\/types\.ts$|^server\/src\/demo\/data\/|\.gen\.ts$|\/fixtures\//;

/** Past 300 lines a file is split along what it is about. */
export function checkSizes(files) {
  return files
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !exempt.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), "utf8").split("\n").length - 1])
    .filter(([, lines]) => lines > limit)
    .map(([file, lines]) => `${file} has ${lines} lines: split it, ${limit} are the end`);
}
