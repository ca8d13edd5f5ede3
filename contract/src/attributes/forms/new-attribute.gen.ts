// Written by npm run generate from the body of POST /attributes.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const newAttribute: FormConstraints = {
  type: "group",
  fields: {
    field: {
      type: "choice",
      of: ["market_trends", "functions", "applications", "performance_claims", "sustainability_claims", "free_from_claims", "certifications", "food_categories", "color", "odor", "appearances", "flavor_family", "flavor", "chemical_properties", "physical_properties", "hazard_statements", "hazard_classification", "preservative", "biological_target"],
    },
    term: {
      type: "text",
      trim: true,
      min: 1,
      max: 200,
    },
    names: {
      type: "group",
      fields: {
        de: {
          type: "text",
          trim: true,
          max: 200,
          optional: true,
        },
        it: {
          type: "text",
          trim: true,
          max: 200,
          optional: true,
        },
        fr: {
          type: "text",
          trim: true,
          max: 200,
          optional: true,
        },
        es: {
          type: "text",
          trim: true,
          max: 200,
          optional: true,
        },
      },
    },
    description: {
      type: "text",
      trim: true,
      max: 1000,
      optional: true,
    },
    synonyms: {
      type: "list",
      each: {
        type: "text",
        trim: true,
        min: 1,
        max: 200,
      },
      max: 50,
      optional: true,
    },
  },
};
