import { spawn } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

const module = path.join(import.meta.dirname, "stray-lines.ts");

/** What a process writes that says things past its log. */
async function outputOf(prelude: string) {
  const program = `${prelude}
    for (let time = 0; time < 3; time++) console.error(new Error("a page failed"));
    console.warn("a %s warns", "library");
    process.emitWarning("Node itself");
    await new Promise(setImmediate);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  const [lines, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { lines, errors };
}

test("what is written past the log stands in it, line by line, and is counted", async () => {
  const before = await outputOf("");
  expect(before.errors).toMatch(/a page failed[\s\S]*Node itself/);
  const { lines, errors } = await outputOf(
    `(await import(${JSON.stringify(module)})).takeStrayLines();`,
  );
  expect(errors).toBe("");
  const told = lines
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(told).toMatchObject([
    { level: "error", msg: "a page failed", err: { stack: expect.any(String) } },
    { level: "warn", msg: "a library warns" },
    { level: "warn", msg: "Node itself" },
    { level: "error", msg: "a page failed, again", times: 2 },
  ]);
});
