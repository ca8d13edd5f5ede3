import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { allRows, encoded, open, read } from "./testing-sources.ts";

const cells = async (content: string | Buffer) =>
  (await read(content)).rows.map((row) => row.cells);

describe("comma-separated text", () => {
  test("a byte order mark, quotes, line breaks in cells, empty lines and both kinds of line end", async () => {
    const { source, rows } = await read(
      '\ufeff a ,b,c\r\n1,"x, ""y""\r\nz",3\r\n\r\nÄ,5" tube,\n"7",8,9\n,,\n',
    );
    expect(rows).toEqual([
      { row: 1, line: 2, cells: { a: "1", b: 'x, "y"\r\nz', c: "3" } },
      { row: 2, line: 5, cells: { a: "Ä", b: '5" tube', c: "" } },
      { row: 3, line: 6, cells: { a: "7", b: "8", c: "9" } },
    ]);
    expect(source).toMatchObject({ format: "CSV", encoding: "utf-8", delimiter: ",", sheets: [] });
  });

  test("old line ends, and a single column", async () => {
    expect(await cells("name\rA\rB\r")).toEqual([{ name: "A" }, { name: "B" }]);
  });

  test.each([
    [";", "name;share\nA;7,34\nB;0,5\nC;1,0\n"],
    ["\t", "name\tshare, in per cent\nA, b\t7,34\nB\t0,5\n"],
    ["|", "name|inci\nA, b; c|X, Y\nB, d; e|Z, W\n"],
    [",", 'name,text\nA,"a; b; c; d"\nB,"e; f"\n'],
    [";", "sep=;\nname;share\nA;1\n"],
  ])("the delimiter is found: %j", async (delimiter, text) => {
    const { source, rows } = await read(text);
    expect(source.delimiter).toBe(delimiter);
    expect(source.columns).toHaveLength(2);
    expect(rows[0]?.cells.name).toMatch(/^A/);
    expect(source.format).toBe(delimiter === "\t" ? "TSV" : "CSV");
  });

  test("the delimiter that is said goes before the one that is found", async () => {
    const { source } = await read("a,b;c\n1,2;3\n4,5;6\n", { delimiter: ";" });
    expect(source.columns.map(({ name }) => name)).toEqual(["a,b", "c"]);
  });

  test("title lines stand above the header, and lines are counted from the file's first", async () => {
    const { source, rows } = await read(
      "Product list 2026;;;\nConfidential;;;\n\nName;INCI;CAS;MOQ\nA;AQUA;7732-18-5;1\nB;;;2\n",
    );
    expect(source.columns.map(({ name }) => name)).toEqual(["Name", "INCI", "CAS", "MOQ"]);
    expect(rows.map(({ row, line }) => [row, line])).toEqual([
      [1, 5],
      [2, 6],
    ]);
  });

  test("a file without names of columns keeps its first row", async () => {
    const { source, rows } = await read("Water,7732-18-5\nGlycerin,56-81-5\n");
    expect(source.columns.map(({ name }) => name)).toEqual(["Column 1", "Column 2"]);
    expect(rows).toHaveLength(2);
  });

  test("columns of the same name, without a name, and without anything", async () => {
    const { source, rows } = await read("a,b,b,,\n1,2,3,4,\n5,6,7,,\n");
    expect(source.columns.map(({ name, header, filled }) => [name, header, filled])).toEqual([
      ["a", "a", 1],
      ["b", "b", 1],
      ["b (2)", "b", 1],
      ["Column 4", "", 0.5],
    ]);
    expect(rows[0]?.cells).toEqual({ a: "1", b: "2", "b (2)": "3", "Column 4": "4" });
  });

  test("what a spreadsheet is kept from executing is read as it was meant", async () => {
    const { rows } = await read("name,text\n'=1+1,'-\n'+49,''=x\nit's,'quoted'\n");
    expect(rows.map(({ cells: { name, text } }) => [name, text])).toEqual([
      ["=1+1", "-"],
      ["+49", "'=x"],
      ["it's", "'quoted'"],
    ]);
  });
});

describe("rows and header that do not fit", () => {
  test("a header with one column more than the rows is refused, never shifted", async () => {
    await expect(open("a,b,c\n1,2\n3,4\n")).rejects.toMatchObject({
      code: "file-header-longer",
      params: { header: 3, rows: 2, difference: 1, line: 2, names: "a, b, c" },
      message: expect.stringContaining("names 3 columns"),
    });
  });

  test("a header with fewer columns than the rows, even when the last cells are mostly empty", async () => {
    await expect(open("a,b\n1,2,3\n4,5,6\n")).rejects.toMatchObject({
      code: "file-header-shorter",
    });
    await expect(open("a,b\n1,2,\n4,5,\n7,8,9\n")).rejects.toMatchObject({
      code: "file-header-shorter",
    });
  });

  test("delimiters at the ends of lines do no harm", async () => {
    expect(await cells("a,b,\n1,2\n3,4\n")).toEqual([
      { a: "1", b: "2" },
      { a: "3", b: "4" },
    ]);
    expect(await cells("a,b\n1,2,\n3,4,\n")).toEqual([
      { a: "1", b: "2" },
      { a: "3", b: "4" },
    ]);
  });

  test("a single row with another number of cells is a problem of that row alone", async () => {
    const { rows } = await read("a,b\n1,2\n3,4,5\n6\n7,8\n9,10\n");
    expect(rows.map(({ line, problem }) => [line, problem?.code, problem?.params])).toEqual([
      [2, undefined, undefined],
      [3, "row-too-long", { cells: 3, columns: 2 }],
      [4, "row-too-short", { cells: 1, columns: 2 }],
      [5, undefined, undefined],
      [6, undefined, undefined],
    ]);
    expect(rows[1]?.problem?.value).toBe("3, 4, 5");
  });

  test("a quotation mark that is not closed ends the reading, and the line is named", async () => {
    const source = await open('a,b\n1,2\n3,"4\n5,6\n');
    const rows: unknown[] = [];
    const reading = async () => {
      for await (const row of source.rows()) rows.push(row);
    };
    await expect(reading()).rejects.toMatchObject({ code: "file-quote-open", params: { line: 3 } });
    expect(rows).toHaveLength(1);
    await source.close();
  });

  test("rows can be read again from the first", async () => {
    const source = await open("a\n1\n2\n");
    expect(await allRows(source)).toEqual(await allRows(source));
    await source.close();
  });
});

describe("encodings", () => {
  const texts = {
    german: "name;note\nKürbiskernöl kaltgepreßt;für müde Haut – 5 €\n",
    french: "nom;note\nHuile d’amande désodorisée;à volonté\n",
    polish: "nazwa;opis\nOlej z orzechów włoskich;źródło łagodne\nŻel;gęsty\n",
    czech: "název;popis\nMandlový olej;přírodní, čistý\n",
    hungarian: "név;leírás\nOlívaolaj hidegen sajtolt;sűrű, bőrápoló\n",
    russian: "название;описание\nМасло миндальное сладкое;для сухой кожи лица\n",
  };

  test.each([
    ["german", "windows-1252"],
    ["french", "windows-1252"],
    ["polish", "windows-1250"],
    ["czech", "windows-1250"],
    ["hungarian", "windows-1250"],
    ["russian", "windows-1251"],
  ] as const)("%s in %s", async (language, encoding) => {
    const { source, rows } = await read(encoded(texts[language], encoding));
    expect(source.encoding).toBe(encoding);
    const lines = [
      Object.keys(rows[0]?.cells ?? {}),
      ...rows.map((row) => Object.values(row.cells)),
    ];
    expect(`${lines.map((line) => line.join(";")).join("\n")}\n`).toBe(texts[language]);
  });

  test("UTF-16 with and without its mark", async () => {
    const bytes = Buffer.from(`\ufeff${texts.polish}`, "utf16le");
    for (const each of [bytes, bytes.subarray(2), Buffer.from(bytes).swap16()]) {
      const { rows, source } = await read(each);
      expect(source.encoding).toMatch(/^utf-16/);
      expect(rows[1]?.cells).toEqual({ nazwa: "Żel", opis: "gęsty" });
    }
  });

  test("a letter that is none in the encoding is a problem of its row, which names the column", async () => {
    const good = "é,ö\n".repeat(50);
    const bytes = Buffer.concat([Buffer.from(`a,b\n${good}x,`), Buffer.from([0xe9, 0x0a])]);
    const { source, rows } = await read(bytes);
    expect(source.encoding).toBe("utf-8");
    expect(rows.filter(({ problem }) => problem)).toMatchObject([
      { line: 52, problem: { code: "undecodable", column: "b" } },
    ]);
  });

  test("the encoding that is said goes before the one that is found", async () => {
    const { rows } = await read(encoded("a\nñandú\n", "windows-1252"), { encoding: "latin1" });
    expect(rows[0]?.cells.a).toBe("ñandú");
  });
});

describe("files that hold no table", () => {
  test.each([
    ["", "file-empty"],
    [" \n\n", "file-empty"],
    ["a,b\n", "file-no-rows"],
    [Buffer.from("%PDF-1.7\n"), "file-binary"],
    [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2, 3]), "file-binary"],
    [Buffer.from("<html><body><table><tr><td>Name</td></tr></table>"), "file-html"],
    [
      Buffer.from(
        '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="x">',
      ),
      "file-html",
    ],
    [Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(600)]), "file-old-excel"],
    [
      Buffer.concat([
        Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
        Buffer.alloc(600),
        Buffer.from("EncryptedPackage", "utf16le"),
      ]),
      "file-encrypted",
    ],
    [gzipSync("a,b\n1,2\n").subarray(0, -12), "file-gzip-damaged"],
    [Buffer.from("PK\u0003\u0004 no zip at all"), "file-damaged"],
  ])("%j", async (content, code) => {
    await expect(open(content)).rejects.toMatchObject({ code });
  });

  test("gzip is unpacked, whatever the file is called", async () => {
    expect(await cells(gzipSync("a,b\n1,2\n"))).toEqual([{ a: "1", b: "2" }]);
  });
});
