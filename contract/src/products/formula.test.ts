import { describe, expect, test } from "vitest";
import { inciListOf, sumOf } from "./formula.ts";

const phase = (...rows: (readonly [name: string, weight: string, inci?: string])[]) => ({
  ingredients: rows.map(([name, weight, inci]) => ({ name, weight, ...(inci && { inci }) })),
});
const sum = (...weights: string[]) => sumOf([phase(...weights.map((w) => ["x", w] as const))]);

describe("the sum of a formulation", () => {
  test("of exact shares is exact, also where binary fractions are not", () => {
    expect(sum("0.1%", "0.2%", "99,7 %")).toEqual({
      min: 100,
      max: 100,
      qs: false,
      filled: false,
      missing: { min: 0, max: 0 },
      over: false,
      unread: 0,
    });
    expect(sum("0.1%", "0.2%").missing).toEqual({ min: 99.7, max: 99.7 });
  });

  test("of ranges and limits lies between what they allow", () => {
    expect(sum("60%", "1% to 3%", "2% - 4%", "up to 5%", "to 10%")).toMatchObject({
      min: 63,
      max: 82,
      missing: { min: 18, max: 37 },
      over: false,
    });
  });

  test("with > or qs has no upper end, and says what may be missing at most", () => {
    expect(sum("60%", "> 2%")).toMatchObject({ min: 62, max: null, missing: { min: 0, max: 38 } });
    expect(sum("60%", "qs (to pH 5.5)")).toMatchObject({
      max: null,
      qs: true,
      filled: false,
      missing: { min: 0, max: 40 },
    });
  });

  test("exceeds 100 % only when no range can mend it", () => {
    expect(sum("90%", "5% - 20%").over).toBe(false);
    expect(sum("90%", "11% - 20%").over).toBe(true);
    expect(sum("qs (to 100)", "101%").over).toBe(false);
  });

  test("is filled by what takes the rest, with how much that is", () => {
    for (const weight of ["qs (to 100)", "qs (ad 100 %)", "to 100%", "q.s. 100"]) {
      expect(sum(weight, "8%", "1% - 2%")).toMatchObject({
        min: 9,
        max: 10,
        filled: true,
        missing: { min: 90, max: 91 },
      });
    }
    expect(sumOf([phase(["Water", "qs"], ["Acid", "qs"])])).toMatchObject({ filled: true });
    expect(sumOf([phase(["Acid", "qs"])])).toMatchObject({ filled: false });
    expect(sumOf([phase(["Water", "qs (to pH 7)"])])).toMatchObject({ filled: false });
  });

  test("counts weights that cannot be read, and of nothing is nothing", () => {
    expect(sum("about 4%", "", "5%")).toMatchObject({ min: 5, unread: 2 });
    expect(sumOf([])).toMatchObject({ min: 0, max: 0, missing: { min: 100, max: 100 } });
  });
});

const names = (
  phases: Parameters<typeof inciListOf>[0],
  incis: Record<string, string> = {},
): string[] => inciListOf(phases, (key) => incis[key]).map(({ name }) => name);

describe("the INCI list", () => {
  test("is in descending order, water with the rest first, the same name of phases once", () => {
    const phases = [
      phase(["Deionised water", "qs (to 100)", "Water"], ["Glycerin", "2%", "Glycerin"]),
      phase(["Oil", "4%", "Squalane"], ["Emulsifier", "3%", "Cetearyl Alcohol"]),
      phase(["Glycerin 2", "2.5%", "GLYCERIN"], ["Rinse water", "1%", "Aqua"]),
    ];
    const list = inciListOf(phases, () => undefined);
    expect(list.map(({ name, share }) => [name, share])).toEqual([
      ["Aqua", 88.5],
      ["Glycerin", 4.5],
      ["Squalane", 4],
      ["Cetearyl Alcohol", 3],
    ]);
    expect(list.map(({ estimated }) => estimated)).toEqual([true, false, false, false]);
  });

  test("splits blends; their parts are estimated, in their order, and sum up to the blend", () => {
    const list = inciListOf(
      [phase(["Blend", "4%", "Cetearyl Alcohol (and) Polysorbate 60"], ["Oil", "2%", "Squalane"])],
      () => undefined,
    );
    expect(list).toMatchObject([
      { name: "Cetearyl Alcohol", share: 3, estimated: true },
      { name: "Squalane", share: 2, estimated: false },
      { name: "Polysorbate 60", share: 1, estimated: true, minor: true },
    ]);
    expect(names([phase(["x", "3%", "1,2-Hexanediol, Caprylyl Glycol & Mica"])])).toEqual([
      "1,2-Hexanediol",
      "Caprylyl Glycol",
      "Mica",
    ]);
  });

  test("marks what is at 1 % or less, where as much as is needed stands last", () => {
    const list = inciListOf(
      [phase(["a", "qs (to pH 5)", "Acid"], ["b", "1%", "Salt"], ["c", "1.1%", "Gum"])],
      () => undefined,
    );
    expect(list.map(({ name, minor }) => [name, minor])).toEqual([
      ["Gum", false],
      ["Salt", true],
      ["Acid", true],
    ]);
  });

  test("takes the name of the listed product, and the ingredient's own where there is none", () => {
    const phases = [
      {
        ingredients: [
          { name: "Velsoft", product: "velsoft", weight: "5%" },
          { name: "House blend", weight: "3%" },
          { name: "Stated", inci: "Stated Inci", product: "velsoft", weight: "2%" },
        ],
      },
    ];
    expect(inciListOf(phases, (key) => (key === "velsoft" ? "Squalane" : undefined))).toMatchObject(
      [
        { name: "Squalane", products: ["velsoft"], unknown: false },
        { name: "House blend", products: [], unknown: true },
        { name: "Stated Inci", products: ["velsoft"], unknown: false },
      ],
    );
  });

  test("puts ranges by their middle, limits by their end, > by its beginning", () => {
    expect(
      names([
        phase(
          ["Range", "1% - 5%"],
          ["Limit", "up to 4%"],
          ["Open", "> 2%"],
          ["Two water", "qs", "Aqua"],
          ["Filler", "to 100%", "Talc"],
        ),
      ]),
    ).toEqual(["Aqua", "Talc", "Limit", "Range", "Open"]);
  });
});
