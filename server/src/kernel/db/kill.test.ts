import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openConnection } from "./connection.ts";
import { startEmbedded } from "./embedded.ts";

const rounds = 20;
const writer = path.resolve(import.meta.dirname, "../testing/writer.ts");
let data: string;

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), "neroli-kill-"));
});
afterAll(async () => {
  const database = await startEmbedded(data);
  await database.stop();
  await rm(data, { recursive: true, force: true });
});

/** One life: from the start to the kill. What was acknowledged, and how the database was found. */
async function live(milliseconds: number): Promise<{ found: string; acknowledged: string[] }> {
  const child = spawn(process.execPath, [writer, data], { stdio: ["ignore", "pipe", "pipe"] });
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaint += chunk;
  });
  const lines: string[] = [];
  const reading = createInterface({ input: child.stdout });
  reading.on("line", (line) => lines.push(line));
  const ended = once(reading, "close");
  const first = once(reading, "line");
  await Promise.race([first, ended]);
  if (lines.length === 0) throw new Error(complaint);
  await pause(milliseconds);
  child.kill("SIGKILL");
  await ended;
  const [found = "", ...acknowledged] = lines;
  return { found, acknowledged };
}

/** The writer was connected to it a moment ago: the number in the file is its own. */
async function killPostmaster(): Promise<void> {
  const note = await readFile(path.join(data, "postgres", "postmaster.pid"), "utf8");
  process.kill(Number(note.split("\n")[0]), "SIGKILL");
}

async function writtenIds(): Promise<Set<string>> {
  const { url } = await startEmbedded(data);
  const client = await openConnection(url);
  const { rows } = await client.query<{ id: string }>("select id::text from written");
  await client.end();
  return new Set(rows.map(({ id }) => id));
}

test(`a server killed ${rounds} times loses nothing it acknowledged`, {
  timeout: 120_000,
}, async () => {
  const acknowledged: string[] = [];
  const found: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const life = await live(20 + ((round * 37) % 200));
    acknowledged.push(...life.acknowledged);
    found.push(life.found);
    // Sometimes the database dies too, with its server or after it.
    if (round % 4 === 1) await killPostmaster();
  }
  const expected = found.map((_, round) =>
    round % 4 === 2 || round === 0 ? "started" : "adopted",
  );
  expect(found).toEqual(expected);
  expect(acknowledged.length).toBeGreaterThan(rounds);
  const written = await writtenIds();
  expect(acknowledged.filter((id) => !written.has(id))).toEqual([]);
});
