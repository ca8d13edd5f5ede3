import type { Offering } from "../enumerations/products.ts";
import { fieldsFor, productField } from "./fields.ts";

/** The fields that are facets of the search of this offering. */
export const facetFieldsOf = (offering: Offering) =>
  fieldsFor(offering).filter((key) => productField(key).facet);

/** The fields that the search of this offering is narrowed by from … to …. */
export const intervalFieldsOf = (offering: Offering) =>
  fieldsFor(offering).filter((key) => productField(key).interval);
