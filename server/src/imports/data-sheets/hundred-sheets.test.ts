import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DataSheetValue } from "@neroli/contract/imports/data-sheets.ts";
import type { CompositionPart } from "@neroli/contract/products/composition.ts";
import { expect, test } from "vitest";
import { work } from "./read-data-sheet.ts";
import type { SheetFacts } from "./testing-sheet-facts.ts";
import { makeSheets } from "./testing-sheets.ts";

// The words are our own, the headings those of the regulation. What a sheet says is known, so what
// is read of it is counted: right, wrong, missed.
test("codes and compositions of a hundred sheets, five languages and ten layouts", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "sheets-"));
  const codes = counted();
  const parts = counted();
  const misread: string[] = [];
  try {
    for (const { facts, layout, bytes } of makeSheets()) {
      const file = path.join(folder, "sheet.pdf");
      await writeFile(file, await bytes());
      const sheet = await work({
        path: file,
        offering: "INGREDIENTS",
        segment: "PERSONALCARE",
        terms: {},
      });
      const all = [codesOf(sheet.values), partsOf(sheet.values)];
      const [right, wholes] = [trueCodes(facts), trueParts(facts)];
      codes.add(all[0] ?? [], right);
      parts.add(all[1] ?? [], wholes);
      const differ = [...difference(all.flat(), [...right, ...wholes])];
      if (differ.length > 0) misread.push(`${facts.language} ${layout}: ${differ.join(", ")}`);
      expect(sheet).toMatchObject({ kind: "SDS", language: facts.language, revised: "2025-03-12" });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(codes.f1(), misread.join("\n")).toBeGreaterThanOrEqual(0.98);
  expect(parts.f1(), misread.join("\n")).toBeGreaterThanOrEqual(0.95);
});

function counted() {
  let [right, read, there] = [0, 0, 0];
  return {
    add(found: readonly string[], truth: readonly string[]) {
      right += found.filter((each) => truth.includes(each)).length;
      read += found.length;
      there += truth.length;
    },
    f1: () => (2 * right) / (read + there),
  };
}

const difference = (found: readonly string[], truth: readonly string[]) => [
  ...found.filter((each) => !truth.includes(each)).map((each) => `+${each}`),
  ...truth.filter((each) => !found.includes(each)).map((each) => `-${each}`),
];

/** Hazard codes and classes, and the CAS and EC numbers of substances and parts. */
function codesOf(values: readonly DataSheetValue[]): string[] {
  return values.flatMap(({ field, value }) => {
    if (field === "hazard_statements") return [String(value).split(" ")[0] ?? ""];
    if (field === "composition") return (value as CompositionPart).cas ?? [];
    return ["hazard_classification", "cas", "ec"].includes(field) ? [String(value)] : [];
  });
}

const trueCodes = ({ hazards, parts, isSubstance }: SheetFacts): string[] => [
  ...new Set([
    ...hazards.flatMap(({ code, short }) => [code, short]),
    ...parts.flatMap(({ cas, ec }) => (isSubstance ? [cas, ec] : [cas])),
  ]),
];

const partText = ({ inci, cas = [], min, max }: CompositionPart) =>
  `${inci}|${cas.join()}|${min ?? ""}-${max ?? ""}`;

const partsOf = (values: readonly DataSheetValue[]): string[] =>
  values.flatMap(({ field, value }) =>
    field === "composition" ? [partText(value as CompositionPart)] : [],
  );

const trueParts = ({ parts, isSubstance }: SheetFacts): string[] =>
  isSubstance
    ? []
    : parts.map(({ name, cas, min, max }) =>
        partText({ inci: name, cas: [cas], ...(min && { min }), ...(max && { max }) }),
      );
