// Written by npm run generate from the body of POST /users/assign.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const assignment: FormConstraints = {
  type: "group",
  fields: {
    users: {
      type: "list",
      each: {
        type: "text",
        min: 1,
        max: 120,
        format: "key",
      },
      min: 1,
      max: 300,
    },
    company: {
      type: "text",
      min: 1,
      max: 120,
      format: "key",
    },
  },
};
