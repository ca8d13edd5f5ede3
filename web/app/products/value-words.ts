import { type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { countryName } from "../kernel/countries.ts";
import { type Translate, words } from "../kernel/phrases.tsx";

/** Enumerations whose values have words, by the field that holds them. */
export const vocabularies: Partial<Record<ProductFieldKey, string>> = {
  ingredient_category: "ingredient-categories",
  service_types: "service-types",
  origin: "origins",
  payment_terms: "payment-terms",
  regions: "regions",
  business_priority: "business-priorities",
};

/** One value of a field as text: countries and enumerated values by their names. */
export function oneText(
  t: Translate,
  { field, language, value }: { field: ProductFieldKey; language: string; value: string },
): string {
  const vocabulary = vocabularies[field];
  if (vocabulary) return words(t, vocabulary, value);
  return productField(field).type === "country" ? countryName(value, language) : value;
}

export const unitText = (t: Translate, unit: string) =>
  unit === "months" ? t("product-page.months") : unit;

/** A quantity with its unit, or a range in the unit of its field. */
export function measure(
  t: Translate,
  value: object,
  { unit, language }: { unit: string | undefined; language: string },
): string {
  if ("value" in value && "unit" in value) {
    return `${Number(value.value).toLocaleString(language)} ${value.unit}`;
  }
  const { min, max } = value as { min?: number; max?: number };
  const suffix = unit ? ` ${unitText(t, unit)}` : "";
  if (min === undefined) return `≤ ${max?.toLocaleString(language)}${suffix}`;
  if (max === undefined) return `≥ ${min.toLocaleString(language)}${suffix}`;
  return `${min.toLocaleString(language)} – ${max.toLocaleString(language)}${suffix}`;
}
