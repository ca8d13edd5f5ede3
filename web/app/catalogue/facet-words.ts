import { worldRegions } from "@neroli/contract/companies/world-regions.ts";
import { companyTypes } from "@neroli/contract/enumerations/companies.ts";
import { documentTypes } from "@neroli/contract/enumerations/documents.ts";
import {
  ingredientCategories,
  offerings,
  origins,
  regions,
  segments,
  serviceTypes,
} from "@neroli/contract/enumerations/products.ts";
import { isProductFieldKey } from "@neroli/contract/products/fields.ts";
import { countryName } from "../language/countries.ts";
import { type Translate, words } from "../language/phrases.tsx";

/** Facet groups whose values are enumerated, and the group of phrases that has their words. */
const enumerated: Record<string, { values: readonly string[]; phrases: string }> = {
  segment: { values: segments, phrases: "segments" },
  offering: { values: offerings, phrases: "offerings" },
  type: { values: companyTypes, phrases: "company-types" },
  documents: { values: documentTypes, phrases: "document-types" },
  ingredient_category: { values: ingredientCategories, phrases: "ingredient-categories" },
  service_types: { values: serviceTypes, phrases: "service-types" },
  origin: { values: origins, phrases: "origins" },
  regions: { values: regions, phrases: "regions" },
  region: { values: worldRegions, phrases: "world-regions" },
};
const countries = new Set(["country", "country_origin", "countries"]);

export interface Reader {
  t: Translate;
  language: string;
}

export const facetTitle = (t: Translate, group: string): string =>
  words(t, isProductFieldKey(group) ? "product-fields" : "facets", group);

/** A facet's value in the reader's words; terms, and whatever an address invents, as they are. */
export function facetWord(
  { t, language }: Reader,
  group: string,
  { value, name }: { value: string; name?: string | undefined },
): string {
  if (name) return name;
  const known = enumerated[group];
  if (known?.values.includes(value)) return words(t, known.phrases, value);
  if (group === "in_stock") return t(value === "true" ? "catalogue.yes" : "catalogue.no");
  if (countries.has(group) && /^[A-Z]{2}$/.test(value)) return countryName(value, language);
  return value;
}

/** A unit as people write it; nothing for a number without one. */
export const unitWord = (t: Translate, unit: string | null | undefined): string =>
  unit === "months" ? t("product-page.months") : (unit ?? "");
