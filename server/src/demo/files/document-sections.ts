import type { DocumentType } from "@neroli/contract/enumerations/documents.ts";
import type { DemoProduct } from "../generate/ingredients.ts";

interface Section {
  title: string;
  rows: readonly (readonly [string, string])[];
}

const list = (values: readonly string[] | undefined) => values?.join(", ") ?? "";

function range(
  value: { min?: number | undefined; max?: number | undefined } | undefined,
  unit: string,
) {
  if (!value) return "";
  return [value.min, value.max].filter((bound) => bound !== undefined).join(" - ") + unit;
}

/** What a document of this type says of the product, taken from its fields; empty rows left out. */
export function sectionsOf(product: DemoProduct, type: DocumentType): Section[] {
  const all = [identity(product), ...specific(product, type)];
  return all
    .map(({ title, rows }) => ({ title, rows: rows.filter(([, value]) => value !== "") }))
    .filter(({ rows }) => rows.length > 0);
}

const identity = ({ fields }: DemoProduct): Section => ({
  title: "1. Identification",
  rows: [
    ["Product", fields.name],
    ["INCI", fields.inci ?? ""],
    ["CAS", list(fields.cas)],
    ["EC", list(fields.ec)],
    ["E-number", fields.e_number ?? ""],
    ["Recommended use", list(fields.applications)],
  ],
});

function specific(product: DemoProduct, type: DocumentType): Section[] {
  if (type === "SDS") return safety(product);
  if (type === "FORMULATION") return recipe(product);
  if (type === "BROCHURE" || type === "EFFICACY_TEST_REPORT") return [benefits(product)];
  return [properties(product), handling(product)];
}

const safety = (product: DemoProduct): Section[] => [
  {
    title: "2. Hazards",
    rows: [
      ["Classification", list(product.fields.hazard_classification) || "Not classified"],
      ["Statements", product.fields.hazard_statements?.join("\n") ?? "None"],
    ],
  },
  {
    title: "4. First aid",
    rows: [
      ["Eyes", "Rinse with plenty of water for several minutes. See a doctor if it still hurts."],
      ["Skin", "Wash off with water. Take off clothes that are soaked."],
      ["Swallowed", "Rinse the mouth and drink water. Do not bring on vomiting."],
    ],
  },
  handling(product),
  properties(product),
];

const properties = ({ fields }: DemoProduct): Section => ({
  title: "9. Physical and chemical properties",
  rows: [
    ["Appearance", list(fields.appearances)],
    ["Colour", list(fields.color)],
    ["Odour", list(fields.odor)],
    ["pH range of stability", range(fields.ph_stability_range, "")],
    ["Viscosity", range(fields.viscosity, " mPa s")],
    ["Stable at", range(fields.temperature_stability, " °C")],
    ["Usage level", range(fields.usage_level, " %")],
    ["Character", list(fields.chemical_properties)],
  ],
});

const handling = ({ fields }: DemoProduct): Section => ({
  title: "7. Handling and storage",
  rows: [
    ["Storage", fields.storage_conditions ?? "Keep closed, dry and cool."],
    ["Shelf life", fields.shelf_life ? `${fields.shelf_life} months` : ""],
    ["Packaging", list(fields.packaging)],
  ],
});

const benefits = ({ fields }: DemoProduct): Section => ({
  title: "2. What it does",
  rows: [
    ["In short", fields.tagline ?? ""],
    ["Description", fields.description ?? ""],
    ["Claims", list(fields.performance_claims)],
    ["Tests", fields.consumer_tests ?? ""],
  ],
});

const recipe = ({ fields }: DemoProduct): Section[] => [
  ...(fields.phases ?? []).map(({ name, ingredients }) => ({
    title: name,
    rows: ingredients.map(({ name, weight }) => [name, weight] as const),
  })),
  {
    title: "Procedure",
    rows: (fields.procedure ?? []).map((step, at) => [`Step ${at + 1}`, step] as const),
  },
];
