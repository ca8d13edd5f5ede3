import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeError } from "./describe-error.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "neroli-built-"));
  await writeFile(path.join(folder, "package.json"), JSON.stringify({ type: "module" }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a source of the product, once built, says of the error that it throws. */
async function stackOf(text: string): Promise<string> {
  const input = path.join(folder, "server/src/failing.ts");
  const file = path.join(folder, "server/build/failing.js");
  const source = { name: "source", resolveId: (id: string) => id, load: () => text };
  const bundle = await rolldown({ input, plugins: [source] });
  await bundle.write({ file, sourcemap: true });
  const said = await promisify(execFile)(process.execPath, [
    "--input-type=module",
    "-e",
    [
      `try { await import(${JSON.stringify(pathToFileURL(file).href)}); }`,
      "catch ({ stack }) { process.stdout.write(stack); }",
    ].join("\n"),
  ]);
  return said.stdout;
}

test("an error of the built server was thrown in a source", async () => {
  const lines = ["interface Gone {", "  left: out;", "}", "throw new Error('no');"];
  const error = Object.assign(new Error("no"), { stack: await stackOf(lines.join("\n")) });
  const [, first = ""] = describeError(error).stack?.split("\n") ?? [];
  expect(first).toContain(pathToFileURL(path.join(folder, "server/src/failing.ts")).href);
  expect(first).toMatch(/failing\.ts:4:\d+\)?$/);
});

test("what has no map keeps its place", async () => {
  const file = pathToFileURL(path.join(folder, "server/build/other.js")).href;
  await writeFile(path.join(folder, "server/build/other.js.map"), "{");
  const error = Object.assign(new Error("no"), { stack: `Error: no\n    at go (${file}:3:5)` });
  expect(describeError(error).stack).toBe(error.stack);
});
