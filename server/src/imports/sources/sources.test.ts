import { describe, expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";
import { readJson } from "./read-json.ts";
import type { Row } from "./row.ts";

/** The text in pieces of a few bytes, as badly cut as a stream may come. */
async function* pieces(text: string, size = 3): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const csv = (text: string, wanted = ["a", "b"]) => all(readCsv(pieces(text), wanted));
const json = (text: string, wanted = ["a"]) => all(readJson(pieces(text), wanted));

async function all(rows: AsyncIterable<Row>): Promise<Row[]> {
  const read: Row[] = [];
  for await (const row of rows) read.push(row);
  return read;
}

describe("CSV", () => {
  test("a byte order mark, quotes, line breaks in cells, empty lines and both kinds of line end", async () => {
    const text = '\ufeff a ,b,c\r\n1,"x, ""y""\r\nz",3\r\n\r\nÄ,5" tube,\n"7",8,9';
    expect(await csv(text)).toEqual([
      { line: 2, cells: { a: "1", b: 'x, "y"\r\nz', c: "3" } },
      { line: 5, cells: { a: "Ä", b: '5" tube', c: "" } },
      { line: 6, cells: { a: "7", b: "8", c: "9" } },
    ]);
  });

  test("missing columns are named", async () => {
    await expect(csv("a,x\n1,2\n", ["a", "b", "c"])).rejects.toThrow(/columns b, c\.$/);
    await expect(csv("a;b\n1;2\n")).rejects.toThrow(/columns a, b\.$/);
  });

  test("a column that is named twice is refused", async () => {
    await expect(csv("a,b,a\n1,2,3\n")).rejects.toThrow("names the column a twice");
  });

  test("a header with one column more than the rows is refused, never shifted", async () => {
    await expect(csv("a,b,c\n1,2\n3,4\n")).rejects.toThrow(
      /names 3 columns, but line 2 has 2 cells/,
    );
  });

  test("a single row with another number of cells is a problem of that row alone", async () => {
    const rows = await csv("a,b\n1,2\n3,4,5\n6\n7,8\n");
    expect(rows.map(({ line, problem }) => [line, problem?.reason])).toEqual([
      [2, undefined],
      [3, "the row has 3 cells, the first row names 2 columns"],
      [4, "the row has 1 cells, the first row names 2 columns"],
      [5, undefined],
    ]);
    expect(rows[1]?.problem?.value).toBe("3,4,5");
  });

  test("text that is not UTF-8 is a problem of its row, which names the column", async () => {
    const bytes = Buffer.concat([Buffer.from("a,b\n1,"), Buffer.from([0xe9]), Buffer.from("\n")]);
    const [row] = await all(
      readCsv(
        (async function* () {
          yield bytes;
        })(),
        ["a"],
      ),
    );
    expect(row?.problem).toMatchObject({ column: "b", reason: expect.stringContaining("UTF-8") });
  });

  test("a quotation mark that is not closed ends the reading, and the line is named", async () => {
    const read: Row[] = [];
    const reading = async () => {
      for await (const row of readCsv(pieces('a,b\n1,2\n3,"4\n5,6\n'), ["a"])) read.push(row);
    };
    await expect(reading()).rejects.toThrow(/from line 3 on: a quotation mark/);
    expect(read).toHaveLength(1);
  });

  test("an empty file has no columns", async () => {
    await expect(csv("")).rejects.toThrow(/empty/);
  });
});

describe("JSON", () => {
  test("elements with their lines, whatever their text holds", async () => {
    const text =
      '\ufeff[\r\n {"a": "Ä® ] } \\" \\\\"}, {"a": [1, {"b": "]"}]},\n\n\n  {\n"a": null,"x":1}\n]\n';
    expect(await json(text)).toEqual([
      { line: 2, cells: { a: 'Ä® ] } " \\' } },
      { line: 2, cells: { a: [1, { b: "]" }] } },
      { line: 5, cells: { a: null, x: 1 } },
    ]);
  });

  test("an empty array has no rows", async () => {
    expect(await json(" [ ] ")).toEqual([]);
  });

  test("a file whose first product lacks properties is another file", async () => {
    await expect(json('[{"b": 1}]', ["a", "c"])).rejects.toThrow(/properties a, c\.$/);
    await expect(json("[1, 2]")).rejects.toThrow(/property a\.$/);
  });

  test("later rows that are no products are problems of their own", async () => {
    const rows = await json('[{"a": 1}, {"b": 2}, 7, {"a": 1,}, {"a": 2}]');
    expect(rows.map(({ problem }) => problem?.reason)).toEqual([
      undefined,
      "properties are missing",
      "this is not an object",
      "this is not valid JSON",
      undefined,
    ]);
    expect(rows[1]?.problem).toMatchObject({ column: "a", value: '{"b": 2}' });
  });

  test.each(['{"a": 1}', "", "a,b\n1,2", '[{"a": 1}] x'])("%j is no array", async (text) => {
    await expect(json(text)).rejects.toThrow(/not a JSON array/);
  });

  test("an array that is broken off is refused after its whole elements", async () => {
    const read: Row[] = [];
    const reading = async () => {
      for await (const row of readJson(pieces('[{"a": 1},\n{"a": '), ["a"])) read.push(row);
    };
    await expect(reading()).rejects.toThrow(/from line 2 on/);
    expect(read).toHaveLength(1);
  });
});
