// Written by npm run generate from the body of POST /companies/:companyKey/projects/:projectKey/formulas/:formulaKey/versions.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const version: FormConstraints = {
  type: "group",
  fields: {
    note: {
      type: "text",
      trim: true,
      max: 500,
      optional: true,
    },
    revision: {
      type: "number",
      whole: true,
      min: 1,
    },
  },
};
