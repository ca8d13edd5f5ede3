import { parentPort, workerData } from "node:worker_threads";
import { type WriteOrder, writeSnapshot } from "./write-snapshot.ts";

// A thread that writes a snapshot, and ends: checksums and writing take seconds.

parentPort?.postMessage(writeSnapshot(workerData as WriteOrder));
