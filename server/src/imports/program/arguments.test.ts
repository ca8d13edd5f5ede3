import { expect, test } from "vitest";
import { readArguments } from "./arguments.ts";

const read = (line: string) => readArguments(line.split(" "), "/here");

test("the file is looked for where the person stands", () => {
  const states = { draft: false, moves: false };
  const wanted = { company: "acme", profile: "cosing", file: "/here/a.csv", ...states };
  expect(read("--company acme --profile cosing a.csv")).toEqual(wanted);
  expect(read("a.csv --profile=cosing --company=acme")).toEqual(wanted);
  expect(read("--company acme --profile cosing /there/a.csv").file).toBe("/there/a.csv");
  expect(read("--company acme --mapping m.json a.csv")).toMatchObject({ mapping: "/here/m.json" });
  expect(read("--company acme a.csv")).toEqual({
    ...states,
    company: "acme",
    file: "/here/a.csv",
  });
  expect(read("--company acme --draft --also-existing a.csv")).toMatchObject({
    draft: true,
    moves: true,
  });
});

test("a file of the law has an annex and no company", () => {
  const wanted = { annex: "III", file: "/here/a.csv" };
  expect(read("--profile cosing-annex-iii a.csv")).toEqual(wanted);
  expect(read("a.csv --profile cosing-additions")).toEqual({ ...wanted, annex: "II" });
});

test.each([
  ["--company acme --profile cosing-annex-v a.csv", /leave out --company: npm run import/],
  ["--draft --profile cosing-annex-v a.csv", /leave out --draft: npm run import/],
  [
    "--profile cosing-annex-v",
    /^Please give the FILE: npm run import -- --profile cosing-annex-ii/,
  ],
  ["--profile cosing-annex-v a.csv b.csv", /^Please give one file at a time/],
  ["--company acme --profile cosing --mapping m.json a.csv", /^Please give --profile or --mapping/],
  ["--profile cosing", /^Please give --company and the FILE: npm run import/],
  ["--company acme --profile cosing a.csv b.csv", /^Please give one file at a time/],
  ["--company acme --profle cosing a.csv", /^Unknown option '--profle': npm run import/],
  ["--company --profile cosing a.csv", /ambiguous/],
])("%j is answered with how it is done", (line, sentence) => {
  expect(() => read(line)).toThrow(sentence);
});
