import { expect, test } from "vitest";
import { compilePhrase } from "./compile-phrase.ts";
import { fillPhrase, type Values } from "./fill-phrase.ts";

const filled = (text: string, language: string, values?: Values) =>
  fillPhrase(compilePhrase(text), language, values);

test.each<[string, string, Values, string]>([
  ["Close {name}", "en", { name: "Rosa" }, "Close Rosa"],
  ["{count} hits", "de", { count: 12345 }, "12.345 hits"],
  ["{count, number} hits", "fr", { count: 12345 }, "12 345 hits"],
  ["It''s {name}''s", "en", { name: "Ada" }, "It's Ada's"],
  ["A '{'name'}' and {name}", "en", { name: "Ada" }, "A {name} and Ada"],
  ["5 < {most} <b>", "en", { most: 6 }, "5 < 6 <b>"],
  ["{kind, select, SAMPLE {a sample} other {a request}}", "en", { kind: "SAMPLE" }, "a sample"],
  ["{kind, select, SAMPLE {a sample} other {a request}}", "en", { kind: "QUOTE" }, "a request"],
  ["{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", "en", { n: 22 }, "22nd"],
])("%s in %s", (text, language, values, sentence) => {
  // A narrow or a wide space, as the platform's tables have it.
  expect(filled(text, language, values).replaceAll(/\s/gu, " ")).toBe(sentence);
});

test("an argument without a value stays in its braces", () => {
  expect(filled("Close {name}", "en")).toBe("Close {name}");
});

test("a language with four forms has each of them", () => {
  const files =
    "{count, plural, =0 {brak plików} one {# plik} few {# pliki} many {# plików} other {# pliku}}";
  const said = [0, 1, 2, 5, 22, 25, 1.5].map((count) => filled(files, "pl", { count }));
  expect(said).toEqual([
    "brak plików",
    "1 plik",
    "2 pliki",
    "5 plików",
    "22 pliki",
    "25 plików",
    "1,5 pliku",
  ]);
});

test("a choice within a sentence, within a choice", () => {
  const text =
    "{name} has {count, plural, one {# file} other {{kind, select, ALL {all {count}} other {{count} of {total}}} files}}.";
  const values = { name: "Ada", count: 3, kind: "SOME", total: 9 };
  expect(filled(text, "en", values)).toBe("Ada has 3 of 9 files.");
});

test.each([
  ["{count, plural, one {#}}", "OTHER"],
  ["{day, date}", "not known"],
  ["{share, number, percent}", "style"],
  ["{a-b}", "MALFORMED"],
])("%s is refused", (text, reason) => {
  expect(() => compilePhrase(text)).toThrow(reason);
});
