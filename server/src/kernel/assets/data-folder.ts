import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type AssetStore, checkStorageKey } from "./store.ts";

/** Keeps assets as files below a folder of the data folder. */
export function dataFolderStore(folder: string): AssetStore {
  const incoming = path.join(folder, ".incoming");
  const fileOf = (storageKey: string) => {
    checkStorageKey(storageKey);
    return path.join(folder, storageKey);
  };
  return {
    async put(storageKey, content) {
      const file = fileOf(storageKey);
      await mkdir(incoming, { recursive: true });
      const temporary = path.join(incoming, randomUUID());
      try {
        await writeDurably(temporary, content);
        const { size } = await stat(temporary);
        await mkdir(path.dirname(file), { recursive: true });
        await rename(temporary, file);
        return { size };
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async open(storageKey) {
      const handle = await open(fileOf(storageKey), "r");
      return handle.createReadStream();
    },
    async delete(storageKey) {
      await rm(fileOf(storageKey), { force: true });
    },
  };
}

/** On the disk before it gets its name: after a power failure the name never stands for less. */
async function writeDurably(file: string, content: Readable | Buffer): Promise<void> {
  const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
  await pipeline(source, createWriteStream(file, { flags: "wx", flush: true }));
}
