import {
  businessPriorities,
  type FieldVisibility,
  ingredientCategories,
  type Offering,
  origins,
  paymentTerms,
  regions,
  type Segment,
  serviceTypes,
} from "../enumerations/products.ts";
import { languages } from "../kernel/language.ts";
import type { BoundsName } from "./bounds.ts";

/** The groups of the product page and the editor, in their order. */
export const fieldGroups = [
  "identity",
  "description",
  "formula",
  "claims",
  "properties",
  "regulatory",
  "technical",
  "commercial",
  "media",
  "internal",
] as const;
export type FieldGroup = (typeof fieldGroups)[number];

/**
 * Shapes of values. line: text of one line; text: of several; term: an attribute value of an open
 * vocabulary; range: {min?, max?} in the field's unit; quantity: {value, unit};
 * money: {minor, currency} (kernel/money.ts); composition: parts with their shares (composition.ts).
 */
export type FieldType =
  | "line"
  | "text"
  | "term"
  | "number"
  | "year"
  | "flag"
  | "choice"
  | "country"
  | "range"
  | "quantity"
  | "money"
  | "cas"
  | "ec"
  | "e_number"
  | "fema"
  | "flavis"
  | "url"
  | "video"
  | "composition"
  | "phases"
  | "concepts"
  | "label";

export interface ProductField {
  group: FieldGroup;
  type: FieldType;
  /** Offerings that have the field; all three when left out. */
  offerings?: readonly Offering[];
  segments?: readonly Segment[];
  list?: true;
  values?: readonly string[];
  unit?: string;
  /** Of its numbers; any when left out, for a "number" none below 0. */
  bounds?: BoundsName;
  /** Until the supplier decides otherwise; PUBLIC when left out. */
  visibility?: FieldVisibility;
  /** "text" with its weight, or "identifier": matched exactly. */
  search?: { kind: "text"; weight: number } | { kind: "identifier" };
  facet?: true;
  /** Numbers that a search is narrowed by: from … to …, in the field's unit. */
  interval?: true;
  immutable?: true;
  /** Prose, which a product may say in several languages; see texts.ts. */
  translated?: true;
  required?: true;
}

const ingredients = ["INGREDIENTS"] as const;
const formulations = ["FORMULATIONS"] as const;
const services = ["SERVICES"] as const;
const goods = ["INGREDIENTS", "FORMULATIONS"] as const;
const restricted = { visibility: "RESTRICTED" } as const;
const internal = { group: "internal", visibility: "PRIVATE" } as const;
const text = (weight: number) => ({ search: { kind: "text", weight } }) as const;
const identifier = { search: { kind: "identifier" } } as const;
const interval = { interval: true } as const;
const share = { type: "number", bounds: "percent" } as const;
const range = { group: "technical", type: "range", ...interval } as const;
const translated = { translated: true } as const;
const spokenLines = { type: "line", list: true, ...translated } as const;
const restrictedProse = { ...translated, ...restricted } as const;
const formula = { group: "formula", offerings: formulations } as const;
const parts = { type: "composition", unit: "%", ...restricted } as const;
const food = { offerings: ["INGREDIENTS"], segments: ["FOOD"] } as const;
const term = { type: "term", list: true, facet: true } as const;

/**
 * Every field of a product (spec 3, Product). Schema, editor, product page, comparison, facets,
 * import columns, completeness and visibility settings are derived from it.
 */
export const productFields = {
  name: { group: "identity", type: "line", required: true, ...translated, ...text(4) },
  trade_name: { group: "identity", type: "line", immutable: true, ...text(4) },
  general_food_name: { group: "identity", type: "line", ...food, ...translated, ...text(3) },
  inci: { group: "identity", type: "line", offerings: ingredients, ...text(3) },
  inn: { group: "identity", type: "line", offerings: ingredients, ...text(3) },
  ph_eur_name: { group: "identity", type: "line", offerings: ingredients, ...text(2) },
  other_names: { group: "identity", ...spokenLines, offerings: ingredients, ...text(1) },
  cas: { group: "identity", type: "cas", list: true, offerings: ingredients, ...identifier },
  ec: { group: "identity", type: "ec", list: true, offerings: ingredients, ...identifier },
  composition: { group: "identity", offerings: ingredients, ...parts },
  iupac: { group: "identity", type: "text", offerings: ingredients, ...text(1) },
  e_number: { group: "identity", type: "e_number", ...food, ...identifier },
  fema: { group: "identity", type: "fema", ...food, ...identifier },
  flavis: { group: "identity", type: "flavis", ...food, ...identifier },
  jecfa: { group: "identity", type: "line", ...food, ...identifier },
  coe: { group: "identity", type: "line", ...food, ...identifier },
  formulation_code: { group: "identity", type: "line", offerings: formulations, ...identifier },
  concept_code: { group: "identity", type: "line", offerings: formulations, ...identifier },
  sap_material_code: { type: "line", offerings: goods, ...internal, ...identifier },
  ingredient_category: {
    group: "identity",
    type: "choice",
    values: ingredientCategories,
    offerings: ingredients,
    facet: true,
  },
  service_types: {
    group: "identity",
    type: "choice",
    values: serviceTypes,
    list: true,
    offerings: services,
    facet: true,
  },
  year_of_launch: { group: "identity", type: "year", facet: true },

  tagline: { group: "description", type: "line", ...translated, ...text(2) },
  description: { group: "description", type: "text", ...translated, ...text(1) },
  positioning: { group: "description", type: "text", ...translated, ...text(1) },
  technology: { group: "description", type: "line", ...translated, ...text(1) },
  market_trends: { group: "description", list: true, type: "term", facet: true, ...text(1) },
  ingredient_labels: { group: "description", type: "label", list: true, offerings: goods },

  phases: { group: "formula", type: "phases", offerings: formulations },
  procedure: { ...formula, type: "text", list: true, ...restrictedProse },
  concepts: { ...formula, type: "concepts", ...translated },

  functions: { group: "claims", ...term, offerings: goods, ...text(2) },
  applications: { group: "claims", ...term, ...text(1) },
  performance_claims: { group: "claims", ...term, ...text(1) },
  sustainability_claims: { group: "claims", ...term, ...text(1) },
  free_from_claims: { group: "claims", ...term, ...text(1) },
  certifications: { group: "claims", ...term, ...text(1) },
  origin: {
    group: "claims",
    type: "choice",
    values: origins,
    list: true,
    offerings: ingredients,
    facet: true,
  },
  food_categories: { group: "claims", ...term, offerings: ingredients, segments: ["FOOD"] },

  color: { group: "properties", ...term, offerings: goods },
  odor: { group: "properties", ...term, offerings: goods },
  appearances: { group: "properties", ...term, offerings: goods },
  flavor_family: { group: "properties", ...term, offerings: ingredients, segments: ["FOOD"] },
  flavor: { group: "properties", ...term, offerings: ingredients, segments: ["FOOD"], ...text(1) },
  chemical_properties: { group: "properties", ...term, offerings: goods },
  physical_properties: { group: "properties", ...term, offerings: goods },

  restriction: { group: "regulatory", type: "text", offerings: ingredients, ...translated },
  hazard_statements: {
    group: "regulatory",
    type: "term",
    list: true,
    facet: true,
    offerings: goods,
    ...restricted,
  },
  hazard_classification: {
    group: "regulatory",
    type: "term",
    list: true,
    facet: true,
    offerings: goods,
    ...restricted,
  },
  rci: { group: "regulatory", ...share, offerings: ingredients, ...restricted, ...interval },
  life_cycle_analysis: { group: "regulatory", type: "text", ...translated, ...restricted },

  ph_stability_range: { ...range, bounds: "ph", offerings: goods },
  viscosity: { ...range, unit: "mPa·s", bounds: "not-negative", offerings: goods },
  temperature_stability: { ...range, unit: "°C", bounds: "temperature", offerings: goods },
  usage_level: { ...range, unit: "%", bounds: "percent", offerings: ingredients },
  formulation_tips: { group: "technical", type: "text", offerings: goods, ...restrictedProse },
  consumer_tests: { group: "technical", type: "text", offerings: goods, ...translated },
  extra_rd_tests: { group: "technical", type: "text", ...translated, ...restricted },
  preservative: { group: "technical", ...term, offerings: goods },
  biological_target: { group: "technical", ...term, offerings: ingredients },
  clinical_time_delivery: { group: "technical", type: "line", ...translated, ...restricted },

  in_stock: { group: "commercial", type: "flag", offerings: goods, facet: true },
  minimum_order_quantity: {
    group: "commercial",
    type: "quantity",
    offerings: goods,
    ...interval,
    ...restricted,
  },
  packaging: {
    group: "commercial",
    type: "line",
    list: true,
    offerings: goods,
    ...translated,
    ...restricted,
  },
  payment_terms: {
    group: "commercial",
    type: "choice",
    values: paymentTerms,
    list: true,
    ...restricted,
  },
  sample_unit_price: { group: "commercial", type: "money", offerings: goods, ...restricted },
  sample_price_note: { group: "commercial", type: "line", offerings: goods, ...restrictedProse },
  sample_size: { group: "commercial", type: "quantity", offerings: goods, ...restricted },
  sample_work: {
    group: "commercial",
    type: "text",
    offerings: services,
    ...translated,
    ...restricted,
  },
  shelf_life: {
    group: "commercial",
    type: "number",
    unit: "months",
    bounds: "positive",
    offerings: goods,
    ...interval,
  },
  storage_conditions: { group: "commercial", type: "line", offerings: goods, ...translated },
  standard_lead_time: { group: "commercial", type: "line", ...translated, ...restricted },
  country_origin: { group: "commercial", type: "country", list: true, facet: true },
  production_site: { group: "commercial", type: "line", ...restricted },
  regions: {
    group: "commercial",
    type: "choice",
    values: regions,
    list: true,
    offerings: services,
    facet: true,
  },
  countries: { group: "commercial", type: "country", list: true, offerings: services, facet: true },

  webpage: { group: "media", type: "url" },
  video: { group: "media", type: "video" },
  awards: { group: "media", ...spokenLines },
  publications: { group: "media", type: "line", list: true },

  text_language: { type: "choice", values: languages, ...internal },
  category_manager: { type: "line", ...internal },
  strategic_portfolio: { type: "line", ...internal },
  business_priority: { type: "choice", values: businessPriorities, ...internal },
} as const satisfies Record<string, ProductField>;

export type ProductFieldKey = keyof typeof productFields;
export const productFieldKeys = Object.keys(productFields) as ProductFieldKey[];

/** The registry's row, seen as the general shape. */
export const productField = (key: ProductFieldKey): ProductField => productFields[key];

export const isProductFieldKey = (key: string): key is ProductFieldKey =>
  Object.hasOwn(productFields, key);

/** Asked several times for each of thousands of products that are saved. */
const found = new Map<string, readonly ProductFieldKey[]>();

/** The fields that a product of this offering and segment has, in the registry's order. */
export function fieldsFor(offering: Offering, segment?: Segment): readonly ProductFieldKey[] {
  const kind = `${offering} ${segment}`;
  const keys = found.get(kind) ?? productFieldKeys.filter((key) => isOf(key, offering, segment));
  found.set(kind, keys);
  return keys;
}

function isOf(key: ProductFieldKey, offering: Offering, segment?: Segment): boolean {
  const { offerings = [offering], segments } = productField(key);
  return offerings.includes(offering) && (!segment || !segments || segments.includes(segment));
}
