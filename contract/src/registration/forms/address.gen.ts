// Written by npm run generate from the body of POST /registration/validate.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const address: FormConstraints = {
  type: "group",
  fields: {
    email: {
      type: "text",
      trim: true,
      min: 1,
      max: 254,
      format: "email",
    },
    registration_key: {
      type: "text",
      format: "token",
      optional: true,
    },
  },
};
