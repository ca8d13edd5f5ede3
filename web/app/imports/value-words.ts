import { offerings, segments } from "@neroli/contract/enumerations/products.ts";
import { isProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { countryName, countryOptions } from "../language/countries.ts";
import { type Translate, words } from "../language/phrases.tsx";

interface Reader {
  t: Translate;
  language: string;
}

/** Enumerations whose values have words, by the field that holds them. */
const vocabularies: Record<string, string> = {
  ingredient_category: "ingredient-categories",
  service_types: "service-types",
  origin: "origins",
  payment_terms: "payment-terms",
  regions: "regions",
  business_priority: "business-priorities",
  offering: "offerings",
  segment: "segments",
};

const typeOf = (field: string) => (isProductFieldKey(field) ? productField(field).type : null);

/** All values that a field may have, where they are a list; none for open vocabularies. */
export function valuesOf({ language }: Reader, field: string): string[] {
  if (field === "offering") return [...offerings];
  if (field === "segment") return [...segments];
  if (!isProductFieldKey(field)) return [];
  const { type, values = [] } = productField(field);
  if (type === "country") return countryOptions(language).map(({ value }) => value);
  return type === "flag" ? ["true", "false"] : [...values];
}

/** What a value of a field is called. */
export function valueWord({ t, language }: Reader, field: string, value: string): string {
  const vocabulary = vocabularies[field];
  if (vocabulary && valuesOf({ t, language }, field).includes(value)) {
    return words(t, vocabulary, value);
  }
  if (typeOf(field) === "country" && /^[A-Z]{2}$/.test(value)) return countryName(value, language);
  if (typeOf(field) === "flag" && (value === "true" || value === "false")) {
    return t(value === "true" ? "imports.values.yes" : "imports.values.no");
  }
  return value;
}
