import { type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";

/** How a field is shown in the form. */
export type Shape =
  | "line"
  | "inci"
  | "text"
  | "number"
  | "range"
  | "quantity"
  | "money"
  | "pick-one"
  | "pick-many"
  | "terms"
  | "rows"
  | "identifier"
  | "address"
  | "video"
  | "composition"
  | "phases"
  | "concepts"
  | "labels";

/** From the registry's type, and whether it is a list. */
export function shapeOf(key: ProductFieldKey): Shape {
  const { type, list } = productField(key);
  switch (type) {
    case "line":
      if (list) return "rows";
      return key === "inci" ? "inci" : "line";
    case "text":
      return list ? "rows" : "text";
    case "term":
      return "terms";
    case "number":
    case "year":
      return "number";
    case "flag":
      return "pick-one";
    case "choice":
      return list ? "pick-many" : "pick-one";
    case "country":
      return "pick-many";
    case "range":
    case "quantity":
    case "money":
    case "video":
    case "composition":
    case "phases":
    case "concepts":
      return type;
    case "cas":
    case "ec":
    case "e_number":
    case "fema":
    case "flavis":
      return list ? "rows" : "identifier";
    case "url":
      return "address";
    case "label":
      return "labels";
  }
}

/** Whether a shape has several inputs, which are named as a group and not by one label. */
export const isGroup = (shape: Shape): boolean =>
  ["range", "quantity", "money"].includes(shape) || isOfLines(shape);

/** Whether it has lines of its own, each of which says what is wrong with it. */
export const isOfLines = (shape: Shape): boolean =>
  ["rows", "composition", "phases", "concepts", "labels"].includes(shape);

/** Two of these stand beside each other where there is room. */
export const isShort = (key: ProductFieldKey): boolean =>
  (shortShapes.has(shapeOf(key)) && !longLists.has(key)) || shortLines.has(key);

const shortShapes: ReadonlySet<Shape> = new Set([
  "number",
  "range",
  "quantity",
  "money",
  "pick-one",
  "pick-many",
  "terms",
  "identifier",
]);

/** Fields of which a product has many values. */
const longLists: ReadonlySet<ProductFieldKey> = new Set([
  "functions",
  "applications",
  "service_types",
  "countries",
]);

const shortLines: ReadonlySet<ProductFieldKey> = new Set([
  "inn",
  "ph_eur_name",
  "jecfa",
  "coe",
  "cas",
  "ec",
  "formulation_code",
  "concept_code",
  "sap_material_code",
  "sample_price_note",
  "standard_lead_time",
  "storage_conditions",
  "production_site",
  "clinical_time_delivery",
  "category_manager",
  "strategic_portfolio",
  "packaging",
  "awards",
  "publications",
  "video",
  "webpage",
]);
