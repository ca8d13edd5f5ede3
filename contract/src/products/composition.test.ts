import { describe, expect, test } from "vitest";
import { type CompositionPart, mostParts } from "./composition.ts";
import { type FieldProblem, readFields } from "./field-problems.ts";
import { partText } from "./value-text.ts";

const ingredient = { offering: "INGREDIENTS", segment: "PERSONALCARE" } as const;
const read = (composition: unknown, kind: Parameters<typeof readFields>[1] = ingredient) =>
  readFields({ name: "Velsafe", composition }, kind);
/** "composition.1.min percent". */
const refused = (composition: unknown) =>
  read(composition).problems.map(({ path, reason }: FieldProblem) => `${path} ${reason}`);

test("a preservative is told with its shares", () => {
  const composition = [
    { inci: "Phenoxyethanol", cas: ["122-99-6"], min: "85", max: "92" },
    { inci: "Ethylhexylglycerin", cas: ["70445-33-9"], min: "8", max: "15" },
  ];
  expect(read(composition).fields).toEqual({ name: "Velsafe", composition });
});

test("either end may be left open, or both, and the name is trimmed", () => {
  const composition = [{ inci: " Aqua " }, { inci: "Glycerin", min: "0" }, { inci: "A", max: "5" }];
  expect(read(composition).fields?.composition?.map(({ inci }) => inci)).toEqual([
    ...["Aqua", "Glycerin", "A"],
  ]);
  expect(read([]).fields).toEqual({ name: "Velsafe" });
});

describe("refused is", () => {
  const of = (part: Partial<Record<keyof CompositionPart, unknown>>) => [{ inci: "A", ...part }];
  test.each([
    ["a share above a hundred", of({ max: "100.000001" }), "composition.0.max percent"],
    ["one below nothing", of({ min: "-1" }), "composition.0.min percent"],
    ["one that is no decimal number", of({ min: "1e1" }), "composition.0.min percent"],
    ["one with a comma", of({ min: "8,5" }), "composition.0.min percent"],
    ["more decimals than are kept", of({ min: "0.0000001" }), "composition.0.min percent"],
    ["a number that a float has rounded", of({ min: 8.5 }), "composition.0.min type"],
    [
      "more at least than at most",
      of({ min: "9.1", max: "9" }),
      "composition.0.max range-reversed",
    ],
    ["a CAS number mistyped", of({ cas: ["122-99-5"] }), "composition.0.cas.0 cas-check-digit"],
    ["what is no CAS number", of({ cas: ["98-92-0", "x"] }), "composition.0.cas.1 cas-format"],
    ["a part without a name", [{ min: "1" }], "composition.0.inci required"],
    ["a part with an empty one", [{ inci: "  " }], "composition.0.inci empty"],
    ["a text", "Aqua, Glycerin", "composition type"],
  ])("%s", (_, composition, problem) => expect(refused(composition)).toEqual([problem]));

  test("what adds up to more than the whole at least, to the last decimal", () => {
    const thirds = (last: string) => [
      ...[
        { inci: "A", min: "33.333333" },
        { inci: "B", min: "33.333333" },
      ],
      { inci: "C", min: last },
    ];
    expect(refused(thirds("33.333334"))).toEqual([]);
    expect(refused(thirds("33.333335"))).toEqual(["composition shares-over"]);
  });

  test("more parts than there may be", () => {
    const parts = (count: number) => Array.from({ length: count }, (_, at) => ({ inci: `A${at}` }));
    expect(refused(parts(mostParts))).toEqual([]);
    expect(refused(parts(mostParts + 1))).toEqual(["composition too-many"]);
  });

  test("a formulation's: it has phases", () => {
    const { problems } = read([], { ...ingredient, offering: "FORMULATIONS" });
    expect(problems).toMatchObject([{ path: "composition", reason: "not-of-offering" }]);
  });
});

test.each([
  [{ inci: "Aqua" }, "Aqua"],
  [{ inci: "Aqua", min: "5" }, "Aqua: ≥ 5 %"],
  [{ inci: "Aqua", max: "0.0005" }, "Aqua: ≤ 0,0005 %"],
  [{ inci: "Aqua", min: "5.0", max: "5" }, "Aqua: 5 %"],
  [{ inci: "Aqua", cas: ["7732-18-5"], min: "0", max: "8.5" }, "Aqua (7732-18-5): 0 – 8,5 %"],
])("%j is written %s", (part, text) => expect(partText(part, "de")).toBe(text));
