import { exact, toText } from "@neroli/contract/kernel/exact.ts";
import { exactly } from "@neroli/contract/kernel/interval.ts";
import { type CompositionPart, mostParts } from "@neroli/contract/products/composition.ts";
import { describe, expect, test } from "vitest";
import { formulaContent } from "../factory.ts";
import type { LineProduct } from "../queries/line-products.ts";
import { componentsOf } from "./components.ts";

const velsafe: LineProduct = {
  ...{ name: "Velsafe", supplier: "Alpenkraut", composition: [] },
  inci: "Phenoxyethanol (and) Ethylhexylglycerin (and) Tocopherol",
  cas: ["122-99-6"],
};

function takenApart(product: LineProduct, { weight = "1", line = {} } = {}) {
  const [phase] = formulaContent([{ product: "velsafe", ...line }]).phases;
  return componentsOf(
    (phase?.lines ?? []).map((each) => ({ line: each, product, share: exactly(exact(weight)) })),
  );
}

/** "Phenoxyethanol 0.85-0.95 122-99-6": the parts of 1 % of the product; "?" of what is not named. */
function parts(composition: readonly CompositionPart[], given: Partial<LineProduct> = {}) {
  const { components } = takenApart({ ...velsafe, composition, ...given });
  return components.map(({ name, share: { min, max }, cas, unknown }) =>
    [unknown ? "?" : name, `${toText(min)}-${toText(max)}`, ...cas].join(" "),
  );
}

const told = [
  { inci: "Phenoxyethanol", min: "85", max: "95", cas: ["122-99-6"] },
  { inci: "Ethylhexylglycerin", min: "5", max: "20", cas: ["70445-33-9"] },
];

describe("a composition that is told", () => {
  test("narrows the parts of a blend to what adds up", () => {
    expect(parts(told, { inci: "Phenoxyethanol (and) Ethylhexylglycerin" })).toEqual([
      "Phenoxyethanol 0.85-0.95 122-99-6",
      // Together they are all of it.
      "Ethylhexylglycerin 0.05-0.15 70445-33-9",
    ]);
    // Its supplier lists it, and does not say how much: what the others leave.
    expect(parts(told)).toEqual([
      "Phenoxyethanol 0.85-0.95 122-99-6",
      "Ethylhexylglycerin 0.05-0.15 70445-33-9",
      "Tocopherol 0-0.1",
    ]);
  });

  test("is exact to the last decimal", () => {
    const narrow = [
      { inci: "Aqua", min: "0.1", max: "0.3" },
      { inci: "Glycerin", max: "99.7001" },
    ];
    expect(parts(narrow, { inci: "Glycerin (and) Water" })).toEqual([
      "Aqua 0.002999-0.003",
      "Glycerin 0.997-0.997001",
    ]);
  });

  test("leaves something that nobody names where its parts are not all of it", () => {
    const little = [{ inci: "Retinol", min: "9", max: "11" }];
    expect(parts(little, { inci: "Retinol" })).toEqual(["Retinol 0.09-0.11", "? 0.89-0.91"]);
    // Without an INCI name nothing says that they are all, even where they could be.
    expect(parts(told, { inci: "", cas: [] })).toEqual([
      "Phenoxyethanol 0.85-0.95 122-99-6",
      "Ethylhexylglycerin 0.05-0.15 70445-33-9",
      "? 0-0.1",
    ]);
    const all = [{ inci: "Retinol", min: "100" }];
    expect(parts(all, { inci: "" })).toEqual(["Retinol 1-1"]);
  });

  test("what is not named is not what has the product's own name", () => {
    const little = [{ inci: "Retinol", min: "10", max: "10" }];
    const { components } = takenApart({
      ...velsafe,
      inci: "",
      name: "Retinol",
      composition: little,
    });
    expect(new Set(components.map(({ name }) => name)).size).toBe(2);
  });

  test("is a share of the product's share", () => {
    const { components } = takenApart({ ...velsafe, composition: told }, { weight: "0.7" });
    expect(components.map(({ share: { max } }) => toText(max))).toEqual(["0.665", "0.105", "0.07"]);
  });

  test("numbers of the product that no part has are judged by themselves still", () => {
    const product = { ...velsafe, composition: told, cas: ["122-99-6", "50-00-0"] };
    expect(takenApart(product).blends).toMatchObject([{ cas: ["50-00-0"] }]);
    expect(takenApart({ ...velsafe, composition: told }).blends).toEqual([]);
  });
});

test("without one each part is nothing or all of it", () => {
  expect(parts([])).toEqual(["Phenoxyethanol 0-1", "Ethylhexylglycerin 0-1", "Tocopherol 0-1"]);
});

test("a name that lists more than any blend has is no list", () => {
  const names = Array.from({ length: mostParts + 1 }, (_, at) => `Oil ${at}`);
  const listed = (count: number) => parts([], { inci: names.slice(0, count).join(", "), cas: [] });
  expect(listed(mostParts)).toHaveLength(mostParts);
  expect(listed(mostParts + 1)).toEqual(["? 1-1"]);
});

test("what a line says itself stands above its product", () => {
  const line = { inci: "Squalane", cas: "111-01-3, 111-01-4" };
  const { components } = takenApart({ ...velsafe, composition: told }, { line });
  expect(components).toMatchObject([{ name: "Squalane", cas: ["111-01-3"] }]);
});
