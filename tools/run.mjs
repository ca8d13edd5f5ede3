import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

// The scripts in tools/ run before anything is installed: plain JavaScript, Node 20, no packages.

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const installed = path.join(root, "node_modules", ".bin");

/** A program that `npm ci` installed; `node` is the pinned one, whatever runs this script. */
export const program = (name) => path.join(installed, name);

/**
 * The environment in which scripts find the pinned node first. It keeps what it has compiled: the
 * two thousand files of the server are read in half the time at the next start.
 */
export const pinnedEnvironment = (extra = {}) => ({
  ...process.env,
  NODE_COMPILE_CACHE: path.join(root, ".cache", "compiled"),
  PATH: [installed, ...pathWithoutInstalled()].join(path.delimiter),
  ...extra,
});

/** The environment of before the installation: `npm ci` must not run on the node it replaces. */
export const plainEnvironment = () => ({
  ...process.env,
  PATH: pathWithoutInstalled().join(path.delimiter),
});

const pathWithoutInstalled = () =>
  (process.env.PATH ?? "").split(path.delimiter).filter((folder) => folder !== installed);

/** Runs a command with its output on the terminal, and waits for its exit code. */
export function run(command, args, { env = pinnedEnvironment(), cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: "inherit" });
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/** Runs a command and keeps what it prints. */
export function capture(command, args, { env = pinnedEnvironment(), cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.once("error", (error) => resolve({ code: 127, output: `${error.message}\n` }));
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A SIGTERM to npm ends npm and the shell between, which tells nobody: then it is time to end. */
export function whenNpmEnds(then) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && then(), 200).unref();
}

/**
 * Runs the process that this script stands for, and ends with its exit code. Signals are passed
 * on, as `endWith` when that is given.
 */
export function become(command, args, { env = pinnedEnvironment(), cwd = root, endWith } = {}) {
  // Its own process group: Ctrl-C in a terminal reaches this script alone, which passes it on
  // once. Otherwise the server would hear it two or three times (terminal, npm, this script).
  const child = spawn(command, args, { cwd, env, stdio: "inherit", detached: true });
  let forwarded = false;
  const forward = (signal) => {
    if (forwarded) return;
    forwarded = true;
    child.kill(endWith ?? signal);
  };
  process.on("SIGINT", () => forward("SIGINT"));
  process.on("SIGTERM", () => forward("SIGTERM"));
  process.on("SIGHUP", () => forward("SIGTERM"));
  whenNpmEnds(() => forward("SIGTERM"));
  child.once("error", (error) => {
    console.error(`${command} did not start: ${error.message}`);
    process.exit(1);
  });
  child.once("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
}

/**
 * True on the pinned node, which reads TypeScript. On an older one the script is run again on the
 * pinned one, and this one only waits for it.
 */
export function underPinnedNode() {
  if (Number(process.versions.node.split(".")[0]) >= 24) return true;
  become(program("node"), process.argv.slice(1));
  return false;
}
