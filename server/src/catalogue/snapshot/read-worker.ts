import { parentPort, workerData } from "node:worker_threads";
import type { BegunReading, FolderOrder } from "./begin-reading.ts";
import { madeBy } from "./made-by.ts";
import { readManifest, readSnapshot } from "./read-snapshot.ts";

// A thread that reads a snapshot, and ends. What it reads is shared memory.

const { folder, schemas } = workerData as FolderOrder;

async function read(): Promise<BegunReading | null> {
  const manifest = readManifest(folder);
  if (manifest?.made_by !== (await madeBy(schemas))) return null;
  return { manifest, snapshot: await readSnapshot(folder, { manifest, schemas }) };
}

parentPort?.postMessage(await read());
