// Written by npm run generate from the body of POST /registration/activate.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const activation: FormConstraints = {
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
