import { Readable } from "node:stream";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { unpackedWithin } from "./limits.ts";
import { SourceError } from "./source-error.ts";

/** The files in a zip that lies on disk, each read when it is asked for. */
export interface Zip {
  names: readonly string[];
  has(name: string): boolean;
  /** Throws a SourceError when it is not there. */
  open(name: string): Promise<Readable>;
  close(): void;
}

const mostEntries = 200_000;

export async function openZip(file: string): Promise<Zip> {
  const entries = new Map<string, Entry>();
  let zip: ZipFile;
  try {
    zip = await openPromise(file, { autoClose: false });
    if (zip.entryCount > mostEntries) throw new SourceError("file-damaged");
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.endsWith("/")) entries.set(entry.fileName, entry);
    }
  } catch (error) {
    throw damaged(error);
  }
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    async open(name) {
      const entry = entries.get(name);
      if (!entry) throw new SourceError("file-damaged");
      if (entry.isEncrypted()) throw new SourceError("file-encrypted");
      return Readable.from(bytesOf(zip, entry), { objectMode: false });
    },
    close: () => zip.close(),
  };
}

async function* bytesOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    const bytes = (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
    yield* unpackedWithin(entry.compressedSize, bytes);
  } catch (error) {
    throw damaged(error);
  }
}

const damaged = (error: unknown) =>
  error instanceof SourceError ? error : new SourceError("file-damaged", {}, { cause: error });
