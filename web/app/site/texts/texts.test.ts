import { readdirSync, readFileSync } from "node:fs";
import { pages } from "@neroli/contract/access/pages.ts";
import { languages } from "@neroli/contract/kernel/language.ts";
import { describe, expect, test } from "vitest";
import { compileText } from "../../../texts-plugin.ts";
import type { Text } from "./text.ts";

const folder = new URL("../../../texts/", import.meta.url);
const screens = new URL("../../../public/screens/", import.meta.url);

/** The names of all texts, by their folders. */
const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("/en.md"))
  .map((file) => file.replace(/\/en\.md$/, ""));

const textOf = (name: string, language: string): Text =>
  compileText(readFileSync(new URL(`${name}/${language}.md`, folder), "utf8"), language);

const allHtml = ({ sections }: Text) =>
  sections.flatMap(({ html, parts }) => [html, ...parts.map((part) => part.html)]).join("");
const linksIn = (text: Text) => [...allHtml(text).matchAll(/href="([^"]+)"/g)].map(([, at]) => at);
const picturesIn = (text: Text) =>
  [...allHtml(text).matchAll(/src="\/screens\/([^"]+)"/g)].map(([, at]) => at ?? "");

describe.each(names)("%s", (name) => {
  const english = textOf(name, "en");
  const shape = ({ sections }: Text) =>
    sections.map(({ id, parts }) => [id, parts.map((part) => part.id)]);

  test.each(languages)(
    "has in %s the same sections and links, and a lead that search engines show whole",
    (language) => {
      const text = textOf(name, language);
      expect(shape(text)).toEqual(shape(english));
      expect(linksIn(text)).toEqual(linksIn(english));
      expect(text.title.length).toBeLessThanOrEqual(60);
      expect(text.lead.length).toBeGreaterThanOrEqual(80);
      expect(text.lead.length).toBeLessThanOrEqual(160);
    },
  );

  test.each(languages)("has in %s each picture, and words for it", (language) => {
    const text = textOf(name, language);
    for (const picture of picturesIn(text)) {
      expect(readdirSync(screens)).toContain(picture);
    }
    expect(allHtml(text)).not.toMatch(/alt=""/);
  });

  test("leads to pages that there are", () => {
    const known = new Set([...Object.keys(pages), "/api/docs"]);
    const led = linksIn(english).map((link = "") => link.replace(/[?#].*$/, ""));
    expect(led.filter((path) => path.startsWith("/") && !known.has(path))).toEqual([]);
  });

  test("names each section once", () => {
    const ids = english.sections.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test.each([
  ["no title", "Only words.\n"],
  ["no lead", "# Title\n\n## Section {#one}\n\nWords.\n"],
  ["a section without a name", "# Title\n\nLead.\n\n## Section\n\nWords.\n"],
  ["a second paragraph before the first section", "# Title\n\nLead.\n\nMore.\n"],
  [
    "a picture from elsewhere",
    "# Title\n\nLead.\n\n## One {#one}\n\n![x](https://example.com/x.png)\n",
  ],
])("a text with %s is refused", (_, source) => {
  expect(() => compileText(source, "en")).toThrow();
});

test("what is written as HTML stays words", () => {
  const { sections } = compileText(
    "# T\n\nLead.\n\n## One {#one}\n\n<script>alert(1)</script> & more\n",
    "en",
  );
  expect(sections[0]?.html).not.toContain("<script");
});
