import type { Annex } from "@neroli/contract/enumerations/law.ts";
import { describe, expect, test } from "vitest";
import { additionsName, readReal, realAnnexesAreThere } from "../testing-annexes.ts";
import { readAnnex } from "./read-annex.ts";
import { splitIngredients, splitNames } from "./read-names.ts";
import { readCas, readEc } from "./read-numbers.ts";

const today = "2026-11-23";
const header =
  "reference_number,inn,common_ingredients,cas_number,ec_number,product_type,maximum_concentration,other," +
  "wording_of_conditions,regulation,regulated_by,other_regulations,sccs_opinions,chemical_name,identified_ingredients,cmr,update_date";
const row = (cells: Partial<Record<string, string>>) =>
  header
    .split(",")
    .filter((column) => column !== "regulated_by")
    .map((column) => `"${(cells[column] ?? "").replaceAll('"', '""')}"`)
    .join(",");
const rose = {
  reference_number: "9999",
  inn: "Rose \u00ADsubstance",
  common_ingredients: "ROSE SUBSTANCE",
  cas_number: "98-92-0 [1]/ 50-00-0[2]",
  ec_number: "200-001-8",
  update_date: "17/10/2010",
};
const read = (rows: readonly string[], annex: Annex = "III") =>
  readAnnex([header, ...rows].join("\r\n"), { annex, today });

test("a row has one cell less than the header, and cells of several lines", () => {
  const cells = {
    ...rose,
    product_type: "(a) Hair products\n\n(b) Soap",
    maximum_concentration: "(a) 7,34 %\n(b) 0.5%",
  };
  const found = read([row(cells), row({ ...rose, inn: "Another one" })]);
  expect(found?.faults).toEqual([]);
  expect(found?.entries).toMatchObject([
    {
      ...{ annex: "III", number: "9999", part: 1, name: "Rose substance", dated: "2010-10-17" },
      ...{ cas: ["98-92-0", "50-00-0"], ec: ["200-001-8"], names: ["ROSE SUBSTANCE"] },
      ...{ product_type: "(a) Hair products\n\n(b) Soap", maximum: "(a) 7,34 %\n(b) 0.5%" },
    },
    { number: "9999", part: 2, names: ["ROSE SUBSTANCE", "ANOTHER ONE"] },
  ]);
});

test("the list of entries that came after a file, with numbers in brackets and days of ISO 8601", () => {
  const text = [
    "reference_number,chemical_name,cas_number,ec_number,update_date",
    '9901,"Gold-like (nano), Colloid [1]; [INCI: Gold Like]","98-92-0 [1] / - [2]",-,2025-05-13',
  ].join("\n");
  expect(readAnnex(text, { annex: "II", today })?.entries).toMatchObject([
    {
      ...{ number: "9901", dated: "2025-05-13", cas: ["98-92-0"], ec: [] },
      names: ["GOLD-LIKE (NANO), COLLOID", "GOLD LIKE"],
    },
  ]);
});

test("what a row lacks is told with its line; a wrong number costs the number alone", () => {
  const found = read([
    row({ ...rose, product_type: "of\ntwo lines" }),
    row({ ...rose, reference_number: "" }),
    row({ ...rose, reference_number: "12", inn: "-" }),
    row({ ...rose, reference_number: "13", update_date: "31/02/2010" }),
    row({ ...rose, reference_number: "14", update_date: "24/11/2026" }),
    "15,too short",
    `${row({ ...rose, reference_number: "16" })},,"one more",`,
    row({ ...rose, reference_number: "17", cas_number: "98-92-1", ec_number: "200-001-9" }),
  ]);
  expect(found?.faults).toEqual([
    { line: 4, code: "no-number", value: "" },
    { line: 5, code: "no-name", value: "-" },
    { line: 6, code: "no-day", value: "31/02/2010" },
    { line: 7, code: "day-ahead", value: "2026-11-24" },
    { line: 8, code: "too-few", value: "2" },
    { line: 9, code: "too-many", value: "19" },
    { line: 10, code: "no-cas", value: "98-92-1" },
    { line: 10, code: "no-ec", value: "200-001-9" },
  ]);
  expect(found?.entries.map(({ number, cas }) => [number, cas.length])).toEqual([
    ["9999", 2],
    ["17", 0],
  ]);
});

test("what is moved or deleted says nothing; of a colorant the share's column names products", () => {
  const gone = { ...rose, inn: "Moved or deleted", cas_number: "-" };
  const found = read(
    [row(gone), row({ ...rose, maximum_concentration: "Rinse-off products" })],
    "IV",
  );
  expect(found?.entries).toMatchObject([
    { gone: true },
    { gone: false, product_type: "Rinse-off products", maximum: "" },
  ]);
});

test.each(["", "name;price\nrose;12", '"reference_number', "\u0000\u0001"])(
  "%j is no annex",
  (text) => {
    expect(readAnnex(text, { annex: "II", today })).toBeNull();
  },
);

test.each([
  ["GLYCERIN,1,2-HEXANEDIOL,AQUA", ["GLYCERIN", "1,2-HEXANEDIOL", "AQUA"]],
  ["ACID RED 18,CI 16255,", ["ACID RED 18", "CI 16255"]],
  ["TOLUENE-2,5-DIAMINE,N,N-DIETHYL-X", ["TOLUENE-2", "TOLUENE-2,5-DIAMINE", "N,N-DIETHYL-X"]],
  ["1,2,4-TRIHYDROXYBENZENE", ["1,2,4-TRIHYDROXYBENZENE"]],
])("the names of %j", (list, names) => expect(splitIngredients(list)).toEqual(names));

test("names of a cell, and numbers with what stands around them", () => {
  expect(splitNames("TITANIUM DIOXIDE/CI 77891")).toEqual(["TITANIUM DIOXIDE", "CI 77891"]);
  expect(splitNames("Sorbic acid / Potassium sorbate; CI 10006\nLeaf/Twig Oil")).toEqual([
    ...["SORBIC ACID", "POTASSIUM SORBATE", "CI 10006", "LEAF/TWIG OIL"],
  ]);
  expect(readCas("110-44-1 -- 24634-61-5; (2) 590-00-1[3]")).toEqual({
    numbers: ["110-44-1", "24634-61-5", "590-00-1"],
    wrong: [],
  });
  expect(readEc("203-768-7/ 246-376-1")).toMatchObject({ numbers: ["203-768-7", "246-376-1"] });
});

describe.skipIf(!realAnnexesAreThere)("real files", () => {
  const readFile = (name: string, annex: Annex) => readAnnex(readReal(name), { annex, today });

  test.each([
    ["II", 1716, 18, 0],
    ["III", 367, 2, 4],
    ["IV", 154, 0, 0],
    ["V", 57, 3, 2],
    ["VI", 35, 1, 0],
  ] as const)("annex %s: every row is an entry", (annex, entries, gone, wrong) => {
    const found = readFile(`annex.${annex}.csv`, annex);
    expect(found?.entries).toHaveLength(entries);
    expect(found?.entries.filter((entry) => entry.gone)).toHaveLength(gone);
    expect(found?.faults.filter(({ code }) => code === "no-cas")).toHaveLength(wrong);
    expect(found?.faults.filter(({ code }) => !/^no-(?:cas|ec)$/.test(code))).toEqual([]);
  });

  test("what came after annex II", () => {
    const found = readFile(additionsName, "II");
    expect([found?.entries.length, found?.faults]).toEqual([32, []]);
    expect(found?.entries.at(-1)?.dated).toBe("2026-04-28");
  });
});
