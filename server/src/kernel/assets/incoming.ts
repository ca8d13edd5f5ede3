import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { now } from "../clock.ts";
import { processMark } from "../data/process-mark.ts";
import { AppError } from "../errors.ts";
import { type IncomingFile, storeUnavailable } from "./store.ts";

/** Older ones were left by a process that was killed while they came. */
const mostHours = 24;

/**
 * Files on their way into the store. They are written down first: what they are, how long they are
 * and whether they carry a virus is known before the store gets any of it, and it gets it whole
 * (decision 0015).
 */
export interface Incoming {
  /** Pulls the content into a file, part by part; whatever goes wrong, nothing is left of it. */
  take(content: Readable | Buffer): Promise<IncomingFile>;
  /** Removes what was taken and not stored. */
  drop(file: IncomingFile): Promise<void>;
  /** Removes what killed processes have left. */
  sweep(): Promise<void>;
}

export function incomingFolder(folder: string): Incoming {
  return {
    async take(content) {
      const file = path.join(folder, `${processMark()}-${randomUUID()}`);
      try {
        return await write(file, content);
      } catch (error) {
        await rm(file, { force: true }).catch(() => {});
        throw isOfTheDisk(error) ? storeUnavailable(error) : error;
      }
    },
    drop: (file) => rm(file.path, { force: true }),
    async sweep() {
      const oldest = now().getTime() - mostHours * 3_600_000;
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name);
        const left = await stat(file).catch(() => null);
        if (left && left.mtimeMs < oldest) await rm(file, { force: true });
      }
    },
  };
}

/** On the disk before it gets its name: after a power failure the name never stands for less. */
async function write(file: string, content: Readable | Buffer): Promise<IncomingFile> {
  const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
  // A sender that breaks off is heard of from the pipeline, and ends nothing else.
  source.once("error", () => {});
  await mkdir(path.dirname(file), { recursive: true });
  const hash = createHash("sha256");
  let size = 0;
  const target = createWriteStream(file, { flags: "wx", flush: true });
  try {
    await pipeline(
      source,
      async function* (parts: AsyncIterable<Buffer>) {
        for await (const part of parts) {
          hash.update(part);
          size += part.length;
          yield part;
        }
      },
      target,
    );
  } catch (error) {
    // A file that is just being opened comes into being after the failure.
    if (!target.destroy().closed) await once(target, "close");
    throw error;
  }
  return { path: file, size, hash: hash.digest() };
}

/** Whether a failure is the file system's, not that of whoever sends the content. */
const isOfTheDisk = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof AppError) &&
  ["ENOSPC", "EDQUOT", "EIO", "EROFS", "EACCES", "EMFILE"].includes(
    (error as NodeJS.ErrnoException).code ?? "",
  );
