import { describe, expect, test } from "vitest";
import { readIdentifiers } from "./identifiers.ts";

const cas = (cell: string) => readIdentifiers("cas", cell);
const ec = (cell: string) => readIdentifiers("ec", cell);
const two = { values: ["98-92-0", "56-81-5"], leftOut: [] };

describe("several numbers in one cell", () => {
  test.each([
    "98-92-0 / 56-81-5",
    "98-92-0/56-81-5",
    "98-92-0; 56-81-5",
    "98-92-0,56-81-5",
    "98-92-0 - 56-81-5",
    "98-92-0 -56-81-5",
    "98-92-0-56-81-5",
    "98-92-0 --- 56-81-5",
    "98-92-0 // 56-81-5 /",
    "98-92-0 56-81-5",
    "98-92-0 (generic), 56-81-5 (Generic)",
    "98-92-0(1)/ 56-81-5(2)",
    "98-92-0 [1]/56-81-5 [2]",
    "98-92-0 (i), 56-81-5 (ii)",
    "98-92-0 / 56-81-5 / 98-92-0",
    "98-92-0\r\n56-81-5",
    "98-\u00ad92-0\u00a0/ 56\u201181\u20115",
  ])("%j", (cell) => {
    expect(cas(cell)).toEqual(two);
  });

  test("an EC cell with the lists that the numbers are from", () => {
    expect(ec("*202-713-4 (I), - ; 200-289-5 (EINECS)")).toEqual({
      values: ["202-713-4", "200-289-5"],
      leftOut: [],
    });
  });
});

test.each(["", "-", " - ", "- / -", ",,"])("%j holds no number, and nothing is lost", (cell) => {
  expect(cas(cell)).toEqual({ values: [], leftOut: [] });
  expect(ec(cell)).toEqual({ values: [], leftOut: [] });
});

test.each(["n/a", "Mixture", "Nicht zutreffend", "not applicable", "aucun", "various", "keine"])(
  "%j says that there is none, and nothing is lost",
  (cell) => {
    expect(cas(cell)).toEqual({ values: [], leftOut: [] });
  },
);

test.each([
  "CAS-Nr. 98-92-0 und 56-81-5",
  "CAS No.: 98-92-0 & 56-81-5",
  "N° CAS 98-92-0 e 56-81-5",
])("words that say what a number is are no loss: %j", (cell) => {
  expect(cas(cell)).toEqual(two);
});

test("a wrong check digit is left out and named; the other number stays", () => {
  const { values, leftOut } = cas("98-92-1 / 56-81-5");
  expect(values).toEqual(["56-81-5"]);
  expect(leftOut).toEqual([{ value: "98-92-1", code: "cas-check-digit" }]);
});

test("a blank inside of a number is no part of it", () => {
  expect(cas("56- 81-5").values).toEqual(["56-81-5"]);
  expect(cas("98-92-0 / 56-81 -6").leftOut).toMatchObject([{ value: "56-81-6" }]);
});

test.each([
  ["56815", "56815"],
  ["202-713-4", "202-713-4"],
  ["123456778-92-0", "123456778-92-0"],
  ["98-92-03", "98-92-03"],
])("%j is no CAS number, and is named", (cell, value) => {
  expect(cas(cell)).toEqual({
    values: [],
    leftOut: [{ value, code: "no-cas" }],
  });
});

test("a CAS number in the EC column is not taken for an EC number", () => {
  expect(ec("98-92-0")).toMatchObject({ values: [], leftOut: [{ value: "98-92-0" }] });
});

test("what is said beside a number is named when it is not kept", () => {
  expect(cas("98-92-0 (hydrate)")).toMatchObject({
    values: ["98-92-0"],
    leftOut: [{ value: "(hydrate)" }],
  });
});

test("ELINCS numbers with the remainder 10 end in 1", () => {
  expect(ec("431-770-1").values).toEqual(["431-770-1"]);
  expect(ec("431-770-0").values).toEqual([]);
});
