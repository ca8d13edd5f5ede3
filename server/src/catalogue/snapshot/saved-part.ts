import { closeSync, openSync, writeSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import path from "node:path";
import { crc32 } from "node:zlib";
import type { NamedBuffer } from "@neroli/search/serialise.ts";
import { padded, type SavedPart, SnapshotUnusable } from "./format.ts";

/** Bytes with a checksum of their own, as columns of a segment have. */
export function namedBytes(
  name: string,
  kind: NamedBuffer["kind"],
  bytes: Uint8Array,
): NamedBuffer {
  return { name, kind, bytes, checksum: crc32(bytes) };
}

/** Writes buffers into a file that is not there yet. */
export function writePart(
  folder: string,
  file: string,
  buffers: readonly NamedBuffer[],
): SavedPart {
  const handle = openSync(path.join(folder, file), "wx");
  try {
    let at = 0;
    for (const { bytes } of buffers) {
      writeWhole(handle, bytes, at);
      at += padded(bytes.length);
    }
  } finally {
    closeSync(handle);
  }
  const told = buffers.map(({ name, kind, checksum, bytes }) => ({
    name,
    kind,
    checksum,
    length: bytes.length,
  }));
  return { file, buffers: told };
}

/** A write may take less than it is given. */
function writeWhole(handle: number, bytes: Uint8Array, at: number): void {
  for (let done = 0; done < bytes.length; ) {
    done += writeSync(handle, bytes, done, bytes.length - done, at + done);
  }
}

/**
 * The buffers of a part, each in shared memory of its own, read side by side. Their checksums are
 * not looked at.
 * @throws SnapshotUnusable when the file is too short.
 */
export async function readPart(
  folder: string,
  { file, buffers }: SavedPart,
): Promise<NamedBuffer[]> {
  const handle = await open(path.join(folder, file), "r");
  try {
    let end = 0;
    const places = buffers.map(({ length }) => {
      const start = end;
      end += padded(length);
      return start;
    });
    return await Promise.all(
      buffers.map(async ({ length, ...told }, at) => {
        const bytes = new Uint8Array(new SharedArrayBuffer(length));
        await readWhole(handle, { bytes, from: places[at] ?? 0, file });
        return { ...told, bytes };
      }),
    );
  } finally {
    await handle.close();
  }
}

async function readWhole(
  handle: FileHandle,
  { bytes, from, file }: { bytes: Uint8Array; from: number; file: string },
): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, done, bytes.length - done, from + done);
    if (bytesRead === 0) throw new SnapshotUnusable(`${file} is too short`);
    done += bytesRead;
  }
}

/** The same buffers, by name. @throws SnapshotUnusable when one is not as it was written. */
export async function readChecked(
  folder: string,
  part: SavedPart,
): Promise<Map<string, Uint8Array>> {
  const buffers = await readPart(folder, part);
  for (const { name, bytes, checksum } of buffers) {
    if (crc32(bytes) !== checksum) throw new SnapshotUnusable(`${name} in ${part.file} is damaged`);
  }
  return new Map(buffers.map(({ name, bytes }) => [name, bytes]));
}
