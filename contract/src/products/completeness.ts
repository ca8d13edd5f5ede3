import type { DocumentType } from "../enumerations/documents.ts";
import type { Offering, Segment } from "../enumerations/products.ts";
import { fieldsFor, type ProductFieldKey } from "./fields.ts";
import type { ProductFields } from "./schema.ts";

/** The fields that buyers of each kind look for first; a product without them is asked about. */
const fields: Record<Offering, readonly ProductFieldKey[]> = {
  INGREDIENTS: [
    "general_food_name",
    "cas",
    "ingredient_category",
    "description",
    "functions",
    "applications",
    "origin",
    "food_categories",
    "appearances",
    "usage_level",
    "in_stock",
    "minimum_order_quantity",
    "packaging",
    "shelf_life",
    "storage_conditions",
    "standard_lead_time",
    "country_origin",
  ],
  FORMULATIONS: [
    "formulation_code",
    "tagline",
    "description",
    "phases",
    "procedure",
    "applications",
    "performance_claims",
    "appearances",
    "ph_stability_range",
    "viscosity",
  ],
  SERVICES: [
    "service_types",
    "tagline",
    "description",
    "applications",
    "standard_lead_time",
    "payment_terms",
    "regions",
    "countries",
    "webpage",
  ],
};

/** INCI names and EC numbers are of cosmetics and household chemicals, not of food. */
const besides: Partial<Record<Offering, Partial<Record<Segment, readonly ProductFieldKey[]>>>> = {
  INGREDIENTS: { PERSONALCARE: ["inci", "ec", "performance_claims"], HOMECARE: ["inci", "ec"] },
};

const documents: Record<Offering, readonly DocumentType[]> = {
  INGREDIENTS: ["SDS", "TDS", "SPECIFICATION", "COA"],
  FORMULATIONS: ["FORMULATION", "MANUFACTURING_PROCEDURE"],
  SERVICES: ["BROCHURE"],
};

const documentsBesides: Partial<
  Record<Offering, Partial<Record<Segment, readonly DocumentType[]>>>
> = {
  INGREDIENTS: {
    PERSONALCARE: ["REACH_DECLARATION"],
    HOMECARE: ["REACH_DECLARATION"],
    FOOD: ["ALLERGEN_DECLARATION"],
  },
};

/** The fields that a complete product of this kind has, in the registry's order. */
export function expectedFields(offering: Offering, segment: Segment): ProductFieldKey[] {
  const expected = new Set([...fields[offering], ...(besides[offering]?.[segment] ?? [])]);
  return fieldsFor(offering, segment).filter((key) => expected.has(key));
}

/** The kinds of documents that a complete product of this kind has, the most asked for first. */
export const expectedDocuments = (offering: Offering, segment: Segment): DocumentType[] => [
  ...documents[offering],
  ...(documentsBesides[offering]?.[segment] ?? []),
];

export interface Completeness {
  /** Per cent, rounded down: 100 is nothing missing. */
  share: number;
  missing_fields: ProductFieldKey[];
  missing_documents: DocumentType[];
}

interface Kind {
  offering: Offering;
  segment: Segment;
}

/** How much a product has of the fields and documents that its kind should have. */
export function completenessOf({
  offering,
  segment,
  fields: written,
  document_types,
}: Kind & { fields: ProductFields; document_types: readonly string[] }): Completeness {
  const wanted = expectedFields(offering, segment);
  const papers = expectedDocuments(offering, segment);
  const missing_fields = wanted.filter((key) => !isWritten(written[key]));
  const missing_documents = papers.filter((type) => !document_types.includes(type));
  const all = wanted.length + papers.length;
  const there = all - missing_fields.length - missing_documents.length;
  return { share: Math.floor((there * 100) / all), missing_fields, missing_documents };
}

/** The columns of a product that its fields alone decide; its documents are counted elsewhere. */
export function completenessColumns({
  offering,
  segment,
  fields: written,
}: Kind & { fields: ProductFields }): { complete_fields: number; complete_expected: number } {
  const wanted = expectedFields(offering, segment);
  return {
    complete_fields: wanted.filter((key) => isWritten(written[key])).length,
    complete_expected: wanted.length + expectedDocuments(offering, segment).length,
  };
}

/** An empty list says nothing. */
const isWritten = (value: unknown) =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);
