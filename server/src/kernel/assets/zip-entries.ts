import type { FileHandle } from "node:fs/promises";

const endBytes = 22;
/** The end of an archive may be followed by a comment of this length. */
const longestComment = 65_535;
const longestDirectory = 16 * 1024 * 1024;
const headerBytes = 46;

/**
 * The names in a zip, from the directory at its end, which alone says what is in it; null when there
 * is none that can be read: a file that was cut off, or one that only begins like a zip.
 */
export async function listEntries(handle: FileHandle, size: number): Promise<string[] | null> {
  const tail = await readAt(handle, Math.max(0, size - endBytes - longestComment), size);
  const end = tail.lastIndexOf("PK\x05\x06", undefined, "latin1");
  if (end < 0 || end + endBytes > tail.length) return null;
  const count = tail.readUInt16LE(end + 10);
  const bytes = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (bytes > longestDirectory || start + bytes > size) return null;
  return namesIn(await readAt(handle, start, start + bytes), count);
}

async function readAt(handle: FileHandle, from: number, to: number): Promise<Buffer> {
  const length = Math.max(0, to - from);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}

function namesIn(directory: Buffer, count: number): string[] | null {
  const names: string[] = [];
  let at = 0;
  while (names.length < count) {
    if (at + headerBytes > directory.length) return null;
    if (directory.toString("latin1", at, at + 4) !== "PK\x01\x02") return null;
    const length = directory.readUInt16LE(at + 28);
    names.push(directory.toString("utf8", at + headerBytes, at + headerBytes + length));
    const besides = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    at += headerBytes + length + besides;
  }
  return names;
}
