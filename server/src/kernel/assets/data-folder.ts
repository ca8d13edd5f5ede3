import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { type AssetStore, checkStorageKey, fileMissing, storeUnavailable } from "./store.ts";

/** Keeps assets as files below a folder of the data folder. */
export function dataFolderStore(folder: string): AssetStore {
  const fileOf = (storageKey: string) => {
    checkStorageKey(storageKey);
    return path.join(folder, storageKey);
  };
  return {
    async put(storageKey, file) {
      const place = fileOf(storageKey);
      try {
        await mkdir(path.dirname(place), { recursive: true });
        await rename(file.path, place);
      } catch (error) {
        throw storeUnavailable(error);
      }
    },
    async open(storageKey, range) {
      const handle = await open(fileOf(storageKey), "r").catch((error: NodeJS.ErrnoException) => {
        throw error.code === "ENOENT" ? fileMissing(storageKey, error) : storeUnavailable(error);
      });
      return handle.createReadStream(range);
    },
    async sizeOf(storageKey) {
      try {
        return (await stat(fileOf(storageKey))).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw storeUnavailable(error);
      }
    },
    async delete(storageKey) {
      const place = fileOf(storageKey);
      await rm(place, { force: true }).catch((error: unknown) => {
        throw storeUnavailable(error);
      });
    },
    check: async () => {},
  };
}
