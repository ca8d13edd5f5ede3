import { errorStatus } from "@neroli/contract/kernel/errors.ts";
import { failureData, failurePhrase, isFailureCode } from "@neroli/contract/kernel/failures.ts";
import { languages } from "@neroli/contract/kernel/language.ts";
import { readPhrases } from "@neroli/phrases/read-phrases.ts";
import { describe, expect, test } from "vitest";

test("there is a sentence for each code, and none for another", () => {
  const sentences = Object.keys(readPhrases("en")).filter((key) => key.startsWith("failures."));
  const codes = Object.keys(failureData).map((code) => `failures.${code}`);
  expect(sentences.sort()).toEqual(codes.sort());
});

describe.each(Object.entries(failureData))("the sentence of %s", (code, names) => {
  test.each(languages)("names its numbers in %s", (language) => {
    const sentence = readPhrases(language)[`failures.${code}`] ?? "";
    const named = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(names));
  });
});

test("a code of a capability is the key of its own sentence", () => {
  expect(failurePhrase("field-reasons.weight")).toBe("field-reasons.weight");
  expect(failurePhrase("required")).toBe("failures.required");
  for (const code of Object.keys(errorStatus)) expect(isFailureCode(`errors.${code}`)).toBe(true);
  expect(isFailureCode("Too big: expected string")).toBe(false);
});
