import { describe, expect, test } from "vitest";
import { open, read } from "./testing-sources.ts";

const cells = async (text: string) => (await read(text)).rows.map((row) => row.cells);

describe("JSON", () => {
  test("elements with their lines, whatever their text holds", async () => {
    const { rows, source } = await read(
      '\ufeff[\r\n {"a": "Ä® ] } \\" \\\\"}, {"a": [1, {"b": "]"}]},\n\n\n  {\n"a": null,"x":1}\n]\n',
    );
    expect(rows).toEqual([
      { row: 1, line: 2, cells: { a: 'Ä® ] } " \\' } },
      { row: 2, line: 2, cells: { a: [1, { b: "]" }] } },
      { row: 3, line: 5, cells: { a: null, x: 1 } },
    ]);
    expect(source.columns.map(({ name, filled }) => [name, filled.toFixed(2)])).toEqual([
      ["a", "0.67"],
      ["x", "0.33"],
    ]);
  });

  test("products within an object, whatever stands around them", async () => {
    expect(
      await cells(
        '{"page": {"of": [1]}, "note": "[{", "products": [{"a": 1}, {"a": 2}], "x": [{}]}',
      ),
    ).toEqual([{ a: 1 }, { a: 2 }]);
  });

  test("one object in each line", async () => {
    const { rows } = await read('{"a": 1, "b": [{"c": 2}]}\n\n{"a": 2\n{"a": 3}\n');
    expect(rows.map(({ line, cells, problem }) => [line, cells.a, problem?.code])).toEqual([
      [1, 1, undefined],
      [3, undefined, "row-not-json"],
      [4, 3, undefined],
    ]);
  });

  test("objects within become columns of their own", async () => {
    expect(await cells('[{"price": {"value": 1, "in": {"currency": "EUR"}}}]')).toEqual([
      { "price.value": 1, "price.in.currency": "EUR" },
    ]);
  });

  test("rows that are no products are problems of their own", async () => {
    const { rows } = await read('[{"a": 1}, 7, {"a": 1,}, {"a": "\ufffd"}, {"a": 2}]');
    expect(rows.map(({ problem }) => problem?.code)).toEqual([
      undefined,
      "row-no-object",
      "row-not-json",
      "undecodable",
      undefined,
    ]);
  });

  test.each([
    ["[]", "file-no-rows"],
    ["[1, 2]", "file-no-products"],
    ['[{"a": 1}] x', "file-json-damaged"],
    ['[{"a": ', "file-json-damaged"],
  ])("%j is no list of products", async (text, code) => {
    await expect(open(text)).rejects.toMatchObject({ code });
  });

  test("a list that is broken off is read to its last whole element", async () => {
    const many = Array.from({ length: 1_200 }, (_, at) => `{"a": ${at}}`).join(",\n");
    const source = await open(`[${many},\n{"a": `);
    let count = 0;
    const reading = async () => {
      for await (const _ of source.rows()) count++;
    };
    await expect(reading()).rejects.toMatchObject({
      code: "file-json-damaged",
      params: { line: 1_201 },
    });
    expect(count).toBe(1_200);
    await source.close();
  });
});
