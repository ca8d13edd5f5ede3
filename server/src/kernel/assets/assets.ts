import path from "node:path";
import type { Readable } from "node:stream";
import type { S3Settings } from "../config.ts";
import { log } from "../log/log.ts";
import { dataFolderStore } from "./data-folder.ts";
import { type Incoming, incomingFolder } from "./incoming.ts";
import { measuredStore } from "./measured-store.ts";
import { s3Store } from "./s3-store.ts";
import { type AssetStore, type ByteRange, fileMissing, type IncomingFile } from "./store.ts";

interface Options {
  /** The data folder. */
  data: string;
  /** A store of one's own; the data folder when left out. */
  s3?: S3Settings;
}

let started: { store: AssetStore; incoming: Incoming } | undefined;

/** Keeps assets in the S3-compatible store, or else below the data folder (architecture, data). */
export function startAssets({ data, s3 }: Options): void {
  const folder = path.join(data, "assets");
  started = {
    store: measuredStore(s3 ? s3Store(s3) : dataFolderStore(folder)),
    incoming: incomingFolder(path.join(folder, ".incoming")),
  };
}

/** Throws a StartError when the store can never work as it is set; `report` hears of one that is down. */
export const checkAssets = (report: (error: unknown) => void): Promise<void> =>
  assets().store.check(report);

function assets() {
  if (!started) throw new Error("assets are not started");
  return started;
}

/** Takes a file in, without storing it yet: it is whole, and its size and hash are known. */
export const takeIn = (content: Readable | Buffer): Promise<IncomingFile> =>
  assets().incoming.take(content);

/** Stores what was taken in, replacing what was there; on failure nothing is left behind. */
export async function putFile(storageKey: string, file: IncomingFile): Promise<void> {
  try {
    await assets().store.put(storageKey, file);
  } finally {
    await dropFile(file);
  }
}

/** Removes what was taken in and is not wanted. */
export const dropFile = (file: IncomingFile): Promise<void> => assets().incoming.drop(file);

/** Removes what killed processes have left of files that were coming. */
export const sweepIncoming = (): Promise<void> => assets().incoming.sweep();

/** Stores the bytes under the key, replacing what was there; on failure nothing is left behind. */
export async function putAsset(
  storageKey: string,
  content: Readable | Buffer,
): Promise<{ size: number }> {
  const file = await takeIn(content);
  await putFile(storageKey, file);
  return { size: file.size };
}

/** Bytes; null where the store has nothing under the key. */
export const sizeOfAsset = (storageKey: string): Promise<number | null> =>
  assets().store.sizeOf(storageKey);

/** Which of these are not there, though rows speak of them; the log hears of each. */
export async function findMissing(storageKeys: Iterable<string>): Promise<Set<string>> {
  const missing = new Set<string>();
  for (const each of new Set(storageKeys)) {
    if ((await sizeOfAsset(each)) !== null) continue;
    missing.add(each);
    log.error({ err: fileMissing(each).cause }, "a stored file is gone");
  }
  return missing;
}

/** The bytes as a stream; refuses with "documents.file-missing" when there are none. */
export const openAsset = (storageKey: string, range?: ByteRange): Promise<Readable> =>
  assets().store.open(storageKey, range);

export const deleteAsset = (storageKey: string): Promise<void> => assets().store.delete(storageKey);
