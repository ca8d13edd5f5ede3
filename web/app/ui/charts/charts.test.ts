import { countries } from "@neroli/contract/kernel/formats/country.ts";
import { changeOf, shareOf } from "@neroli/contract/kernel/shares.ts";
import { expect, test } from "vitest";
import { bucketOf, bucketsOf } from "./buckets.ts";
import { csvOf } from "./chart-csv.ts";
import { shapedCountries } from "./countries.ts";
import { depthOf } from "./depth.ts";
import { fitText } from "./fit-text.ts";
import { niceAbove, niceBelow, niceTicks, spreadPlaces } from "./ticks.ts";

test("ticks are round, begin at 0 and leave nothing above them", () => {
  expect(niceTicks(0)).toEqual([0, 1]);
  expect(niceTicks(1)).toEqual([0, 1]);
  expect(niceTicks(7)).toEqual([0, 2, 4, 6, 8]);
  expect(niceTicks(1_240)).toEqual([0, 500, 1_000, 1_500]);
  for (let greatest = 1; greatest < 5_000; greatest += 7) {
    const ticks = niceTicks(greatest);
    expect(ticks.length, String(greatest)).toBeLessThanOrEqual(5);
    expect(ticks.at(-1), String(greatest)).toBeGreaterThanOrEqual(greatest);
  }
  expect([niceAbove(3), niceAbove(5), niceAbove(51)]).toEqual([5, 5, 100]);
  expect([niceBelow(3), niceBelow(5), niceBelow(99)]).toEqual([2, 5, 50]);
});

test("labels below an axis are no more than there is room for", () => {
  expect(spreadPlaces(6, 10)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(spreadPlaces(28, 4.2)).toEqual([0, 7, 14, 21]);
  expect(spreadPlaces(3, 0)).toEqual([0]);
  expect(spreadPlaces(0, 4)).toEqual([]);
});

test("what was counted falls into three kinds, and each bound belongs to the middle one", () => {
  const counted = [4, 12, 31, 54, 88, 96, 210, 340, 411, 720, 930, 1_204];
  const bounds = bucketsOf(counted);
  expect(bounds).toEqual({ from: 50, to: 200 });
  expect([49, 50, 200, 201].map((value) => bucketOf(value, bounds))).toEqual([
    "less-than",
    "from-to",
    "from-to",
    "more-than",
  ]);
});

test("the bounds of the three kinds never meet, however little was counted", () => {
  for (const values of [[], [0], [1], [1, 1, 1], [2, 3], [7, 7, 7, 7], [1, 1, 1, 90_000]]) {
    const { from, to } = bucketsOf(values);
    expect(from, String(values)).toBeGreaterThanOrEqual(2);
    expect(to, String(values)).toBeGreaterThan(from);
  }
});

test("a share of nothing is none, and growth from nothing has no share", () => {
  expect(shareOf(1, 4)).toBe(0.25);
  expect(shareOf(1, 0)).toBe(null);
  expect(changeOf(15, 10)).toEqual({ kind: "more", share: 0.5 });
  expect(changeOf(5, 10)).toEqual({ kind: "less", share: 0.5 });
  expect(changeOf(10, 10)).toEqual({ kind: "same" });
  expect(changeOf(3, 0)).toEqual({ kind: "first" });
});

test("the least that was counted is shaded, nothing is not", () => {
  expect([0, 1, 25, 26, 100].map((value) => depthOf(value, 100))).toEqual([0, 1, 1, 2, 4]);
  expect(depthOf(0, 0)).toBe(0);
});

test("a table becomes RFC 4180 with a mark, and no text of it a formula", () => {
  const columns = [{ title: "=Name" }, { title: "Visits, all", kind: "number" as const }];
  const rows = [
    ["=HYPERLINK(1)", -3],
    ['says "so"', 0.125],
    ["two\nlines", null],
    ["@at", 1],
  ];
  expect(csvOf({ columns, rows })).toBe(
    '\ufeff\'=Name,"Visits, all"\r\n' +
      "'=HYPERLINK(1),-3\r\n" +
      '"says ""so""",0.125\r\n' +
      '"two\nlines",\r\n' +
      "'@at,1\r\n",
  );
});

test("a name without room is cut, one with room is not", () => {
  expect(fitText("Bisabolol", 200, 14)).toBe("Bisabolol");
  expect(fitText("Verpackungsmaterial", 80, 14)).toBe("Verpackun…");
  expect(fitText("Verpackungsmaterial", 0, 14)).toBe("V…");
});

test("the map draws countries by codes that companies can have, each once", () => {
  const codes = shapedCountries.flatMap(({ country }) => country ?? []);
  expect(codes.length).toBe(174);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !countries.includes(code))).toEqual([]);
  expect(codes).toEqual(expect.arrayContaining(["DE", "US", "XK"]));
});
