import { SourceError } from "./source-error.ts";

// What a file may have. Lists of products stay far below; what is above ends in a sentence that says
// which, while it is read, so that nobody holds all of it.

/** A row, or the text of one, past this size is no product but a file that has come out of step. */
export const largestRow = 1_000_000;
/** Letters of a cell: three times what Excel takes. */
export const longestCell = 100_000;
const mostRows = 300_000;
export const mostColumns = 1_000;
/** Objects in objects of JSON. */
export const deepestJson = 50;

/** Unpacked, no text and no part of a workbook is longer: a few kilobytes can hold a terabyte of nothing. */
const longestUnpacked = 500_000_000;
/** Deflate makes a thousandth of nothing; of tables that somebody has written hardly a hundredth. */
const mostRatio = 250;
/** Below it any ratio is harmless. */
const harmless = 20_000_000;

/** Passes unpacked bytes on as long as they are in proportion to what they were packed in. */
export async function* unpackedWithin(
  packed: number,
  bytes: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > longestUnpacked) {
      throw new SourceError("file-unpacks-too-long", { most: longestUnpacked / 1_000_000 });
    }
    if (length > harmless && length > packed * mostRatio) {
      throw new SourceError("file-ratio", { most: mostRatio });
    }
    yield chunk;
  }
}

export function refuseManyRows(rows: number): void {
  if (rows > mostRows) throw new SourceError("file-too-many-rows", { most: mostRows });
}

/** The letters of a cell, or of what becomes one. */
export function refuseLongCell(length: number, line: number): void {
  if (length > longestCell)
    throw new SourceError("file-cell-too-long", { line, most: longestCell });
}
