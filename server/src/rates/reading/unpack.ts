import { fromBufferPromise } from "yauzl";

/** Bytes of a file of rates as it comes, and unpacked: that of all days has some 700,000. */
export const longestRates = 4 * 1024 * 1024;
const longestText = 16 * 1024 * 1024;

/**
 * The text of a file of rates, which may be the one file of a zip. null where it is neither, or
 * unpacks to more than such a file has.
 */
export async function unpackRates(bytes: Buffer): Promise<string | null> {
  const zipped = bytes.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004"));
  const text = zipped ? await firstOf(bytes) : bytes;
  if (!text || text.includes(0)) return null;
  return text.toString("utf8");
}

async function firstOf(bytes: Buffer): Promise<Buffer | null> {
  try {
    const zip = await fromBufferPromise(bytes);
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.toLowerCase().endsWith(".csv") || entry.isEncrypted()) continue;
      // What unpacks to more than it says fails while it is read.
      if (entry.uncompressedSize > longestText) return null;
      const parts: Buffer[] = [];
      const stream = (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
      for await (const part of stream) parts.push(part);
      return Buffer.concat(parts);
    }
    return null;
  } catch {
    return null;
  }
}
