import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Duplex, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReadableStream as StreamOfWeb } from "node:stream/web";
import { createZstdDecompress } from "node:zlib";
import { Decrypter } from "age-encryption";
import { extract } from "tar-stream";
import { StartError } from "../../kernel/start-error.ts";

interface Entry {
  name: string;
  content: Readable;
}

/**
 * Goes through the entries of an archive in order; each must be read before the next one comes.
 * @throws StartError in a sentence when it cannot be opened or is damaged.
 */
export async function readArchive(
  file: string,
  { identity, take }: { identity: string | null; take: (entry: Entry) => Promise<void> },
): Promise<void> {
  const encrypted = await isEncrypted(file);
  if (encrypted && !identity) {
    throw new StartError(
      `${file} is encrypted: set NEROLI_BACKUP_KEY to the secret key (AGE-SECRET-KEY-…).`,
    );
  }
  const tar = extract();
  const reading = pipeline([
    createReadStream(file),
    ...(encrypted && identity ? [decryption(identity)] : []),
    createZstdDecompress(),
    tar as unknown as NodeJS.WritableStream,
  ]);
  reading.catch(() => {});
  try {
    for await (const entry of tar) {
      await take({ name: entry.header.name, content: entry as unknown as Readable });
      entry.resume();
    }
    await reading;
  } catch (error) {
    tar.destroy();
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} is no whole backup: ${(error as Error).message}.`);
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, "r").catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${file} cannot be read: ${error.message}.`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(22), 0, 22, 0);
    return buffer.toString("latin1", 0, bytesRead).startsWith("age-encryption.org/v1");
  } finally {
    await handle.close();
  }
}

/** The header must have come before the first byte can be told. */
function decryption(identity: string): Duplex {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return Duplex.from(async function* (source: AsyncIterable<Buffer>) {
    const incoming = StreamOfWeb.from(source) as ReadableStream<Uint8Array>;
    const plain = await decrypter.decrypt(incoming);
    for await (const part of plain as unknown as AsyncIterable<Uint8Array>) yield part;
  });
}
