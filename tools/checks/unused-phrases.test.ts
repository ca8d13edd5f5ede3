import { expect, test } from "vitest";
import { unusedPhrases } from "./unused-phrases.mjs";

const keys = ["requests.title", "requests.type", "requests.type.SAMPLE", "segments.FOOD"];
const unused = (code: string) => unusedPhrases(keys, [["page.tsx", code]]);

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the code that is checked
test.each<[string, string, string[]]>([
  ["a key", 't("requests.title")', ["requests.type", "requests.type.SAMPLE", "segments.FOOD"]],
  [
    "a key that is put together",
    "t(`requests.type.${type}`)",
    ["requests.title", "requests.type", "segments.FOOD"],
  ],
  [
    "a group of words",
    'words(t, "segments", value)',
    ["requests.title", "requests.type", "requests.type.SAMPLE"],
  ],
  ["what is only told in a comment", '// "requests.title"', keys],
  ["a template that begins with a value", "t(`${group}.${value}`)", keys],
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: the code that is checked
])("%s", (_name, code, left) => {
  expect(unused(code)).toEqual(left);
});
