import type { FormulaAnalysis } from "@neroli/contract/formulas/schema.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { createLaw } from "../law/factory.ts";
import { entryOf } from "../law/testing-law.ts";
import { createProduct } from "../products/factory.ts";
import {
  analysisOf,
  createLaboratory,
  type Formulas,
  faceCream,
  type Laboratory,
  startFormulas,
} from "./testing-formulas.ts";

let formulas: Formulas;
let laboratory: Laboratory;
beforeAll(async () => {
  formulas = await startFormulas();
});
afterAll(() => formulas.close());
beforeEach(async () => {
  laboratory = await createLaboratory();
});

type Lines = Parameters<typeof analysisOf>[2];
const analyse = (lines: Lines, of = laboratory) => analysisOf(formulas, of, lines);
const aqua = { name: "Water", inci: "Aqua", weight: "qs" };

/** "Glycerin 5" or "Betaine 1-2*": name, share, and that its place is not certain. */
const listed = ({ ingredients }: FormulaAnalysis) =>
  ingredients.map(({ name, share: { min, max }, place, unknown }) =>
    [name, min === max ? min : `${min}-${max}`, place === "uncertain" && "*", unknown && "?"]
      .filter(Boolean)
      .join(" "),
  );

/** "Glycerin BANNED (no-cas): II/1 NO over-limit". */
const judged = ({ substances }: FormulaAnalysis) =>
  substances.map(({ name, verdict, reasons, findings }) => {
    const told = findings.map(({ annex, number, met, reasons: why }) =>
      [`${annex}/${number}`, met, ...why].join(" "),
    );
    return `${[name, verdict, ...reasons].join(" ")}${told.length > 0 ? `: ${told.join(", ")}` : ""}`;
  });

describe("shares and the list of ingredients", () => {
  test("what is said exactly is exact, and water takes the rest", async () => {
    const body = await analyse([
      aqua,
      { name: "Glycerin 99 %", inci: "Glycerin", weight: "5%" },
      { name: "A gum", weight: "0.3%" },
      {},
    ]);
    expect(body).toMatchObject({ sum: "right", stated: { min: "5.3", max: "5.3" } });
    expect(body.shares.map(({ share }) => share?.min)).toEqual(["94.7", "5", "0.3"]);
    expect(listed(body)).toEqual(["Aqua 94.7", "Glycerin 5", "A gum 0.3 ?"]);
  });

  test("what cannot be read, or adds up to no whole, is told", async () => {
    const unread = await analyse([aqua, { inci: "Glycerin", weight: "a little" }]);
    expect([unread.sum, unread.shares[1]?.share]).toEqual(["unread", null]);
    const over = await analyse([
      { inci: "Aqua", weight: "99%" },
      { inci: "Glycerin", weight: "2%" },
    ]);
    expect(over.sum).toBe("over");
  });

  test("a product's INCI name and numbers are its supplier's, as far as the reader sees them", async () => {
    const fields = { inci: "Squalane", cas: ["111-01-3"] };
    const open = await createProduct({ name: "Velsoft", fields });
    const hidden = await createProduct({
      ...{ name: "Secret", fields, visibility: { inci: "PRIVATE", cas: "PRIVATE" } },
    });
    const body = await analyse([
      aqua,
      { product: open.key, weight: "5%" },
      { product: hidden.key, weight: "3%" },
    ]);
    expect(listed(body)).toEqual(["Aqua 92", "Squalane 5", "Secret 3 ?"]);
    expect(body.substances.map(({ cas }) => cas)).toEqual([[], ["111-01-3"], []]);
  });

  test("of a blend each part may be nothing or all of it", async () => {
    const inci = "Phenoxyethanol (and) Ethylhexylglycerin";
    const blend = await createProduct({ fields: { inci } });
    const body = await analyse([aqua, { product: blend.key, weight: "1%" }]);
    expect(listed(body)).toEqual(["Aqua 99", "Ethylhexylglycerin 0-1", "Phenoxyethanol 0-1"]);
  });
});

describe("the law", () => {
  beforeEach(async () => {
    await createLaw([
      entryOf("II", {
        ...{ number: "1577", name: "Formaldehyde", names: ["FORMALDEHYDE"] },
        ...{ cas: ["50-00-0"], dated: "2025-05-13" },
      }),
      entryOf("V", {
        ...{ number: "29", name: "Phenoxyethanol", names: ["PHENOXYETHANOL"] },
        ...{ cas: ["122-99-6"], maximum: "1.0 %", dated: "2024-04-04" },
      }),
      entryOf("III", {
        ...{ number: "84", name: "Linalool", names: ["LINALOOL"], cas: ["78-70-6"] },
        conditions:
          "The presence of the substance shall be indicated in the list of ingredients when its " +
          "concentration exceeds: 0,001 % in leave-on products; 0,01 % in rinse-off products",
      }),
    ]);
  });

  const glycerin = { inci: "Glycerin", cas: "56-81-5", weight: "5%" };
  const phenoxyethanol = (weight: string) => ({
    ...{ inci: "Phenoxyethanol", cas: "122-99-6", weight },
  });

  test("forbids by number what carries another name, and tells entry, day and what is known", async () => {
    const body = await analyse([
      aqua,
      glycerin,
      { name: "Trade name", inci: "Methanal", cas: "50-00-0 (37 %)", weight: "0.1%" },
      { inci: "Unknown Flower Extract", weight: "1%" },
    ]);
    expect(judged(body)).toEqual([
      "Aqua ALLOWED",
      "Glycerin ALLOWED",
      "Unknown Flower Extract CANNOT_SAY no-cas",
      "Methanal BANNED: II/1577 NO",
    ]);
    expect(body.substances.at(-1)?.findings[0]).toMatchObject({
      ...{ name: "Formaldehyde", as_of: "2025-05-13", share: { min: "0.1", max: "0.1" } },
    });
    expect(body).toMatchObject({ as_of: "2025-05-13", missing_annexes: [], no_cosmetic: false });
  });

  test.each([
    ["1%", "RESTRICTED: V/29 YES"],
    ["1.01%", "RESTRICTED: V/29 NO over-limit"],
    ["0.5% to 1.5%", "RESTRICTED: V/29 UNKNOWN share-unknown"],
    ["up to 1%", "RESTRICTED: V/29 YES"],
    ["> 2%", "RESTRICTED: V/29 NO over-limit"],
  ])("limits a preservative: %s of phenoxyethanol", async (weight, told) => {
    const body = await analyse([aqua, phenoxyethanol(weight)]);
    expect(judged(body)).toContain(`Phenoxyethanol ${told}`);
  });

  test("counts together what several lines bring", async () => {
    const body = await analyse([aqua, phenoxyethanol("0.6%"), phenoxyethanol("0.5%")]);
    expect(judged(body)).toContain("Phenoxyethanol RESTRICTED: V/29 NO over-limit");
    expect(body.substances.find(({ name }) => name === "Phenoxyethanol")?.lines).toEqual([
      ...["l2", "l3"],
    ]);
  });

  test.each([
    ["LEAVE_ON", "0.001%", false],
    ["LEAVE_ON", "0.0011%", true],
    ["LEAVE_ON", "0.0005% to 0.002%", null],
    ["RINSE_OFF", "0.01%", false],
    ["RINSE_OFF", "0.011%", true],
  ] as const)("%s with %s of linalool: named %s", async (use, weight, named) => {
    const of = await createLaboratory({ ...faceCream, use });
    const { allergens } = await analyse([aqua, { inci: "Linalool", cas: "78-70-6", weight }], of);
    expect(allergens).toMatchObject([{ annex: "III", number: "84", name: "Linalool", named }]);
  });

  test("finds what a blend has by its numbers, though not which part it is", async () => {
    const blend = await createProduct({
      fields: { inci: "Rose Water (and) Phenoxyethanol", cas: ["122-99-6", "50-00-0"] },
    });
    const body = await analyse([aqua, glycerin, { product: blend.key, weight: "0.5%" }]);
    expect(judged(body)).toEqual([
      "Aqua ALLOWED",
      "Glycerin ALLOWED",
      "Phenoxyethanol RESTRICTED: V/29 YES",
      "Rose Water CANNOT_SAY no-cas",
      "50-00-0 BANNED: II/1577 NO",
    ]);
    expect(listed(body).join()).not.toContain("50-00-0");
  });

  test("says nothing of a product that the project does not tell", async () => {
    const body = await analyse([aqua, phenoxyethanol("3%")], await createLaboratory(null));
    expect(body).toMatchObject({ no_cosmetic: true, substances: [], allergens: [] });
    expect(listed(body)).toEqual(["Aqua 97", "Phenoxyethanol 3"]);
  });

  test("calls nothing allowed while an annex is not known", async () => {
    await db().deleteFrom("law_entries").where("annex", "=", "IV").execute();
    // What is known is read once a load.
    await db()
      .insertInto("law_loads")
      .values({ annex: "II", file: "b.csv", as_of: "2026-01-01", added: 0, changed: 1 })
      .execute();
    const body = await analyse([
      aqua,
      glycerin,
      { inci: "Methanal", cas: "50-00-0", weight: "1%" },
    ]);
    expect(body.missing_annexes).toEqual(["IV"]);
    expect(judged(body)).toEqual([
      "Aqua CANNOT_SAY",
      "Glycerin CANNOT_SAY",
      "Methanal BANNED: II/1577 NO",
    ]);
  });

  test("says nothing at all where it was never loaded", async () => {
    await db().deleteFrom("law_loads").execute();
    const body = await analyse([aqua, phenoxyethanol("3%")]);
    expect(body).toMatchObject({ as_of: null, allergens: [] });
    expect(judged(body)).toEqual(["Aqua CANNOT_SAY", "Phenoxyethanol CANNOT_SAY"]);
  });
});
