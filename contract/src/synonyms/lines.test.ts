import { describe, expect, test } from "vitest";
import { readLines, writeLine } from "./lines.ts";
import type { NewSynonym } from "./schema.ts";

const read = (text: string) => readLines(text).map((line) => line.read);
const name = (text: string, language: "de" | "it" | null = null) => ({ text, language });

describe("groups as lines of text", () => {
  test("names with their languages; remarks and empty lines say nothing", () => {
    expect(read("# oils\r\n\nGLYCERIN; de: Glyzerin ;it, es: Glicerina;")).toEqual([
      {
        relation: "EQUAL",
        names: [name("GLYCERIN"), name("Glyzerin", "de"), name("Glicerina", "it")],
        leads_to: [],
      },
    ]);
  });

  test("wider names, what may be wanted, too, and beginnings", () => {
    expect(
      read("AHA; Fruit acid > LACTIC ACID\nSilicone ~ SQUALANE\nROSA CANINA …; de: Hagebutte"),
    ).toEqual([
      {
        relation: "NARROWER",
        names: [name("AHA"), name("Fruit acid")],
        leads_to: [name("LACTIC ACID")],
      },
      { relation: "SEE_ALSO", names: [name("Silicone")], leads_to: [name("SQUALANE")] },
      {
        relation: "BEGINNING",
        names: [name("ROSA CANINA"), name("Hagebutte", "de")],
        leads_to: [],
      },
    ]);
  });

  test.each([
    ["alone", "too-few"],
    ["AHA > ", "too-few"],
    ["; ;", "too-few"],
    ["a; xx: b", "language"],
    [`a; ${"b".repeat(121)}`, "too-long"],
    [Array.from({ length: 41 }, (_, at) => `n${at}`).join(";"), "too-many"],
  ])("%j cannot be read: %s", (line, fault) => {
    expect(readLines(`a; b\n${line}`)[1]).toEqual({ line: 2, text: line.trim(), read: fault });
  });

  test.each<NewSynonym>([
    { relation: "EQUAL", names: [name("a; b"), name("de: c"), name("# d", "de")], leads_to: [] },
    { relation: "NARROWER", names: [name("a > b")], leads_to: [name("c ~ d"), name("e …")] },
    { relation: "SEE_ALSO", names: [name("a", "de")], leads_to: [name("b")] },
    { relation: "BEGINNING", names: [name("a b"), name("c")], leads_to: [] },
  ])("what is written is read as it was: %j", (group) => {
    expect(read(writeLine(group))).toEqual([group]);
  });

  test("a line of nothing but what separates is read at once", () => {
    const longest = ";".repeat(900_000);
    expect(readLines(longest)[0]?.read).toBe("too-few");
    expect(readLines(`a > ${longest}`)[0]?.read).toBe("too-few");
  });
});
