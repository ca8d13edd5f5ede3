import type { Readable } from "node:stream";

/** Where the bytes of assets are kept; the rows about them stand in the table `assets`. */
export interface AssetStore {
  /** Whole or not at all: a reader never meets half of it. Answers the bytes written. */
  put(storageKey: string, content: Readable | Buffer): Promise<{ size: number }>;
  /** Rejects when there is nothing under the key. */
  open(storageKey: string): Promise<Readable>;
  /** Deleting what is not there is no error. */
  delete(storageKey: string): Promise<void>;
}

/** Keys are made by the server: names and folders of small letters, digits, hyphens and dots. */
const keyPattern = /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/;

export function checkStorageKey(storageKey: string): void {
  if (storageKey.length > 300 || !keyPattern.test(storageKey)) {
    throw new Error(`not a storage key: ${JSON.stringify(storageKey)}`);
  }
}
