import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { unpackedWithin } from "./limits.ts";
import { headOf } from "./local-file.ts";
import { SourceError } from "./source-error.ts";

const chunkSize = 1 << 18;

/** Opens the bytes of a text anew each time. */
export type Bytes = () => AsyncGenerator<Buffer>;

/** The bytes of a file, unpacked when it is gzip; the content decides, not the name. */
export async function fileBytes(file: string): Promise<Bytes> {
  return (await isGzip(file)) ? () => unpacked(file) : () => plain(file);
}

export async function isGzip(file: string): Promise<boolean> {
  const head = await headOf(file, 2);
  return head.length === 2 && head.readUInt16BE() === 0x1f8b;
}

async function* plain(file: string): AsyncGenerator<Buffer> {
  yield* createReadStream(file, { highWaterMark: chunkSize });
}

async function* unpacked(file: string): AsyncGenerator<Buffer> {
  const { size } = await stat(file);
  const source = createReadStream(file, { highWaterMark: chunkSize });
  try {
    // An error of the file destroys the end of the pipeline, which is what is read here.
    const text = pipeline(source, createGunzip({ chunkSize }), () => {});
    yield* unpackedWithin(size, text as AsyncIterable<Buffer>);
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (!code?.startsWith("Z_")) throw error;
    throw new SourceError("file-gzip-damaged", {}, { cause: error });
  }
}

/** The beginning of a text, as long as it is needed to see what it is. */
export async function beginning(bytes: Bytes, length: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes()) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= length) break;
  }
  return Buffer.concat(chunks).subarray(0, length);
}
