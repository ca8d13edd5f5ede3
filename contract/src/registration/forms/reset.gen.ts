// Written by npm run generate from the body of POST /registration/password/reset.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const reset: FormConstraints = {
  type: "group",
  fields: {
    token: {
      type: "text",
      format: "token",
    },
    password: {
      type: "text",
      min: 12,
      max: 1000,
    },
  },
};
