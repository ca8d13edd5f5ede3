import path from "node:path";
import type { Readable } from "node:stream";
import { dataFolderStore } from "./data-folder.ts";
import type { AssetStore } from "./store.ts";

let store: AssetStore | undefined;

/** Keeps assets below `data`, the data folder (architecture, data). */
export function startAssets({ data }: { data: string }): void {
  store = dataFolderStore(path.join(data, "assets"));
}

function started(): AssetStore {
  if (!store) throw new Error("assets are not started");
  return store;
}

/** Stores the bytes under the key, replacing what was there; on failure nothing is left behind. */
export const putAsset = (
  storageKey: string,
  content: Readable | Buffer,
): Promise<{ size: number }> => started().put(storageKey, content);

/** The bytes as a stream; rejects when there are none under the key. */
export const openAsset = (storageKey: string): Promise<Readable> => started().open(storageKey);

export const deleteAsset = (storageKey: string): Promise<void> => started().delete(storageKey);
