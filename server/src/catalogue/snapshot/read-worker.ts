import { parentPort, workerData } from "node:worker_threads";
import type { FolderOrder } from "./begin-reading.ts";
import { readSnapshot } from "./read-snapshot.ts";

// A thread that reads a snapshot, and ends. What it reads is shared memory.

const { folder, ...order } = workerData as FolderOrder;
parentPort?.postMessage(await readSnapshot(folder, order));
