// Written by npm run generate from the body of PUT /companies/:companyKey/assets/:id.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const asset: FormConstraints = {
  type: "group",
  fields: {
    name: {
      type: "text",
      trim: true,
      min: 1,
      max: 200,
    },
    type: {
      type: "choice",
      of: ["SDS", "TDS", "SPECIFICATION", "BROCHURE", "COA", "ALLERGEN_DECLARATION", "CITES_DECLARATION", "REACH_DECLARATION", "COMPOSITION_STATEMENT", "ORIGIN_STATEMENT", "NANOMATERIAL_STATEMENT", "ANIMAL_TESTING_STATEMENT", "BSE_TSE_STATEMENT", "GMO_STATEMENT", "CMR_STATEMENT", "MICROPLASTIC_STATEMENT", "VEGETARIAN_VEGAN_STATEMENT", "IMPURITY_STATEMENT", "TOXICOLOGICAL_SUMMARY", "ECOLOGICAL_SUMMARY", "MANUFACTURING_PROCEDURE", "EFFICACY_TEST_REPORT", "FORMULATION", "OTHER", "NONE"],
      optional: true,
    },
    visibility: {
      type: "choice",
      of: ["PUBLIC", "CONFIDENTIAL"],
      optional: true,
    },
    language: {
      type: "text",
      format: "language",
      nullable: true,
      optional: true,
    },
    valid_until: {
      type: "text",
      format: "date",
      nullable: true,
      optional: true,
    },
    version_of_record: {
      type: "number",
      whole: true,
      min: 1,
    },
  },
};
