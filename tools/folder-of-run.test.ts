import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";

const file = path.join(import.meta.dirname, "folder-of-run.mjs");

/** What another run prints that makes its folder and ends. */
function run(script: string): string {
  const source = `import { folderOfRun } from ${JSON.stringify(file)}; ${script}`;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", source],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

const tell = "console.log(folderOfRun())";
const parent = path.dirname(run(tell));
/** Of a process that cannot be: Linux counts to four millions. */
const left = path.join(parent, "neroli-tests-4999999");
const alive = path.join(parent, `neroli-tests-${process.ppid}`);
const isOurs = existsSync(alive);
afterAll(() => {
  rmSync(left, { recursive: true, force: true });
  if (!isOurs) rmSync(alive, { recursive: true, force: true });
});

test("a run has a folder of its own in which everybody may write, and takes it along", () => {
  const [folder = "", mode] = run(`
    import { statSync, writeFileSync } from "node:fs";
    const folder = folderOfRun();
    writeFileSync(folder + "/written", "");
    console.log(folder, statSync(folder).mode.toString(8));
  `).split(" ");
  expect(mode).toBe("41777");
  expect(path.basename(folder)).toMatch(/^neroli-tests-\d+$/);
  expect(existsSync(folder)).toBe(false);
});

test("whoever asks again in the same run gets the same folder", () => {
  const [first, second] = run(`
    process.env.TMPDIR = folderOfRun();
    console.log(process.env.TMPDIR, folderOfRun());
  `).split(" ");
  expect(second).toBe(first);
});

test("what a run that was killed left behind is gone, what a living one has stays", () => {
  mkdirSync(left, { recursive: true });
  writeFileSync(path.join(left, "written"), "");
  mkdirSync(alive, { recursive: true });
  run(tell);
  expect(existsSync(left)).toBe(false);
  expect(statSync(alive).isDirectory()).toBe(true);
});
