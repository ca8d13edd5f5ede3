import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

let folder: string;
let parent: ChildProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "neroli-keep-"));
});
afterEach(() => parent?.kill("SIGKILL"));
afterAll(() => rm(folder, { recursive: true }));

const tool = new URL("./keep-running.mjs", import.meta.url).href;

/** Keeps this program running; `said` is all that both have said so far. */
async function keep(program: string) {
  const server = path.join(folder, "server.mjs");
  await writeFile(server, program);
  const script = path.join(folder, "parent.mjs");
  const args = `process.execPath, [${JSON.stringify(server)}], { env: process.env }`;
  await writeFile(script, `import { keepRunning } from "${tool}"; keepRunning(${args});`);
  const { npm_lifecycle_event: _, ...env } = process.env;
  parent = spawn(process.execPath, [script], { env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(parent, "exit");
  let said = "";
  for (const stream of [parent.stdout, parent.stderr]) {
    stream?.setEncoding("utf8").on("data", (part: string) => {
      said += part;
    });
  }
  return {
    said: () => said,
    pids: () => [...said.matchAll(/^pid (\d+)$/gm)].map((found) => Number(found[1])),
    tell: (signal: NodeJS.Signals) => parent?.kill(signal),
    code: async () => (await ended)[0] as number,
  };
}

const lives = `
  process.on("SIGTERM", () => { console.log("told"); setTimeout(() => process.exit(0), 300); });
  process.on("disconnect", () => process.exit(0));
  setInterval(() => {}, 1000);
  process.send("up");
  console.log("pid " + process.pid);`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const soon = { timeout: 60_000 };

test("a server that is killed is started again, and one that is told to end is not", async () => {
  const { said, pids, tell, code } = await keep(lives);
  await expect.poll(() => pids().length, soon).toBe(1);
  process.kill(pids()[0] ?? 0, "SIGKILL");
  await expect.poll(() => pids().length, soon).toBe(2);
  expect(said()).toMatch(
    /"msg":"The server was ended by SIGKILL\. It is started again in 0\.5 seconds\."/,
  );
  tell("SIGTERM");
  tell("SIGTERM");
  expect(await code()).toBe(0);
  expect(said().match(/^told$/gm)).toHaveLength(1);
  expect(pids().map(isAlive)).toEqual([false, false]);
});

test("a code after it was up is an end like another; after five in a minute there is no next", async () => {
  const { said, code } = await keep(
    `process.send("up", () => process.exit(7)); console.log("begun");`,
  );
  expect(await code()).toBe(1);
  expect(said().match(/^begun$/gm)).toHaveLength(5);
  expect(said()).toMatch(
    /ended with code 7, the 5th time within a minute\. It is not started again\./,
  );
});

test("a start that fails in a sentence is not repeated", async () => {
  const { said, code } = await keep(`console.error("The port is taken."); process.exit(1);`);
  expect(await code()).toBe(1);
  expect(said()).toBe("The port is taken.\n");
});

test("a server ends when whoever keeps it is killed", async () => {
  const { pids, tell } = await keep(lives);
  await expect.poll(() => pids().length, soon).toBe(1);
  tell("SIGKILL");
  await expect.poll(() => isAlive(pids()[0] ?? 0), soon).toBe(false);
});

test("npm start keeps the server running", async () => {
  const start = await readFile(new URL("./start.mjs", import.meta.url), "utf8");
  expect(start).toContain('keepRunning(program("node"), ["server/build/main.js"]');
});
