// Written by npm run generate from the body of POST /companies/:companyKey/name.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const name: FormConstraints = {
  type: "group",
  fields: {
    name: {
      type: "text",
      trim: true,
      min: 1,
      max: 200,
      format: "name",
    },
  },
};
