import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Result } from "./search/contest.ts";
import { contestants } from "./search/contestants.ts";
import { queriesFile, queryClasses, readQueries } from "./search/queries.ts";
import { expectedAnswers } from "./search/reference.ts";

// npm run bench -- search [products] [contestants]: the same faceted searches by us and by others,
// each in a process of its own. Answers are proved before they are timed.

const [products = "100000", chosen = Object.keys(contestants).join(",")] = process.argv.slice(2);
const program = path.join(import.meta.dirname, "search/contest.ts");

/** Sphinx comes with Debian, not with npm. */
const isThere = (name: string) =>
  name !== "sphinx" || spawnSync("searchd", ["--help"]).error === undefined;

/** Answers of a scan of everything, for the contestants to be held against. */
async function writeReference(file: string): Promise<void> {
  const queries = readQueries();
  const expected = expectedAnswers(
    Number(products),
    queryClasses.flatMap((kind) => queries[kind]),
  );
  let at = 0;
  const byClass = queryClasses.map((kind) => {
    const own = expected.slice(at, at + queries[kind].length);
    at += own.length;
    return [kind, own];
  });
  await writeFile(file, JSON.stringify(Object.fromEntries(byClass)));
}

function contest(name: string, reference: string): Promise<Result> {
  const memory = ["--expose-gc", "--max-old-space-size=12000"];
  const child = spawn(process.execPath, [...memory, program, name, products, reference], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(JSON.parse(output.trimEnd().split("\n").at(-1) ?? ""));
      else reject(new Error(`${name} ended with code ${code}`));
    });
  });
}

const row = ({ build_seconds, megabytes, classes }: Result) => ({
  "build s": build_seconds,
  MB: megabytes,
  ...Object.fromEntries(
    queryClasses.map((kind) => [
      kind,
      classes[kind] ? `${classes[kind].p50} (${classes[kind].max})` : "-",
    ]),
  ),
});

/** Each query's first time, before anything is kept ready for it. */
const firstRow = ({ classes }: Result) =>
  Object.fromEntries(
    queryClasses.map((kind) => {
      const first = classes[kind]?.first;
      return [kind, first ? `${first.p50} (${first.max})` : "-"];
    }),
  );

async function bench(folder: string): Promise<void> {
  const reference = path.join(folder, "reference.json");
  await writeReference(reference);
  const results: Result[] = [];
  for (const name of chosen.split(",").filter(isThere)) {
    const result = await contest(name, reference).catch((error: Error) => {
      console.error(error.message);
    });
    if (result) results.push(result);
  }
  console.log(
    `${products} products; p50 (max) in milliseconds of top 20, total and all facet counts`,
  );
  console.table(Object.fromEntries(results.map((result) => [result.name, row(result)])));
  console.log("the same when each query is asked for the first time");
  console.table(Object.fromEntries(results.map((result) => [result.name, firstRow(result)])));
  const together = results.filter((result) => result.per_second !== null);
  console.log("queries a second when every processor answers");
  console.table(Object.fromEntries(together.map((result) => [result.name, result.per_second])));
  console.log(JSON.stringify({ name: "search", products: Number(products), results }));
}

if (existsSync(queriesFile)) {
  const folder = await mkdtemp(path.join(tmpdir(), "neroli-bench-"));
  try {
    await bench(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
} else {
  console.log(`There is nothing to measure: ${queriesFile} is missing.`);
}
