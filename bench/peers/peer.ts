import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";

export interface Outcome {
  holds: boolean;
  figures: Record<string, number | string>;
}

/** A real program of others that the product is tried against. */
export interface Peer {
  name: string;
  /** What must hold, in words. */
  target: string;
  run(tools: Tools): Promise<Outcome>;
}

export interface Tools {
  /** An archive of Maven's central repository, unpacked; its folder. */
  fromMaven(artifact: Artifact): Promise<string>;
  /** A program of Python's index, in an environment of its own; its path. */
  fromPython(name: string, version: string): Promise<string>;
  /** A program of Go's modules, built; its path. */
  fromGo(program: string, version: string): Promise<string>;
  /** Is called at the end, the last first. */
  onClose(close: () => Promise<unknown>): void;
  close(): Promise<void>;
}

interface Artifact {
  group: string;
  name: string;
  version: string;
}

/** The machine cannot have it: no Java, no way to its registry. */
export class Absent extends Error {}

export const run = promisify(execFile);
/** Where what was fetched stays, and what was found. */
export const kept = path.resolve(import.meta.dirname, "../../.cache/peers");
const maven = process.env.MAVEN_REPOSITORY ?? "https://repo1.maven.org/maven2";

/** What was fetched once stays, under .cache. */
export function openTools(): Tools {
  const closes: (() => Promise<unknown>)[] = [];
  return {
    fromMaven: fetchArchive,
    fromPython: installPython,
    fromGo: buildGo,
    onClose: (close) => void closes.push(close),
    async close() {
      for (const close of closes.splice(0).reverse()) await close().catch(console.error);
    },
  };
}

async function fetchArchive({ group, name, version }: Artifact): Promise<string> {
  const folder = path.join(kept, `${name}-${version}`);
  if (existsSync(folder)) return folder;
  const address = `${maven}/${group.replaceAll(".", "/")}/${name}/${version}/${name}-${version}.zip`;
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok || !answer.body) throw new Absent(`${address} is not to be had`);
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const archive = `${draft}.zip`;
  await pipeline(Readable.from(answer.body), createWriteStream(archive));
  await run("unzip", ["-q", archive, "-d", draft]);
  await rm(archive);
  await rename(draft, folder);
  return folder;
}

async function installPython(name: string, version: string): Promise<string> {
  const folder = path.join(kept, `${name}-${version}`);
  const program = path.join(folder, "bin", name);
  if (existsSync(program)) return program;
  try {
    await run("python3", ["-m", "venv", folder]);
    await run(path.join(folder, "bin/pip"), ["install", "--quiet", `${name}==${version}`]);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Absent(`${name} is not to be had: ${(error as Error).message.split("\n")[0]}`);
  }
  return program;
}

async function buildGo(program: string, version: string): Promise<string> {
  const name = path.basename(program);
  const folder = path.join(kept, `${name}-${version}`);
  const built = path.join(folder, name);
  if (existsSync(built)) return built;
  const env = { ...process.env, GOBIN: folder };
  await run("go", ["install", `${program}@${version}`], { env }).catch((error: Error) => {
    throw new Absent(`${name} is not to be had: ${error.message.split("\n")[0]}`);
  });
  return built;
}

interface Started {
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Numbers of the account that it runs as, for what refuses to run as root. */
  account?: { uid: number; gid: number };
}

/** Starts a program in a group of its own, which ends as a whole. */
export function start(tools: Tools, file: string, { args, env, account }: Started): ChildProcess {
  const own = { env: { ...process.env, ...env }, ...account };
  const child = spawn(file, args, { ...own, detached: true, stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  tools.onClose(async () => {
    if (child.exitCode === null && child.signalCode === null && child.pid) {
      process.kill(-child.pid, "SIGKILL");
    }
    await ended;
  });
  return child;
}
