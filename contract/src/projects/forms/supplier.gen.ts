// Written by npm run generate from the body of POST /companies/:companyKey/projects/:projectKey/suppliers.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const supplier: FormConstraints = {
  type: "group",
  fields: {
    email: {
      type: "text",
      trim: true,
      min: 1,
      max: 254,
      format: "email",
    },
  },
};
