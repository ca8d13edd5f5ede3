// Written by npm run generate from the body of POST /companies/:companyKey/projects/:projectKey/products/:id/reject.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const rejection: FormConstraints = {
  type: "group",
  fields: {
    reason: {
      type: "text",
      trim: true,
      max: 1000,
      min: 1,
    },
  },
};
