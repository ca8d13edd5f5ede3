import { commonFacets, supplierFacets } from "@neroli/contract/catalogue/facets.ts";
import { worldRegions } from "@neroli/contract/companies/world-regions.ts";
import { companyTypes } from "@neroli/contract/enumerations/companies.ts";
import { documentTypes, documentVisibilities } from "@neroli/contract/enumerations/documents.ts";
import {
  businessPriorities,
  fieldVisibilities,
  ingredientCategories,
  offerings,
  origins,
  paymentTerms,
  regions,
  segments,
  serviceTypes,
} from "@neroli/contract/enumerations/products.ts";
import { throttleNames } from "@neroli/contract/enumerations/throttles.ts";
import { departments } from "@neroli/contract/enumerations/users.ts";
import { languages } from "@neroli/contract/kernel/language.ts";
import { fieldReasons } from "@neroli/contract/products/field-problems.ts";
import { fieldGroups, productFieldKeys } from "@neroli/contract/products/fields.ts";
import { readPhrases } from "@neroli/phrases/read-phrases.ts";
import { describe, expect, test } from "vitest";

/** What pages look up by a name that is put together, so that no compiler sees a missing one. */
const vocabularies: Record<string, readonly string[]> = {
  "product-fields": productFieldKeys,
  "field-groups": fieldGroups,
  "field-reasons": fieldReasons,
  offerings,
  segments,
  "field-visibilities": fieldVisibilities,
  origins,
  "ingredient-categories": ingredientCategories,
  "service-types": serviceTypes,
  "payment-terms": paymentTerms,
  regions,
  "company-types": companyTypes,
  "document-types": documentTypes,
  "document-visibilities": documentVisibilities,
  departments,
  "text-languages": languages,
  "business-priorities": businessPriorities,
  "world-regions": worldRegions,
  throttles: throttleNames,
  facets: [...new Set([...commonFacets, ...supplierFacets])],
};

describe("words of the registry and of the enumerations", () => {
  test.each(Object.entries(vocabularies))("%s: one phrase for each value", (name, values) => {
    const known = Object.keys(readPhrases("en"))
      .filter((key) => key.startsWith(`${name}.`))
      .map((key) => key.slice(name.length + 1));
    expect(known.toSorted()).toEqual([...values].toSorted());
  });
});
