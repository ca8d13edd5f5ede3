import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { createProduct } from "../products/factory.ts";
import { manifestName } from "./snapshot/format.ts";
import type { ProcessCommand, ProcessMessage } from "./testing-process.ts";

const program = path.join(import.meta.dirname, "testing-process.ts");

let database: FreshDatabase;
const folders: string[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  await createCompany({ key: "acme" });
  await createProduct({ key: "first", company_key: "acme", fields: { name: "Firstborn" } });
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
  }
});
afterAll(async () => {
  await database.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

interface ServerProcess {
  child: ChildProcess;
  /** What it said of its snapshot. */
  said: string[];
  tell(told: ProcessCommand): Promise<string[]>;
  kill(): Promise<void>;
}

async function startProcess(folder: string): Promise<ServerProcess> {
  const child = fork(program, [database.url, folder], { execArgv: [] });
  children.push(child);
  const next = async (): Promise<ProcessMessage> => {
    const [message] = await once(child, "message");
    return message as ProcessMessage;
  };
  const ready = await next();
  return {
    child,
    said: ready.kind === "ready" ? ready.said : [],
    async tell(told) {
      child.send(told);
      const done = await next();
      return done.kind === "done" ? done.found : [];
    },
    async kill() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "neroli-processes-"));
  folders.push(folder);
  return folder;
}

/** The log is read up to the oldest transaction that goes on, in any test's database. */
async function untilFound(server: ServerProcess, query: string): Promise<void> {
  while ((await server.tell({ kind: "find", query })).length === 0) await pause(10);
}

test("what one process commits it finds at once, and the other by itself", async () => {
  const [here, there] = await Promise.all([
    startProcess(await newFolder()),
    startProcess(await newFolder()),
  ]);
  for (const name of ["Larkspur", "Marigold", "Nigella"]) {
    const key = name.toLowerCase();
    expect(await here.tell({ kind: "create", key, name })).toEqual([`${key} ${name}`]);
    await untilFound(there, name);
  }
  const name = "Oleander";
  expect(await there.tell({ kind: "rename", key: "larkspur", name })).toEqual([`larkspur ${name}`]);
  await untilFound(here, name);
  expect(await here.tell({ kind: "find", query: "larkspur" })).toEqual([]);
  await Promise.all([here.tell({ kind: "stop" }), there.tell({ kind: "stop" })]);
});

test("one that is killed after its snapshot finds at its restart what it and others committed", async () => {
  const folder = await newFolder();
  const killed = await startProcess(folder);
  // It writes its first one when it has started.
  while (!existsSync(path.join(folder, manifestName))) await pause(10);
  await killed.tell({ kind: "create", key: "peony", name: "Peony" });
  await killed.tell({ kind: "rename", key: "first", name: "Reborn" });
  await killed.kill();
  await createProduct({ key: "rose", company_key: "acme", fields: { name: "Rosewood" } });
  const back = await startProcess(folder);
  expect(back.said).toEqual([]);
  for (const [query, found] of [
    ["peony", ["peony Peony"]],
    ["reborn", ["first Reborn"]],
    ["firstborn", []],
    ["rosewood", ["rose Rosewood"]],
  ] as const) {
    expect(await back.tell({ kind: "find", query })).toEqual(found);
  }
  // Killed again while it writes, or not yet: the files of before are whole.
  await back.kill();
  const again = await startProcess(folder);
  expect(again.said).toEqual([]);
  expect(await again.tell({ kind: "find", query: "rosewood" })).toEqual(["rose Rosewood"]);
  await again.tell({ kind: "stop" });
  const last = await startProcess(folder);
  expect(last.said).toEqual([]);
  expect(await last.tell({ kind: "find", query: "peony" })).toEqual(["peony Peony"]);
});
