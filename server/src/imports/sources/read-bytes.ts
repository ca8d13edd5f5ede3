import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { StartError } from "../../kernel/start-error.ts";

const chunk = 1 << 18;

/** The bytes of a file, unpacked when it is gzip; the content decides, not the name. */
export async function* readBytes(file: string): AsyncGenerator<Buffer> {
  const packed = await isGzip(file);
  const source = createReadStream(file, { highWaterMark: chunk });
  try {
    // An error of the file destroys the end of the pipeline, which is what is read here.
    yield* packed ? pipeline(source, createGunzip({ chunkSize: chunk }), () => {}) : source;
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (!code?.startsWith("Z_")) throw error;
    throw new StartError(`${file} cannot be unpacked: ${(error as Error).message}.`);
  }
}

async function isGzip(file: string): Promise<boolean> {
  try {
    await using handle = await open(file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.readUInt16BE() === 0x1f8b;
  } catch (error) {
    throw new StartError(unreadable(file, error));
  }
}

const sentences: Record<string, string> = {
  ENOENT: "does not exist",
  EISDIR: "is a folder, not a file",
  EACCES: "may not be read by this user",
};

function unreadable(file: string, error: unknown): string {
  const code = (error as { code?: string }).code ?? "";
  return `${file} ${sentences[code] ?? `cannot be read: ${(error as Error).message}`}.`;
}
