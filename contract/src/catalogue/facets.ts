import { offerings } from "../enumerations/products.ts";
import { facetFieldsOf, intervalFieldsOf } from "../products/search-fields.ts";

/** Facet groups of every product search beside the registry's facet fields. */
export const commonFacets = ["segment", "company", "documents"] as const;
export const productFacets = [
  ...new Set([...commonFacets, ...offerings.flatMap((offering) => facetFieldsOf(offering))]),
];
/** Fields that a search is narrowed by from … to …, each a parameter of its name. */
export const productIntervals = [
  ...new Set(offerings.flatMap((offering) => intervalFieldsOf(offering))),
];
export const supplierFacets = ["type", "offering", "segment", "region", "country"] as const;

export const productSorts = ["relevance", "name", "-name", "newest", "company"] as const;
export type ProductSort = (typeof productSorts)[number];
export const supplierSorts = ["relevance", "name", "-name", "newest"] as const;
export type SupplierSort = (typeof supplierSorts)[number];

/** Hits on a page of a search, as the page and the API ask for them. */
export const searchPageSize = 20;
/** Values of a facet that a search answers and its page shows, where not all are asked for. */
export const facetValuesShown = 8;
