import { commonFacets, supplierFacets } from "@neroli/contract/catalogue/facets.ts";
import type { Offering } from "@neroli/contract/products/enumerations.ts";
import { facetFieldsOf, fieldsFor, productField } from "@neroli/contract/products/fields.ts";
import type { IndexSchema } from "@neroli/search/index-types.ts";

/** An identifier says more than any word. */
const identifierWeight = 5;
const companyWeight = 2;
/** Fields whose values are offered while one types. */
const suggested: readonly string[] = ["name", "inci", "functions"];

/** The index of an offering, from the registry's searchable fields and facets. */
export function productSchema(offering: Offering): IndexSchema {
  const fields: IndexSchema["fields"] = {
    company: { weight: companyWeight, kind: "text", suggest: true },
    component: { weight: 1, kind: "text" },
  };
  for (const key of fieldsFor(offering)) {
    const { search } = productField(key);
    if (!search) continue;
    const weight = search.kind === "text" ? search.weight : identifierWeight;
    fields[key] = { weight, kind: search.kind, suggest: suggested.includes(key) };
  }
  return {
    fields,
    facets: [...commonFacets, ...facetFieldsOf(offering)],
    sorts: { name: "text", newest: "number", company: "text" },
  };
}

export const supplierSchema: IndexSchema = {
  fields: {
    name: { weight: 4, kind: "text", suggest: true },
    formerly_known_as: { weight: 3, kind: "text" },
    tagline: { weight: 1, kind: "text" },
  },
  facets: [...supplierFacets],
  sorts: { name: "text", newest: "number" },
};
