import { describe, expect, test } from "vitest";
import { readFields } from "./field-problems.ts";
import type { ProductFields } from "./schema.ts";
import { readTextKey } from "./text-keys.ts";
import { resolveText, textCompleteness } from "./texts.ts";

const fields: ProductFields = {
  name: "Silk",
  tagline: "Soft skin",
  "tagline@de": "Zarte Haut",
  description: "In English",
  "description@it": "In italiano",
};

describe("the reader's language wins, then English, then whatever there is", () => {
  test.each([
    ["de", "tagline", "Zarte Haut", "de"],
    ["fr", "tagline", "Soft skin", "en"],
    ["it", "description", "In italiano", "it"],
    ["de", "description", "In English", "en"],
  ] as const)("to a reader of %s the %s", (reader, field, value, language) => {
    expect(resolveText(fields, field, reader)).toEqual({ value, language });
  });

  test("a product whose own texts are German says so to all others", () => {
    const german: ProductFields = { text_language: "de", tagline: "Zart", "tagline@en": "Soft" };
    expect(resolveText(german, "tagline", "de")).toEqual({ value: "Zart", language: "de" });
    expect(resolveText(german, "tagline", "es")).toEqual({ value: "Soft", language: "en" });
    const alone: ProductFields = { text_language: "de", tagline: "Zart" };
    expect(resolveText(alone, "tagline", "en")).toEqual({ value: "Zart", language: "de" });
  });

  test("what is said in another language alone is said, and what is not said is not", () => {
    const only: ProductFields = { "tagline@fr": "Douceur" };
    expect(resolveText(only, "tagline", "es")).toEqual({ value: "Douceur", language: "fr" });
    expect(resolveText({}, "tagline", "es")).toBeNull();
  });
});

test("only prose has texts, and only in our languages", () => {
  expect(readTextKey("tagline@de")).toEqual({ field: "tagline", language: "de" });
  for (const key of ["inci@de", "trade_name@de", "tagline@nl", "tagline@", "tagline", "x@de@de"]) {
    expect(readTextKey(key), key).toBeNull();
  }
});

test("texts are read as their fields are, of their kinds of products alone", () => {
  const kind = { offering: "INGREDIENTS", segment: "PERSONALCARE" } as const;
  const read = (given: Record<string, unknown>) => readFields({ name: "A", ...given }, kind);
  expect(read({ "tagline@de": "  Zart ", "packaging@de": [] }).fields).toEqual({
    name: "A",
    "tagline@de": "Zart",
  });
  const { problems } = read({
    "tagline@de": "x".repeat(2_001),
    "inci@de": "A",
    "procedure@de": ["A"],
  });
  expect(problems.map(({ path, reason }) => [path, reason])).toEqual([
    ["inci@de", "unknown"],
    ["procedure@de", "not-of-offering"],
    ["tagline@de", "too-long"],
  ]);
});

test("how much is said in a language", () => {
  expect(textCompleteness(fields, "de")).toEqual({ written: 1, of: 3 });
  expect(textCompleteness(fields, "es")).toEqual({ written: 0, of: 3 });
});
