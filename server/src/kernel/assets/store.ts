import type { Readable } from "node:stream";
import { AppError } from "../errors.ts";

/** A whole file in the data folder that waits to be stored (incoming.ts). */
export interface IncomingFile {
  path: string;
  size: number;
  /** SHA-256 of its bytes. */
  hash: Buffer;
}

/** Both ends are part of it, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where the bytes of assets are kept; the rows about them stand in the table `assets`. A store that
 * is down refuses with "documents.store-unavailable".
 */
export interface AssetStore {
  /** Whole or not at all: a reader never meets half of it. Keys are not used twice, or for the same. */
  put(storageKey: string, file: IncomingFile): Promise<void>;
  /** Refuses with "documents.file-missing" when there is nothing under the key. */
  open(storageKey: string, range?: ByteRange): Promise<Readable>;
  /** Bytes; null where there is nothing under the key. */
  sizeOf(storageKey: string): Promise<number | null>;
  /** Deleting what is not there is no error. */
  delete(storageKey: string): Promise<void>;
  /**
   * Throws a StartError when it can never work like this: no such bucket, wrong keys. A store that
   * is only down does not keep the pages from being served; `report` hears of it.
   */
  check(report: (error: unknown) => void): Promise<void>;
}

/** Keys are made by the server: names and folders of small letters, digits, hyphens and dots. */
const keyPattern = /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/;

export function checkStorageKey(storageKey: string): void {
  if (storageKey.length > 300 || !keyPattern.test(storageKey)) {
    throw new Error(`not a storage key: ${JSON.stringify(storageKey)}`);
  }
}

/** A row speaks of a file that is gone: people are told so, and the log what is missing. */
export function fileMissing(storageKey: string, cause?: unknown): AppError {
  const missing = new Error(`the stored file ${storageKey} is gone`, { cause });
  return new AppError("documents.file-missing", undefined, { cause: missing });
}

/** The failure that people are told; the operators read its cause in the log. */
export function storeUnavailable(cause: unknown): AppError {
  return new AppError("documents.store-unavailable", undefined, { cause });
}
