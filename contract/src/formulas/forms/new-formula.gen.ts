// Written by npm run generate from the body of POST /companies/:companyKey/projects/:projectKey/formulas.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const newFormula: FormConstraints = {
  type: "group",
  fields: {
    title: {
      type: "text",
      trim: true,
      min: 1,
      max: 200,
    },
    copy_of: {
      type: "text",
      min: 1,
      max: 120,
      format: "key",
      nullable: true,
      optional: true,
    },
  },
};
