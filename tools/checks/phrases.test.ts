import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkPhrases } from "./phrases.mjs";

let folder: string;
afterEach(() => rmSync(folder, { recursive: true }));

/** The problems of these files, by their places ("requests/en"). */
function problemsOf(files: Record<string, Record<string, unknown> | string>, subjects?: string[]) {
  folder = mkdtempSync(path.join(tmpdir(), "phrases-"));
  for (const [place, content] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(place)), { recursive: true });
    const text = typeof content === "string" ? content : `${JSON.stringify(content, null, 2)}\n`;
    writeFileSync(path.join(folder, `${place}.json`), text);
  }
  const rooms = new Set(["requests", "users"]);
  return checkPhrases({ folder, languages: ["en", "pl"], rooms, subjects }).join("\n");
}

const days = {
  en: { "requests.days": "{count, plural, one {# day} other {# days}}" },
  pl: { "requests.days": "{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}" },
};

test("the same phrases in every language are right", () => {
  expect(problemsOf({ "requests/en": days.en, "requests/pl": days.pl }, ["requests"])).toBe("");
});

test.each<[string, Parameters<typeof problemsOf>[0], string]>([
  ["a language without a file", { "requests/en": days.en }, "requests/pl.json is missing"],
  ["a key without a sentence", { "requests/en": days.en, "requests/pl": {} }, "translate “"],
  ["a key that is in no original", { "requests/en": {}, "requests/pl": days.pl }, "remove it"],
  [
    "a plural form that the language needs",
    { "requests/en": days.en, "requests/pl": days.en },
    "has no plural form “few”",
  ],
  [
    "other arguments",
    { "requests/en": { "requests.a": "{name}" }, "requests/pl": { "requests.a": "{nazwa}" } },
    "takes nazwa, the original name",
  ],
  [
    "an open brace",
    { "requests/en": { "requests.a": "{name" }, "requests/pl": { "requests.a": "b" } },
    "is no ICU MessageFormat",
  ],
  [
    "a subject in two folders",
    Object.fromEntries(
      ["requests/en", "requests/pl", "users/en", "users/pl"].map((place) => [
        place,
        { [`requests.${place.slice(0, 3)}`]: "b" },
      ]),
    ),
    "requests.… belongs to phrases/requests",
  ],
  [
    "another order",
    {
      "requests/en": { "requests.a": "a", "requests.b": "b" },
      "requests/pl": { "requests.b": "b", "requests.a": "a" },
    },
    "order them alike",
  ],
  ["a folder that is no capability", { "mail/en": {}, "mail/pl": {} }, "mail is no capability"],
  ["a key that is there twice", { "requests/en": '{"a.b":"1","a.b":"2"}' }, "none twice"],
])("%s", (_name, files, problem) => {
  expect(problemsOf(files)).toContain(problem);
});

test("a subject of the session's part that no phrase has", () => {
  expect(problemsOf({}, ["gone"])).toContain("no phrase begins with gone");
});
