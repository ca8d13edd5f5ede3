import { expect, test } from "vitest";
import { readWeights, weightsText } from "./compare.ts";
import type { Matrix, MatrixOffer } from "./matrix.ts";
import { offersOfLine } from "./score.ts";

const given = {
  a: { minor: 1000, days: 30 },
  b: { minor: 2000, days: 10 },
  c: { minor: null, days: 1 },
};
type Name = keyof typeof given;
const names = Object.keys(given) as Name[];

const offer = (name: Name): MatrixOffer => {
  const { minor } = given[name];
  return {
    ...{ line: "0", request_key: name, position: 0, alternative: false, running: true },
    ...{ accepted: false, bought: null, per_kg: null, per_active_kg: null },
    cost: minor === null ? null : { minor, currency: "EUR" },
    missing: minor === null ? [{ kind: "price" }] : [],
    rank: minor === null ? null : minor / 1000,
  };
};
const matrix = {
  ...{ currency: "EUR", rates: {} },
  quotes: names.map((name) => ({
    request_key: name,
    lines: [{ lead_time_days: given[name].days }],
  })),
  offers: names.map(offer),
} as unknown as Matrix;
const round = {
  asked: names.map((name) => ({
    request_key: name,
    request_status: "OPEN" as const,
    company: { key: name, name: name.toUpperCase(), verified: true, logo: null },
  })),
};

const compared = (more: Partial<Parameters<typeof offersOfLine>[1]> = {}) =>
  offersOfLine("0", {
    ...{ round, matrix, weights: { price: 100, time: 0, quality: 0 }, marks: {} },
    ...{ hidden: new Set(), sort: "cost", ...more },
  }).map(({ company, score }) => [company.name, score]);

test("what is unknown has no score and stands last, whatever counts", () => {
  expect(compared()).toEqual([
    ["A", 100],
    ["B", 50],
    ["C", null],
  ]);
  const time = { price: 0, time: 100, quality: 0 };
  expect(compared({ sort: "score", weights: time }).map(([name]) => name)).toEqual(["B", "A", "C"]);
  expect(compared({ sort: "lead_time" }).map(([name]) => name)).toEqual(["C", "B", "A"]);
});

test("quality counts by the marks that were given; without one there is no score", () => {
  const quality = { price: 50, time: 0, quality: 50 };
  expect(compared({ sort: "score", weights: quality, marks: { a: 1, b: 5 } })).toEqual([
    ["B", 75],
    ["A", 60],
    ["C", null],
  ]);
  expect(compared({ weights: quality, marks: { b: 5 } })).toEqual([
    ["A", null],
    ["B", 75],
    ["C", null],
  ]);
});

test("who is hidden is left out", () => {
  expect(compared({ hidden: new Set(["a"]) }).map(([name]) => name)).toEqual(["B", "C"]);
});

test("weights are read as they are written, and nothing else is", () => {
  const weights = { price: 60, time: 30, quality: 10 };
  expect(readWeights(weightsText(weights))).toEqual(weights);
  for (const text of ["", "100-0", "101-0-0", "1-2-3-4", "a-b-c", "-1-0-0"]) {
    expect(readWeights(text)).toBeNull();
  }
});
