import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import { readFields } from "@neroli/contract/products/field-problems.ts";
import { describe, expect, test } from "vitest";
import type { Row } from "../sources/source.ts";
import { readProducts } from "./read-products.ts";

const base = {
  offering: "FORMULATIONS",
  segment: "PERSONALCARE",
  identity: { by: "field", field: "name" },
  values: {},
  rest: null,
} satisfies Partial<Mapping>;

async function products(mapping: Mapping, table: readonly (readonly unknown[])[]) {
  const [names = [], ...lines] = table;
  const rows = lines.map(
    (cells, at): Row => ({
      row: at + 1,
      line: at + 2,
      cells: Object.fromEntries(names.map((name, column) => [String(name), cells[column]])),
    }),
  );
  const read = [];
  for await (const product of readProducts({ rows: () => streamOf(rows) }, mapping)) {
    read.push(product);
  }
  return read;
}

async function* streamOf(rows: readonly Row[]) {
  yield* rows;
}

test("a row for each part of a raw material, in the ways people write shares", async () => {
  const [blend, ...more] = await products(
    {
      ...{ ...base, offering: "INGREDIENTS" },
      columns: [
        { column: "Name", field: "name" },
        { column: "Part", field: "composition.inci" },
        { column: "Number", field: "composition.cas" },
        { column: "From", field: "composition.min", options: { decimal: "," } },
        { column: "To", field: "composition.max", options: { decimal: "," } },
      ],
    },
    [
      ["Name", "Part", "Number", "From", "To"],
      ["Velsafe", "Phenoxyethanol", "CAS 122-99-6", "85,25 %", 92],
      ["", "Ethylhexylglycerin", "70445-33-9; 122-99-6", "", "15"],
      ["", "", "", "1", ""],
    ],
  );
  expect(more).toEqual([]);
  expect(blend?.fields.composition).toEqual([
    { inci: "Phenoxyethanol", cas: ["122-99-6"], min: "85.25", max: "92" },
    { inci: "Ethylhexylglycerin", cas: ["70445-33-9", "122-99-6"], max: "15" },
  ]);
  // A share of nothing.
  expect(blend?.problems).toMatchObject([{ code: "part-without-title", column: "From" }]);
});

describe("a row for each ingredient", () => {
  const mapping: Mapping = {
    ...base,
    columns: [
      { column: "Formula", field: "name" },
      { column: "Phase", field: "phases.name" },
      { column: "Material", field: "phases.ingredient" },
      { column: "INCI", field: "phases.inci" },
      { column: "%", field: "phases.weight" },
      { column: "Claims", field: "performance_claims" },
    ],
  };

  test("rows of one formulation become its phases, whether they repeat its name or not", async () => {
    const [gel, cream, ...more] = await products(mapping, [
      ["Formula", "Phase", "Material", "INCI", "%", "Claims"],
      ["Gel", "A", "Water", "AQUA", "ad 100", "Mild"],
      ["", "A", "Glycerin", "GLYCERIN", 5, ""],
      ["", "B", "Perfume", "", "0,3", "Fresh"],
      ["Cream", "A", "Water", "AQUA", "q.s.", ""],
      ["Cream", "B", "", "BUTYROSPERMUM PARKII BUTTER", "5 %", ""],
      ["Cream", "A", "Gum", "", "< 1", ""],
    ]);
    expect(more).toEqual([]);
    expect(gel).toMatchObject({ row: 1, line: 2, identity: "Gel", problems: [] });
    expect(gel?.fields).toEqual({
      name: "Gel",
      performance_claims: ["Mild", "Fresh"],
      phases: [
        {
          name: "A",
          ingredients: [
            { name: "Water", inci: "AQUA", weight: "qs (100)" },
            { name: "Glycerin", inci: "GLYCERIN", weight: "5%" },
          ],
        },
        { name: "B", ingredients: [{ name: "Perfume", weight: "0.3%" }] },
      ],
    });
    expect(cream?.fields.phases).toEqual([
      {
        name: "A",
        ingredients: [
          { name: "Water", inci: "AQUA", weight: "qs" },
          { name: "Gum", weight: "up to 1%" },
        ],
      },
      {
        name: "B",
        ingredients: [
          {
            name: "BUTYROSPERMUM PARKII BUTTER",
            inci: "BUTYROSPERMUM PARKII BUTTER",
            weight: "5%",
          },
        ],
      },
    ]);
    expect(cream?.row).toBe(4);
    expect(readFields({ ...gel?.fields }, base).problems).toEqual([]);
  });

  test("what is wrong with one ingredient is wrong with the formulation", async () => {
    const [gel, cream] = await products(mapping, [
      ["Formula", "Phase", "Material", "INCI", "%", "Claims"],
      ["Gel", "A", "Water", "", "lots", ""],
      ["", "A", "", "", "5", ""],
      ["Cream", "A", "Water", "", "", ""],
    ]);
    expect(gel?.problems).toMatchObject([
      { code: "no-weight", column: "%", value: "lots" },
      { code: "ingredient-without-name", column: "%", value: "5" },
    ]);
    expect(cream?.problems).toMatchObject([{ code: "no-weight", column: "Material" }]);
  });
});

describe("a column for each raw material", () => {
  const material = (column: string) => ({ column, field: "phases.material" }) as const;
  const mapping: Mapping = {
    ...base,
    rest: "Water",
    identity: { by: "column", column: "ID" },
    columns: [
      { column: "ID", field: "name", options: { prefix: "Shampoo " } },
      material("SLES"),
      material("CAPB"),
      { ...material("G"), options: { material: "Glycerin" } },
    ],
  };

  test("the rest to 100 % is water; what is not in it is left out", async () => {
    const [first, second, third] = await products(mapping, [
      ["ID", "SLES", "CAPB", "G"],
      ["1", "12.50", "0.00", "NA"],
      ["2", 50, 30, 20],
      ["3", "80", "30", ""],
    ]);
    expect(first?.identity).toBe("1");
    expect(first?.fields).toEqual({
      name: "Shampoo 1",
      phases: [
        {
          name: "A",
          ingredients: [
            { name: "Water", weight: "qs (100)" },
            { name: "SLES", weight: "12.5%" },
          ],
        },
      ],
    });
    expect(second?.fields.phases?.[0]?.ingredients.map(({ name }) => name)).toEqual([
      "SLES",
      "CAPB",
      "Glycerin",
    ]);
    expect(third?.problems).toMatchObject([{ code: "weights-over", params: { sum: "110" } }]);
  });
});

test("kind, key, visibility and trash come from columns; concepts are rows of their own", async () => {
  const mapping: Mapping = {
    ...base,
    offering: null,
    segment: null,
    identity: { by: "key" },
    columns: (
      [
        "key",
        "offering",
        "segment",
        "trashed",
        "visibility",
        "name",
        "concepts.title",
        "concepts.description",
        "cas",
      ] as const
    ).map((field) => ({ column: field, field })),
  };
  const names = mapping.columns.map(({ column }) => column);
  const [first, second, third] = await products(mapping, [
    names,
    [
      "a-1",
      "Formulierung",
      "Home care",
      "yes",
      "rci: PRIVATE; concepts=restricted",
      "A",
      "One",
      "x",
      "",
    ],
    ["", "", "", "", "", "", "Two", "", ""],
    ["a-2", "INGREDIENTS", "FOOD", "no", "odd: PUBLIC", "B", "", "", "56-81-5"],
    ["", "", "", "", "", "C", "", "", ""],
  ]);
  expect(first).toMatchObject({
    key: "a-1",
    identity: "a-1",
    offering: "FORMULATIONS",
    segment: "HOMECARE",
    trashed: true,
    visibility: { rci: "PRIVATE", concepts: "RESTRICTED" },
    fields: {
      name: "A",
      concepts: [
        { title: "One", description: "x" },
        { title: "Two", description: "" },
      ],
    },
    problems: [],
  });
  expect(second).toMatchObject({
    trashed: false,
    fields: { cas: ["56-81-5"] },
    speaks_of: ["name", "cas"],
    problems: [{ code: "no-visibility" }],
  });
  expect(third?.problems).toMatchObject([
    { code: "offering-missing" },
    { code: "segment-missing" },
  ]);
});

test("a row that cannot be read is a product that cannot be taken", async () => {
  const problem = { code: "row-too-long", column: null, field: null, value: "x" } as const;
  const rows: Row[] = [{ row: 1, line: 2, cells: { n: "A" }, problem }];
  const mapping: Mapping = { ...base, columns: [{ column: "n", field: "name" }] };
  for await (const product of readProducts({ rows: () => streamOf(rows) }, mapping)) {
    expect(product).toMatchObject({ fields: {}, problems: [problem] });
  }
});
