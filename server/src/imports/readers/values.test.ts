import { joinEntries, splitEntries } from "@neroli/contract/exports/cells.ts";
import { type ImportTarget, Mapping } from "@neroli/contract/imports/mapping.ts";
import { describe, expect, test } from "vitest";
import { matchValue } from "./match-value.ts";
import { readCells } from "./read-cells.ts";
import { readCell } from "./testing-readers.ts";

describe("words that mean one of few values", () => {
  test.each([
    ["origin", "plant", ["BOTANICAL"]],
    ["origin", "Pflanzlich; mineralisch", ["BOTANICAL", "MINERAL"]],
    ["origin", "Biotecnologica, SYNTHETIC", ["BIOTECHNOLOGICAL", "SYNTHETIC"]],
    ["payment_terms", "30 Tage netto", ["NET_30"]],
    ["payment_terms", "NET_60; Vorkasse", ["NET_60", "PIA"]],
    ["country_origin", "Deutschland, Suisse / USA", ["DE", "CH", "US"]],
    ["country_origin", "NA", ["NA"]],
    ["country_origin", "P.R. China", ["CN"]],
    ["ingredient_category", "Gemisch", "MIXTURE"],
    ["business_priority", "hoch", "HIGH"],
  ] as const)("%s: %j", (field, cell, value) => {
    expect(readCell(field, cell)).toMatchObject({ value, said: [] });
  });

  test("services in their words", () => {
    const read = readCell("service_types", "Tests and R&D; Lohnherstellung; Testing", {
      offering: "SERVICES",
      segment: "PERSONALCARE",
    });
    expect(read.value).toEqual(["CONTRACT_MANUFACTURING", "TESTING"]);
    expect(read.problems).toMatchObject([{ code: expect.stringMatching(/^no-choice/) }]);
  });

  test("an unknown word is refused with what may be meant", () => {
    expect(readCell("origin", "Botanicl").problems).toMatchObject([
      { code: "no-choice-similar", params: { similar: "BOTANICAL" } },
    ]);
    expect(readCell("origin", "xyz").problems).toMatchObject([{ code: "no-choice" }]);
    expect(readCell("country_origin", "Germny").problems).toMatchObject([
      { code: "no-country-similar", params: { similar: "DE" } },
    ]);
  });

  test("what somebody has decided goes before what is found", () => {
    const values = { origin: { plant: "SYNTHETIC", xyz: "ALGAE", abc: null } };
    expect(readCell("origin", "plant; xyz; abc", { values })).toMatchObject({
      value: ["SYNTHETIC", "ALGAE"],
      said: [],
    });
  });
});

describe("terms", () => {
  const terms = {
    functions: [
      { term: "Emulsifier", also: ["Emulgator", "Émulsifiant"] },
      { term: "Film former" },
    ],
  };
  test("the catalogue's own word, in whatever language or case; a new one as it is given", () => {
    expect(
      readCell("functions", "EMULGATOR; film-former; My own; emulsifiant", { terms }).value,
    ).toEqual(["Emulsifier", "Film former", "My own"]);
  });

  test("inventories' words for the catalogue's, and words that say nothing", () => {
    const options = { letters: "sentence" } as const;
    expect(
      readCell("functions", "FILM FORMING, UV ABSORBER; NOT REPORTED", { options }).value,
    ).toEqual(["Film former", "UV absorber"]);
  });

  test("what a word may mean", () => {
    expect(matchValue("functions", "Emulsifer", { terms: terms.functions })).toEqual({
      taken_for: "Emulsifer",
      suggestions: ["Emulsifier"],
      closed: false,
      is_new: true,
    });
    expect(matchValue("country_origin", "Österreich")).toMatchObject({
      taken_for: "AT",
      closed: true,
    });
  });
});

describe("lists", () => {
  test.each([
    ["A; B|C\nD", ["A", "B", "C", "D"]],
    ["• A\n• B", ["A", "B"]],
    ["1. A\n2. B", ["A", "B"]],
    ["O/W emulsifier", ["O/W emulsifier"]],
    ["1,2-Hexanediol booster", ["1,2-Hexanediol booster"]],
    ["Wash (rinse, leave-on)", ["Wash (rinse, leave-on)"]],
    ['"A; B"; C', ["A; B", "C"]],
    [
      ["A", "B"],
      ["A", "B"],
    ],
    [
      [{ n: 1, Name: "A" }, { Name: "B" }],
      ["A", "B"],
    ],
  ])("%j", (cell, value) => {
    expect(readCell("functions", cell).value).toEqual(value);
  });

  test.each([[["a", "b"]], [["a; b", 'c "d"', "e"]], [['"', ";", " x "]], [["line\nbreak", "x"]]])(
    "%j comes back as it was",
    (entries) => {
      expect(splitEntries(joinEntries(entries))).toEqual(entries);
    },
  );
});

test.each([
  [true, true],
  ["ja", true],
  ["✓", true],
  ["Rupture de stock", false],
  ["no", false],
  ["FALSE", false],
  [0, false],
])("in stock: %j", (cell, value) => {
  expect(readCell("in_stock", cell)).toMatchObject({ value, said: [] });
});

describe("numbers of lists and authorities", () => {
  test.each([
    ["e_number", "E 290", "E290", []],
    ["e_number", "e-150 d", "E150d", []],
    ["e_number", "E 150 a", "E150a", []],
    ["e_number", "E339i", "E339(i)", []],
    ["e_number", "E 338-452", undefined, ["e-number-range"]],
    ["e_number", "Group I", undefined, ["no-e-number"]],
    ["flavis", "FL 05.018", "05.018", []],
    ["flavis", 5.18, "05.180", []],
    ["flavis", "5018x", undefined, ["no-flavis"]],
    ["fema", "FEMA 2475", "2475", []],
    ["fema", "2475; 2476", "2475", ["several"]],
  ] as const)("%s %j", (field, cell, value, said) => {
    expect(readCell(field, cell)).toMatchObject({ value, said });
  });

  test("a bad CAS number is left out, named, and the product comes in", () => {
    const read = readCell("cas", "98-92-1 / 56-81-5 (glycerol)");
    expect(read).toMatchObject({ value: ["56-81-5"], problems: [] });
    expect(read.notes).toMatchObject([
      { code: "cas-check-digit", column: "c", field: "cas", value: "98-92-1" },
      { code: "remark-dropped", value: "(glycerol)" },
    ]);
  });
});

test.each([
  ["webpage", "www.example.com/a b", undefined],
  ["webpage", "www.example.com", "https://www.example.com"],
  ["webpage", "https://example.com/x?y=1", "https://example.com/x?y=1"],
  ["video", "https://youtu.be/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["video", "none", undefined],
] as const)("%s %j", (field, cell, value) => {
  expect(readCell(field, cell).value).toBe(value);
});

describe("texts", () => {
  test("blends, thin spaces, soft hyphens and marks", () => {
    const inci = readCell("inci", "Caprylic\u2009/\u2009Capric Triglyceride(and) Reti\u00adnol");
    expect(inci.fields).toEqual({
      inci: "Caprylic/Capric Triglyceride (and) Retinol",
      ingredient_category: "MIXTURE",
    });
    expect(readCell("name", "Plain (R) 2").value).toBe("Plain® 2");
    expect(readCell("name", "(R)-Limonene").value).toBe("(R)-Limonene");
    expect(readCell("name", "1-(R)-phenylethanol").value).toBe("1-(R)-phenylethanol");
  });

  test.each(["", " ", "-", "n/a", "NA", "N.A.", "#N/A", null, []])("%j says nothing", (cell) => {
    expect(readCell("description", cell)).toMatchObject({ value: undefined, problems: [] });
  });

  test.each(["CrÃ¨me", "25 Â°C", "Dâ€™Or", "HÃ¶he"])("%j is named as garbled", (cell) => {
    expect(readCell("description", cell)).toMatchObject({ value: cell, said: ["garbled"] });
  });

  test.each(["Crème", "25 °C", "D’Or", "Ãcido", "SÃO PAULO", "PÂTE"])("%j is not", (cell) => {
    expect(readCell("description", cell)).toMatchObject({ value: cell, said: [] });
  });

  test("a formula without a result is named", () => {
    expect(readCell("description", "#REF!").notes).toMatchObject([{ code: "formula-error" }]);
  });

  test("a field that products of this kind do not have is left out and named", () => {
    const read = readCell("flavis", "05.018", { segment: "PERSONALCARE" });
    expect(read).toMatchObject({ fields: {}, problems: [], notes: [{ code: "not-of-segment" }] });
    expect(readCell("phases", "[]", {}).speaks_of).toEqual([]);
  });

  test("a text before the cell's own, of columns that only have numbers", () => {
    expect(readCell("name", 7, { options: { prefix: "Shampoo " } }).value).toBe("Shampoo 7");
  });
});

describe("pieces of web pages", () => {
  test("their lines are entries, and what heads a list is none", () => {
    const { value, said } = readCell("applications", "Used for: Shampoo,<br />Soap<br>Toner;");
    expect([value, said]).toEqual([["Shampoo", "Soap", "Toner"], []]);
  });

  test("texts keep their lines and lose their tags", () => {
    const { value } = readCell("description", "<p>Soft &amp; light</p><p>For <b>skin</b></p>");
    expect(value).toBe("Soft & light\nFor skin");
  });
});

describe("letters that are none", () => {
  const read = (columns: { column: string; field: ImportTarget | null }[]) =>
    readCells(
      Mapping.parse({
        offering: "INGREDIENTS",
        segment: "FOOD",
        identity: { by: "field", field: "name" },
        columns,
      }),
    )([
      {
        ...{ row: 1, line: 2, cells: { a: "Rose", b: "Caf\ufffd", c: "x\ufffd" } },
        problem: { code: "undecodable", column: "b", field: null, value: "Caf\ufffd" },
      },
    ]).problems.map(({ code, column }) => [code, column]);

  test("in a column that is not imported refuse nothing; in another one they do", () => {
    const name = { column: "a", field: "name" } as const;
    expect(read([name, { column: "b", field: null }])).toEqual([]);
    expect(read([name, { column: "b", field: "inci" }])).toEqual([["undecodable", "b"]]);
    expect(read([name, { column: "c", field: "inci" }])).toEqual([["undecodable", "c"]]);
  });
});
