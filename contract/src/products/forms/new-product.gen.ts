// Written by npm run generate from the body of POST /companies/:companyKey/products.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const newProduct: FormConstraints = {
  type: "group",
  fields: {
    offering: {
      type: "choice",
      of: ["INGREDIENTS", "FORMULATIONS", "SERVICES"],
    },
    segment: {
      type: "choice",
      of: ["PERSONALCARE", "HOMECARE", "FOOD"],
    },
    fields: {
      type: "any",
    },
    visibility: {
      type: "any",
      optional: true,
    },
    state: {
      type: "choice",
      of: ["DRAFT", "LISTED"],
      optional: true,
    },
    duplicate_of: {
      type: "text",
      min: 1,
      max: 120,
      format: "key",
      optional: true,
    },
  },
};
