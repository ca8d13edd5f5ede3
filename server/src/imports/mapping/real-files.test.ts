import { existsSync } from "node:fs";
import path from "node:path";
import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import { readFields } from "@neroli/contract/products/field-problems.ts";
import { afterAll, describe, expect, test } from "vitest";
import type { ReadProduct } from "../readers/read-product.ts";
import { readProducts } from "../readers/read-products.ts";
import { openSource } from "../sources/open-source.ts";
import type { Source } from "../sources/source.ts";
import { proposeMapping } from "./propose-mapping.ts";

// The files are nobody's of this project: they lie beside the repository, or are left out.
const data = path.resolve(import.meta.dirname, "../../../../../shared/data");
const there = (name: string) => existsSync(path.join(data, name));
const missing = ["cosing_ingredients.csv.gz", "annex.II.csv"].some((name) => !there(name));
if (missing) console.warn(`The real files are not tried: they are not in ${data}.`);

const sources: Source[] = [];
afterAll(async () => {
  for (const source of sources) await source.close();
});

/** What a file is without anybody's help: its mapping, and what its products are read as. */
async function tried(name: string) {
  const source = await openSource(path.join(data, name));
  sources.push(source);
  const mapping = await proposeMapping(source);
  const products: ReadProduct[] = [];
  for await (const product of readProducts(source, mapping)) products.push(product);
  return { source, mapping, products, said: counted(products) };
}

function counted(products: readonly ReadProduct[]) {
  const codes: Record<string, number> = {};
  for (const { notes, problems } of products) {
    for (const { code } of [...problems, ...notes]) codes[code] = (codes[code] ?? 0) + 1;
  }
  return codes;
}

/** Products that the fields themselves would refuse. */
const invalid = (products: readonly ReadProduct[]) =>
  products.filter(({ fields, offering, segment }) => {
    if (!offering || !segment) return true;
    return readFields({ ...fields }, { offering, segment }).problems.length > 0;
  });

const fieldsOf = ({ columns }: Mapping) =>
  Object.fromEntries(
    columns.filter(({ field }) => field).map(({ column, field }) => [field, column]),
  );

describe.skipIf(missing)("real files", () => {
  test("CosIng", async () => {
    const { source, mapping, products, said } = await tried("cosing_ingredients.csv.gz");
    expect(source).toMatchObject({ encoding: "utf-8", delimiter: "," });
    expect(mapping.identity).toEqual({ by: "column", column: "cosing_ref_no" });
    expect(fieldsOf(mapping)).toEqual({
      name: "inci_name",
      inci: "inci_name",
      inn: "inn_name",
      ph_eur_name: "ph_eur_name",
      cas: "cas_no",
      ec: "ec_no",
      description: "chem_iupac_name___description",
      restriction: "restriction",
      functions: "function",
    });
    expect(products).toHaveLength(30_070);
    expect(invalid(products)).toEqual([]);
    expect(said["cas-check-digit"]).toBe(40);
    const several = products.filter(({ fields }) => (fields.cas?.length ?? 0) > 1);
    expect(several.length).toBeGreaterThan(1_000);
    const functions = products.find(({ identity }) => identity === "94753")?.fields.functions;
    expect(functions).toEqual(["Skin protecting"]);
  });

  test("a personal care catalogue", async () => {
    const { mapping, products } = await tried("basf_personal_care_products.json");
    expect(mapping.identity).toEqual({ by: "column", column: "PRD" });
    expect(fieldsOf(mapping)).toEqual({
      name: "Product_Name",
      inci: "INCI_Name",
      functions: "RelatedFunctions",
      applications: "RelatedApplications",
    });
    expect(products).toHaveLength(538);
    expect(invalid(products)).toEqual([]);
    const blends = products.filter(({ fields }) => fields.ingredient_category === "MIXTURE");
    expect(blends).toHaveLength(203);
    expect(JSON.stringify(products)).not.toMatch(/[\u2000-\u200f]|\\[rn]/);
  });

  test("EU flavourings", async () => {
    const { mapping, products, said } = await tried("eu_union_list_flavourings.csv");
    expect(mapping).toMatchObject({ segment: "FOOD", identity: { by: "field", field: "flavis" } });
    expect(fieldsOf(mapping)).toEqual({
      flavis: "FL No.",
      name: "Chemical Name",
      cas: "CAS No.",
      jecfa: "JECFA No.",
      coe: "CoE No.",
      restriction: "Restrictions of Use",
    });
    expect(products).toHaveLength(2_504);
    expect(invalid(products)).toEqual([]);
    expect(said["cas-check-digit"]).toBe(2);
    expect(products.filter(({ fields }) => !fields.cas).length).toBeGreaterThanOrEqual(12);
  });

  test("EU additives, with cells of several lines and E-numbers with a blank", async () => {
    const { mapping, products, said } = await tried("eu_food_additives_annexII.csv");
    expect(fieldsOf(mapping)).toMatchObject({ e_number: "E-number", name: "Name" });
    expect(products).toHaveLength(2_500);
    expect(products[0]?.fields).toMatchObject({ name: "Carbon dioxide", e_number: "E290" });
    // The names of some categories are whole sentences.
    for (const { fields } of invalid(products)) {
      expect(fields.food_categories?.[0]?.length).toBeGreaterThan(200);
    }
    expect(said["e-number-range"]).toBeGreaterThan(100);
    expect(products.some(({ fields }) => fields.restriction?.includes("\n"))).toBe(true);
  });

  test("laboratory shampoos: what is not listed is water", async () => {
    const { mapping, products } = await tried("shampoo_formulations_2023.csv");
    expect(mapping).toMatchObject({
      offering: "FORMULATIONS",
      identity: { by: "column", column: "ID" },
      rest: "Water",
    });
    expect(mapping.columns.filter(({ field }) => field === "phases.material")).toHaveLength(18);
    expect(products).toHaveLength(822);
    expect(invalid(products)).toEqual([]);
    expect(products[0]?.fields).toEqual({
      name: "ID 1",
      phases: [
        {
          name: "A",
          ingredients: [
            { name: "Water", weight: "qs (100)" },
            { name: "Texapon SB 3 KC", weight: "6.52%" },
            { name: "Dehyton ML", weight: "8.63%" },
            { name: "Luviquat Excellence", weight: "0.98%" },
            { name: "Arlypon TT", weight: "3.35%" },
          ],
        },
      ],
    });
  });

  test("their raw materials", async () => {
    const { products } = await tried("shampoo_species_dictionary.csv");
    expect(products).toHaveLength(19);
    expect(invalid(products)).toEqual([]);
  });

  test.each([
    ["annex.II.csv", 12],
    ["annex.III.csv", 17],
    ["annex.IV.csv", 18],
    ["annex.V.csv", 17],
    ["annex.VI.csv", 17],
  ])("%s names one column more than it has", async (name, header) => {
    await expect(openSource(path.join(data, name))).rejects.toMatchObject({
      code: "file-header-longer",
      params: { header, rows: header - 1, difference: 1, names: expect.stringContaining("inn") },
    });
  });
});
