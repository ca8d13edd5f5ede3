import { describe, expect, test } from "vitest";
import type { ProductFields } from "../products/schema.ts";
import { type ComparedRow, comparedGroups, onlyDifferences, type RowSource } from "./rows.ts";

const reading = { language: "en", say: (key: string) => key };

const source = (fields: ProductFields, more: Partial<RowSource> = {}): RowSource => ({
  offering: "INGREDIENTS",
  fields,
  restricted_fields: [],
  documents: [],
  ...more,
});

const rowsOf = (...products: RowSource[]): Record<string, ComparedRow> =>
  Object.fromEntries(
    comparedGroups(products, reading).flatMap(({ rows }) => rows.map((row) => [row.key, row])),
  );

describe("rows", () => {
  test("are the fields that one of the products has, in the registry's groups", () => {
    const groups = comparedGroups(
      [source({ name: "A", shelf_life: 6 }), source({ name: "B", inci: "Aqua" })],
      reading,
    );
    expect(groups.map(({ group, rows }) => [group, rows.map(({ field }) => field)])).toEqual([
      ["identity", ["inci"]],
      ["commercial", ["shelf_life"]],
    ]);
    expect(comparedGroups([], reading)).toEqual([]);
  });

  test("differ by meaning: neither by case, blanks nor order", () => {
    const rows = rowsOf(
      source({ inci: "Aqua", functions: ["Humectant", "Solvent"], shelf_life: 6 }),
      source({ inci: " AQUA ", functions: ["solvent", "humectant"], shelf_life: 9 }),
    );
    expect(Object.values(rows).map(({ key, differs }) => [key, differs])).toEqual([
      ["inci", false],
      ["functions", false],
      ["shelf_life", true],
    ]);
  });

  test("of money differ by amount and currency, and are written in the reader's language", () => {
    const price = (minor: number, currency: string) =>
      source({ sample_unit_price: { minor, currency } });
    const row = (...products: RowSource[]) => rowsOf(...products).sample_unit_price;
    expect(row(price(1250, "EUR"), price(1250, "EUR"))?.differs).toBe(false);
    expect(row(price(1250, "EUR"), price(1250, "USD"))?.differs).toBe(true);
    expect(row(price(1250, "EUR"))?.cells).toMatchObject([{ texts: [{ text: "EUR 12.50" }] }]);
  });

  test("say of each text of a list and of each cell whether it is apart", () => {
    const { functions } = rowsOf(
      source({ functions: ["Humectant", "Solvent"] }),
      source({ functions: ["Humectant"] }),
      source({ functions: ["Humectant"] }),
    );
    expect(functions?.cells).toEqual([
      {
        state: "given",
        texts: [
          { text: "Humectant", apart: false },
          { text: "Solvent", apart: true },
        ],
        apart: true,
      },
      { state: "given", texts: [{ text: "Humectant", apart: false }], apart: false },
      { state: "given", texts: [{ text: "Humectant", apart: false }], apart: false },
    ]);
  });

  test("what is restricted neither differs nor is apart, and alone is still shown", () => {
    const closed = { restricted_fields: ["rci"] };
    const rows = rowsOf(source({ rci: 71 }), source({}, closed), source({ rci: 71 }));
    expect(rows.rci).toMatchObject({ differs: false });
    expect(rows.rci?.cells[1]).toEqual({ state: "restricted" });
    expect(rowsOf(source({}, closed), source({}, closed)).rci).toMatchObject({ differs: false });
    // Nothing given is something to differ in.
    expect(rowsOf(source({ rci: 71 }), source({})).rci).toMatchObject({ differs: true });
  });

  test("a trade name that is the name says nothing more", () => {
    const named = source({ name: "Aqua Pure", trade_name: "Aqua Pure" });
    expect(rowsOf(named, source({ name: "Other" }))).toEqual({});
    const other = source({ name: "Other", trade_name: "Othera" });
    expect(Object.keys(rowsOf(named, other))).toEqual(["trade_name"]);
  });

  test("of a formula are its ingredients, by INCI name, with their amounts", () => {
    const formula = (ingredients: { name: string; inci?: string; weight: string }[]) =>
      source({ phases: [{ name: "A", ingredients }] }, { offering: "FORMULATIONS" });
    const rows = rowsOf(
      formula([
        { name: "Water", inci: "Aqua", weight: "60%" },
        { name: "Scent", weight: "qs" },
      ]),
      formula([{ name: "Demin. water", inci: "AQUA", weight: "55%" }]),
    );
    const told = Object.values(rows).map(({ part, cells }) => [
      part,
      cells.map((cell) =>
        cell.state === "given" ? cell.texts.map(({ text }) => text) : cell.state,
      ),
    ]);
    expect(told).toEqual([
      ["Aqua", [["60%"], ["55%"]]],
      ["Scent", [["qs"], "none"]],
    ]);
  });

  test("of a composition are its parts with their shares; the same in another order is the same", () => {
    const phenoxyethanol = { inci: "Phenoxyethanol", cas: ["122-99-6"], min: "85.5", max: "92" };
    const enhancer = { inci: "Ethylhexylglycerin", max: "14.5" };
    const of = (...composition: NonNullable<ProductFields["composition"]>) =>
      source({ composition });
    const { composition } = rowsOf(of(phenoxyethanol, enhancer), of(enhancer, phenoxyethanol));
    expect(composition?.differs).toBe(false);
    const narrow = "Phenoxyethanol (122-99-6): 85.5 – 92 %";
    const rest = "Ethylhexylglycerin: ≤ 14.5 %";
    expect(composition?.cells[0]).toMatchObject({ texts: [{ text: narrow }, { text: rest }] });

    const wider = of({ ...phenoxyethanol, max: "95" }, enhancer);
    const other = rowsOf(of(phenoxyethanol, enhancer), of(phenoxyethanol, enhancer), wider);
    expect(other.composition).toMatchObject({
      differs: true,
      cells: [
        { apart: false },
        { apart: false },
        { texts: [{ apart: true }, { text: rest, apart: false }], apart: true },
      ],
    });
  });

  test("documents stand by their kinds; only what differs can be asked for", () => {
    const document = { id: "1", name: "a.pdf", type: "SDS", version: 1, language: null, size: 1 };
    const dated = { created_at: "2026-01-01T00:00:00Z", valid_until: null, expired: false };
    const more = { visibility: "PUBLIC" as const, uploaded_by: null, granted: null };
    const one = { ...document, ...dated, ...more, can: { download: true } };
    const groups = comparedGroups(
      [
        source({ inci: "Aqua" }, { documents: [one, { ...one, id: "2" }] }),
        source({ inci: "Aqua" }),
      ],
      reading,
    );
    expect(onlyDifferences(groups)).toMatchObject([
      { group: "documents", rows: [{ cells: [{ texts: [{ text: "document-types.SDS" }] }, {}] }] },
    ]);
  });
});
