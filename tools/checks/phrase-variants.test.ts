import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkPhraseVariants } from "./phrase-variants.mjs";

let folder: string;
afterEach(() => rmSync(folder, { recursive: true }));

type Texts = Record<string, string>;

const plain: Record<string, Texts> = {
  en: { "a.one": "{count} formulations", "a.two": "A recipe", "a.three": "Search" },
  de: { "a.one": "{count} Formulierungen", "a.two": "Eine Formulierung", "a.three": "Suchen" },
};
const right: Record<string, Texts> = {
  en: { "a.one": "{count} concepts", "a.two": "A concept" },
  de: { "a.one": "{count} Konzepte", "a.two": "Ein Konzept" },
};

function problemsOf(change: Record<string, Texts>): string {
  folder = mkdtempSync(path.join(tmpdir(), "variants-"));
  const place = path.join(folder, "variants/concepts");
  mkdirSync(place, { recursive: true });
  const words = { en: "formulation", de: "formulierung" };
  for (const [name, content] of Object.entries({ words, ...right, ...change })) {
    writeFileSync(path.join(place, `${name}.json`), JSON.stringify(content));
  }
  return checkPhraseVariants({
    folder,
    languages: ["en", "de"],
    textsOf: (language: string) => plain[language],
  }).join("\n");
}

test("a branding that says otherwise whatever says the word, in any language, is whole", () => {
  expect(problemsOf({})).toBe("");
});

test.each<[string, Record<string, Texts>, string]>([
  [
    "a phrase that says the word in this language",
    { en: { "a.two": "A concept" } },
    "en.json: a.one is missing, say “{count} formulations” otherwise",
  ],
  [
    "a phrase that says it in another one",
    { en: { "a.one": "{count} concepts" } },
    "en.json: a.two is missing",
  ],
  [
    "a phrase that there is not",
    { de: { ...right.de, "a.four": "Konzept" } },
    "de.json: there is no phrase a.four",
  ],
  [
    "the word itself",
    { de: { ...right.de, "a.two": "Die Formulierung" } },
    "de.json: a.two says the word",
  ],
  ["other values", { en: { ...right.en, "a.one": "{n} concepts" } }, "en.json: a.one takes n"],
])("%s is named", (_, change, problem) => {
  expect(problemsOf(change)).toContain(problem);
});
