import { expect, test } from "vitest";
import { requestLanguage } from "./language.ts";

test.each([
  ["English without a wish", {}, "en"],
  ["the browser's wish", { "accept-language": "fr-CH, de;q=0.8" }, "fr"],
  ["the best of the browser's wishes that there is", { "accept-language": "pt, es;q=0.5" }, "es"],
  [
    "the reader's choice before the browser's",
    { cookie: "language=it", "accept-language": "de" },
    "it",
  ],
  ["a choice among other cookies", { cookie: "a=1; language=es; b=2" }, "es"],
  ["not what only begins like a language", { cookie: "language=deutsch" }, "en"],
  ["not another cookie's value", { cookie: "my_language=de" }, "en"],
  [
    "not a language that there is none of",
    { cookie: "language=xx", "accept-language": "it" },
    "it",
  ],
])("%s", (_, headers, language) => {
  expect(requestLanguage({ headers })).toBe(language);
});
