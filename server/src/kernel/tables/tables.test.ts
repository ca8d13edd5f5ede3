import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { guardFormula, removeFormulaGuard } from "@neroli/contract/kernel/formats/formula-guard.ts";
import { describe, expect, test } from "vitest";
import {
  hostileTexts,
  liveCsvCells,
  liveSheetCells,
  readCsv,
  readSheet,
} from "./testing-tables.ts";
import { byteOrderMark, csvLines, writeCsv } from "./write-csv.ts";
import { writeWorkbook } from "./write-workbook.ts";

const marked = ["'quoted", "'=x", "''=x", "'"];

/** With the byte order mark, which consumers of text leave out. */
const text = async (stream: Readable) => String(await buffer(stream));

describe("a guard", () => {
  test.each([...hostileTexts, ...marked, "plain", "", "1-2", " =1"])(
    "of %j comes off again",
    (given) => {
      expect(removeFormulaGuard(guardFormula(given))).toBe(given);
    },
  );

  test("stands before what begins like a formula, and before nothing else", () => {
    for (const given of hostileTexts) expect(guardFormula(given)).toBe(`'${given}`);
    for (const given of ["plain", "", "a=b", "'tis"]) expect(guardFormula(given)).toBe(given);
  });
});

describe("CSV", () => {
  test("is UTF-8 with a mark, lines end with CR LF, cells are quoted where they must be", async () => {
    const rows = [
      ["Öl", 'a "b"', "c, d", "e\nf", " g "],
      [-20.5, true, false, undefined, ""],
    ];
    expect(await text(writeCsv(rows))).toBe(
      `${byteOrderMark}Öl,"a ""b""","c, d","e\nf"," g "\r\n-20.5,true,false,,\r\n`,
    );
    expect(await text(writeCsv(rows, { delimiter: ";" }))).toContain('Öl;"a ""b""";c, d;');
    expect(csvLines([["line", "=1"]])).toBe("line,'=1\r\n");
  });

  test.each([",", ";", "\t"])("holds no formula, with %j between cells", async (delimiter) => {
    const written = await text(writeCsv([hostileTexts, marked], { delimiter }));
    expect(liveCsvCells(written, delimiter)).toEqual([]);
    const read = readCsv(written, delimiter).map((row) => row.map(removeFormulaGuard));
    expect(read).toEqual([hostileTexts, marked]);
  });
});

describe("a workbook", () => {
  test("holds no formula, whatever the style of a cell", async () => {
    const styles = ["label", "key", "wrapped", "differing", "group", "faint", undefined] as const;
    const rows = styles.map((style) => ({ cells: hostileTexts, ...(style && { style }) }));
    const written = await buffer(writeWorkbook({ name: "=1+1", frozen: 1, rows }));
    expect(await liveSheetCells(written)).toEqual([]);
    const cells = [...(await readSheet(written)).values()].map((cell) => cell.text);
    expect(cells).toEqual(styles.flatMap(() => hostileTexts));
  });
});

describe.each([
  ["CSV", (rows: AsyncIterable<string[]>) => writeCsv(rows)],
  [
    "a workbook",
    (rows: AsyncIterable<string[]>) =>
      writeWorkbook({ name: "All", frozen: 1, rows: asRows(rows) }),
  ],
])("%s is written while its rows are read", (_, write) => {
  test("few at a time, and no more once nobody wants the rest", async () => {
    let read = 0;
    const ended = Promise.withResolvers<void>();
    async function* endless() {
      try {
        // Letters that do not compress.
        for (;;)
          yield [`${++read}`, Array.from({ length: 20 }, () => crypto.randomUUID()).join("")];
      } finally {
        ended.resolve();
      }
    }
    // Leaving the loop destroys the stream.
    for await (const _piece of write(endless())) if (read > 0) break;
    await ended.promise;
    // Some thousand rows of a kilobyte fit into all buffers on the way.
    expect(read).toBeLessThan(5_000);
  });

  test("and fails with them", async () => {
    async function* broken() {
      yield ["first"];
      throw new Error("the database is gone");
    }
    await expect(buffer(write(broken()))).rejects.toThrow("the database is gone");
  });
});

async function* asRows(rows: AsyncIterable<string[]>) {
  for await (const cells of rows) yield { cells };
}
