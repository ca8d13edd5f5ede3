import { expect, test } from "vitest";
import { pickLanguage } from "./language.ts";

test.each([
  ["fr", "de", "fr"],
  [undefined, "de-CH,de;q=0.9,en;q=0.8", "de"],
  [undefined, "pt-BR, it;q=0.3, es;q=0.7", "es"],
  [undefined, "zh", "en"],
  ["xx", null, "en"],
] as const)("cookie %s and browser %s give %s", (cookie, accepted, language) => {
  expect(pickLanguage(cookie, accepted)).toBe(language);
});
