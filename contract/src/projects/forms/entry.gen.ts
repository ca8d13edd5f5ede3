// Written by npm run generate from the body of PUT /companies/:companyKey/projects/:projectKey/products/:id.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const entry: FormConstraints = {
  type: "group",
  fields: {
    note: {
      type: "text",
      trim: true,
      max: 2000,
    },
    version: {
      type: "number",
      whole: true,
      min: 1,
    },
  },
};
