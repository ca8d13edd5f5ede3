import { expect, test } from "vitest";
import { decodeContents, encodeContents } from "./content-values.ts";
import { QueryContents } from "./contents.ts";
import { decodeInterval, encodeInterval } from "./interval-values.ts";

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
  for (const text of ["", "4", "4...5", "6..4", "1e3..", "a..b", "..."]) {
    expect(decodeInterval(text)).toBeNull();
  }
});
