import { expect, test } from "vitest";
import { decodeContents, encodeContents } from "./content-values.ts";
import { QueryContents } from "./contents.ts";
import { readInterval } from "./interval-faults.ts";
import { decodeInterval, encodeInterval } from "./interval-values.ts";
import { queryInterval } from "./intervals.ts";

test("contents come back from an address as they were, with commas and colons in them", () => {
  const contents = [
    { kind: "inci", value: "1,2-hexanediol" },
    { kind: "claims", value: "pH: neutral, 100 %" },
    { kind: "cas", value: "56-81-5" },
  ] as const;
  expect(decodeContents(encodeContents(contents))).toEqual(contents);
  expect(decodeContents("")).toEqual([]);
});

test.each(["inci", ":x", "weights:5", "inci:", "inci: ", "inci:a,,cas:b"])(
  "%j is not a list of contents",
  (text) => {
    expect(decodeContents(text)).toBeNull();
    expect(QueryContents.safeParse(text).success).toBe(false);
  },
);

test("at most twenty contents", () => {
  const list = (length: number) => Array.from({ length }, (_, at) => `inci:a${at}`).join(",");
  expect(QueryContents.safeParse(list(20)).success).toBe(true);
  expect(QueryContents.safeParse(list(21)).success).toBe(false);
});

test("an interval is two numbers with two dots between, either of which may be missing", () => {
  for (const interval of [
    { min: 4, max: 6.5 },
    { min: -5, max: null },
    { min: null, max: 0.00005 },
    { min: null, max: null },
  ]) {
    expect(decodeInterval(encodeInterval(interval))).toEqual(interval);
  }
  for (const text of ["", "4", "4...5", "1e3..", "a..b", "..."]) {
    expect(decodeInterval(text)).toBeNull();
  }
});

test.each([
  ["ph_stability_range", "0..14", null],
  ["ph_stability_range", "20..", "field-reasons.ph"],
  ["ph_stability_range", "..14.1", "field-reasons.ph"],
  ["ph_stability_range", "9..3", "field-reasons.range-reversed"],
  ["usage_level", "100..100", null],
  ["usage_level", "..150", "field-reasons.percent"],
  ["rci", "-1..", "field-reasons.percent"],
  ["viscosity", "-5..5", "field-reasons.number"],
  ["minimum_order_quantity", "-1..", "field-reasons.number"],
  ["temperature_stability", "-273.15..-20", null],
  ["temperature_stability", "-300..", "field-reasons.temperature"],
  ["shelf_life", "0..12", null],
  ["shelf_life", "..0", "field-reasons.positive"],
  ["usage_level", "..", null],
  ["usage_level", "much", "interval"],
] as const)("the interval %s %s: %s", (field, text, fault) => {
  expect(readInterval(field, text).fault).toBe(fault);
  const { success, error } = queryInterval(field).safeParse(text);
  expect(success).toBe(fault === null);
  expect(error?.issues).toEqual(
    fault === null ? undefined : [expect.objectContaining({ params: { failure: fault } })],
  );
});
