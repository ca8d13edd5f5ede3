import { exact, toText } from "@neroli/contract/kernel/exact.ts";
import { exactly } from "@neroli/contract/kernel/interval.ts";
import { expect, test } from "vitest";
import { formulaContent } from "../factory.ts";
import { componentsOf } from "./components.ts";

const inci = "Phenoxyethanol (and) Ethylhexylglycerin (and) Tocopherol";
const product = { name: "Velsafe", supplier: "Alpenkraut", inci, cas: ["122-99-6"] };

/** "Phenoxyethanol 0.85-0.95 122-99-6": the parts of 1 % of the product. */
function parts(composition: unknown, line: object = {}): string[] {
  const [phase] = formulaContent([{ product: "velsafe", weight: "1%", ...line }]).phases;
  const lines = (phase?.lines ?? []).map((each) => ({
    ...{ line: each, product: { ...product, composition }, share: exactly(exact("1")) },
  }));
  return componentsOf(lines).components.map(({ name, share: { min, max }, cas }) =>
    [name, `${toText(min)}-${toText(max)}`, ...cas].join(" "),
  );
}
const unknown = ["Phenoxyethanol 0-1", "Ethylhexylglycerin 0-1", "Tocopherol 0-1"];

test("a composition that is told narrows the parts of a blend to what adds up", () => {
  const told = [
    { inci: "Phenoxyethanol", min: 85, max: 95, cas: "122-99-6" },
    { inci: "Ethylhexylglycerin", min: "5", max: "20", cas: ["70445-33-9", "70445-33-8"] },
  ];
  expect(parts(told)).toEqual([
    "Phenoxyethanol 0.85-0.95 122-99-6",
    // Together they are all of it.
    "Ethylhexylglycerin 0.05-0.15 70445-33-9",
    // Its supplier lists it, and does not say how much.
    "Tocopherol 0-1",
  ]);
  expect(parts([{ inci: "Phenoxyethanol" }])[0]).toBe("Phenoxyethanol 1-1");
});

test.each([
  undefined,
  null,
  "85 % Phenoxyethanol",
  [],
  [{ name: "Phenoxyethanol" }],
  [{ inci: "Phenoxyethanol", min: 120 }],
  // No shares within these make a whole.
  [{ inci: "Phenoxyethanol", min: 85, max: 90 }],
])("%j tells no composition", (composition) => expect(parts(composition)).toEqual(unknown));

test("what a line says itself stands above its product", () => {
  const told = [{ inci: "Phenoxyethanol", min: 100, max: 100 }];
  expect(parts(told, { inci: "Squalane", cas: "111-01-3, 111-01-4" })).toEqual([
    "Squalane 1-1 111-01-3",
  ]);
});
