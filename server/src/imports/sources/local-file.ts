import { createWriteStream } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { SourceFile } from "./source.ts";

/** A file on disk: workbooks are read here and there, and everything more than once. */
export interface LocalFile {
  path: string;
  /** Removes it, when it was put aside to be read. */
  close(): Promise<void>;
}

export async function toLocalFile(from: SourceFile): Promise<LocalFile> {
  if (typeof from === "string") return { path: from, close: async () => {} };
  const folder = await mkdtemp(path.join(tmpdir(), "neroli-source-"));
  const close = () => rm(folder, { recursive: true, force: true });
  const file = path.join(folder, "content");
  try {
    await pipeline(await from(), createWriteStream(file));
  } catch (error) {
    await close();
    throw error;
  }
  return { path: file, close };
}

/** The first bytes of a file. */
export async function headOf(file: string, length: number): Promise<Buffer> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
  return buffer.subarray(0, bytesRead);
}
