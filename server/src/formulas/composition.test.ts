import type { FieldVisibility } from "@neroli/contract/enumerations/products.ts";
import type { FormulaAnalysis } from "@neroli/contract/formulas/schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLaw } from "../law/factory.ts";
import { entryOf } from "../law/testing-law.ts";
import { createProduct } from "../products/factory.ts";
import {
  analysisOf,
  createLaboratory,
  type Formulas,
  type Laboratory,
  startFormulas,
} from "./testing-formulas.ts";

let formulas: Formulas;
let laboratory: Laboratory;
beforeAll(async () => {
  formulas = await startFormulas();
  laboratory = await createLaboratory();
  await createLaw([
    entryOf("V", {
      ...{ number: "29", name: "Phenoxyethanol", names: ["PHENOXYETHANOL"] },
      ...{ cas: ["122-99-6"], maximum: "1.0 %", dated: "2024-04-04" },
    }),
    entryOf("II", {
      ...{ number: "1577", name: "Formaldehyde", names: ["FORMALDEHYDE"] },
      ...{ cas: ["50-00-0"], dated: "2025-05-13" },
    }),
  ]);
});
afterAll(() => formulas.close());

const preservative = (visibility?: FieldVisibility) =>
  createProduct({
    ...{ name: "Velsafe", ...(visibility && { visibility: { composition: visibility } }) },
    fields: {
      inci: "Phenoxyethanol (and) Ethylhexylglycerin",
      composition: [
        { inci: "Phenoxyethanol", cas: ["122-99-6"], min: "85", max: "92" },
        { inci: "Ethylhexylglycerin", cas: ["70445-33-9"], min: "8", max: "20" },
      ],
    },
  });

const analyse = (product: string, weight: string) =>
  analysisOf(formulas, laboratory, [
    { name: "Water", inci: "Aqua", weight: "qs" },
    { product, weight },
  ]);
const shareOf = ({ ingredients }: FormulaAnalysis, of: string) =>
  ingredients.find(({ name }) => name === of)?.share;
const verdictOf = ({ substances }: FormulaAnalysis, of: string) => {
  const found = substances.find(({ name }) => name === of);
  return [found?.verdict, ...(found?.findings.map(({ met }) => met) ?? [])].join(" ");
};

test("a blend's parts are shares of its share, exactly", async () => {
  const { key } = await preservative();
  const body = await analyse(key, "1.1%");
  expect(shareOf(body, "Phenoxyethanol")).toEqual({ min: "0.935", max: "1.012" });
  // Together they are all of it: what phenoxyethanol leaves is 15 % at most, not 20.
  expect(shareOf(body, "Ethylhexylglycerin")).toEqual({ min: "0.088", max: "0.165" });
  const range = await analyse(key, "0.5% to 1%");
  expect(shareOf(range, "Phenoxyethanol")).toEqual({ min: "0.425", max: "0.92" });
});

test("a limit that the blend's own share exceeds is kept by the part", async () => {
  const { key } = await preservative();
  expect(verdictOf(await analyse(key, "1.08%"), "Phenoxyethanol")).toBe("RESTRICTED YES");
  // From 0.935 to 1.012 %: nobody knows.
  expect(verdictOf(await analyse(key, "1.1%"), "Phenoxyethanol")).toBe("RESTRICTED UNKNOWN");
  expect(verdictOf(await analyse(key, "1.2%"), "Phenoxyethanol")).toBe("RESTRICTED NO");
});

test("what the reader may not see is not reckoned with", async () => {
  const { key } = await preservative("PRIVATE");
  const body = await analyse(key, "1.08%");
  expect(shareOf(body, "Phenoxyethanol")).toEqual({ min: "0", max: "1.08" });
  expect(verdictOf(body, "Phenoxyethanol")).toBe("RESTRICTED UNKNOWN");
  expect(JSON.stringify(body)).not.toContain("70445-33-9");
});

test("a part that no INCI name lists is judged, and the rest is called unknown", async () => {
  const { key } = await createProduct({
    name: "Hardener",
    fields: { composition: [{ inci: "Formaldehyde", cas: ["50-00-0"], min: "35", max: "37" }] },
  });
  const body = await analyse(key, "1%");
  expect(verdictOf(body, "Formaldehyde")).toBe("BANNED NO");
  expect(body.ingredients.find(({ name }) => name === "Hardener")).toMatchObject({
    ...{ unknown: true, share: { min: "0.63", max: "0.65" } },
  });
});
