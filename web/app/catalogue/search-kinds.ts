import {
  type ProductSort,
  productFacets,
  productIntervals,
  productSorts,
  type SupplierSort,
  supplierFacets,
  supplierSorts,
} from "@neroli/contract/catalogue/facets.ts";
import type { SearchKind } from "./search-state.ts";

export const productKind: SearchKind<ProductSort> = {
  facets: productFacets,
  ranges: productIntervals,
  sorts: productSorts,
};
export const supplierKind: SearchKind<SupplierSort> = {
  facets: supplierFacets,
  ranges: [],
  sorts: supplierSorts,
};

/** Facet groups by how often a buyer asks for them; the others follow in the registry's order. */
const groupsByInterest = [
  "type",
  "segment",
  "functions",
  "service_types",
  "applications",
  "performance_claims",
  "offering",
  "region",
  "country",
  "company",
  "origin",
  "sustainability_claims",
  "free_from_claims",
  "certifications",
  "food_categories",
  "usage_level",
  "ph_stability_range",
  "temperature_stability",
  "viscosity",
  "shelf_life",
  "minimum_order_quantity",
  "rci",
  "in_stock",
  "documents",
  "ingredient_category",
  "regions",
  "countries",
  "country_origin",
];

const place = new Map(groupsByInterest.map((group, at) => [group, at]));

export const byInterest = (one: { group: string }, other: { group: string }): number =>
  (place.get(one.group) ?? groupsByInterest.length) -
  (place.get(other.group) ?? groupsByInterest.length);
