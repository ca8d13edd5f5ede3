import { closeSync, openSync, readSync, writeSync } from "node:fs";
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
 * The buffers of a part, each in shared memory of its own. Their checksums are not looked at.
 * @throws SnapshotUnusable when the file is missing or too short.
 */
export function readPart(folder: string, { file, buffers }: SavedPart): NamedBuffer[] {
  const handle = openSync(path.join(folder, file), "r");
  try {
    let at = 0;
    return buffers.map(({ length, ...told }) => {
      const bytes = new Uint8Array(new SharedArrayBuffer(length));
      for (let done = 0; done < length; ) {
        const read = readSync(handle, bytes, done, length - done, at + done);
        if (read === 0) throw new SnapshotUnusable(`${file} is too short`);
        done += read;
      }
      at += padded(length);
      return { ...told, bytes };
    });
  } finally {
    closeSync(handle);
  }
}

/** The same buffers, by name. @throws SnapshotUnusable when one is not as it was written. */
export function readChecked(folder: string, part: SavedPart): Map<string, Uint8Array> {
  const buffers = readPart(folder, part);
  for (const { name, bytes, checksum } of buffers) {
    if (crc32(bytes) !== checksum) throw new SnapshotUnusable(`${name} in ${part.file} is damaged`);
  }
  return new Map(buffers.map(({ name, bytes }) => [name, bytes]));
}
