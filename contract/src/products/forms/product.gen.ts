// Written by npm run generate from the body of PUT /companies/:companyKey/products/:productKey.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const product: FormConstraints = {
  type: "group",
  fields: {
    version: {
      type: "number",
      whole: true,
      min: 1,
    },
    fields: {
      type: "any",
    },
    visibility: {
      type: "any",
    },
  },
};
