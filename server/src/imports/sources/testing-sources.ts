import { Readable } from "node:stream";
import { openSource } from "./open-source.ts";
import type { ReadingOptions, Row, Source } from "./source.ts";

/** The content in pieces of a few bytes, as badly cut as a stream may come. */
function pieces(content: string | Buffer, size: number): Readable {
  const bytes = Buffer.from(content);
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) parts.push(bytes.subarray(at, at + size));
  return Readable.from(parts);
}

export const open = (content: string | Buffer, options?: ReadingOptions): Promise<Source> =>
  openSource(() => pieces(content, 7), options);

/** A file as it is read, with all of its rows. */
export async function read(content: string | Buffer, options?: ReadingOptions) {
  const source = await open(content, options);
  try {
    return { source, rows: await allRows(source) };
  } finally {
    await source.close();
  }
}

export async function allRows(source: Pick<Source, "rows">): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of source.rows()) rows.push(row);
  return rows;
}

/** Text as it was saved in an encoding that has a byte for each letter. */
export function encoded(text: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]),
  );
  return Buffer.from([...text].map((letter) => bytes.get(letter) ?? 0x3f));
}
