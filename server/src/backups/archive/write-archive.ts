import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Duplex, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createZstdCompress } from "node:zlib";
import { Encrypter } from "age-encryption";
import { pack } from "tar-stream";

export interface ArchiveWriter {
  /** Settles when the archive takes more. */
  add(name: string, content: Buffer): Promise<void>;
  addStream(name: string, content: { stream: Readable; size: number }): Promise<void>;
}

/**
 * Writes a tar of what `fill` adds, compressed by zstd and, with a recipient, encrypted by age: each
 * can be opened by the programs of that name. The file is there whole, forced to the disk, or not.
 */
export async function writeArchive(
  file: string,
  { recipient, fill }: { recipient: string | null; fill: (writer: ArchiveWriter) => Promise<void> },
): Promise<void> {
  const tar = pack();
  // Two at once, or one that was killed, have each their own.
  const part = `${file}.${randomUUID()}.part`;
  const add: ArchiveWriter["add"] = (name, content) =>
    new Promise((resolve, reject) => {
      tar.entry({ name, mtime: new Date(0) }, content, (error) =>
        error ? reject(error) : resolve(),
      );
    });
  const addStream: ArchiveWriter["addStream"] = (name, { stream, size }) =>
    new Promise((resolve, reject) => {
      const entry = tar.entry({ name, size, mtime: new Date(0) }, (error) =>
        error ? reject(error) : resolve(),
      );
      if (entry) pipeline(stream, entry as unknown as NodeJS.WritableStream).catch(reject);
    });
  const output = createWriteStream(part, { mode: 0o600, flags: "wx" });
  const written = pipeline([
    // A stream like Node's own, whose types it does not have.
    tar as unknown as NodeJS.ReadableStream,
    createZstdCompress(),
    ...(recipient ? [await encryption(recipient)] : []),
    output,
  ]);
  // Heard of where it is waited for, unless filling fails first.
  written.catch(() => {});
  try {
    await Promise.race([fill({ add, addStream }), written]);
    tar.finalize();
    await written;
    await toDisk(part);
    await rename(part, file);
    await toDisk(path.dirname(file));
  } catch (error) {
    tar.destroy();
    await written.catch(() => {});
    await rm(part, { force: true });
    throw error;
  }
}

/** A stream that is encrypted for whoever has the recipient's secret key. */
async function encryption(recipient: string): Promise<Duplex> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const through = new TransformStream<Uint8Array, Uint8Array>();
  const readable = await encrypter.encrypt(through.readable);
  return Duplex.fromWeb({ readable, writable: through.writable } as Parameters<
    typeof Duplex.fromWeb
  >[0]);
}

async function toDisk(place: string): Promise<void> {
  const handle = await open(place, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
