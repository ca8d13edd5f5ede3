// Written by npm run generate from the body of POST /users/profile/password.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const passwordChange: FormConstraints = {
  type: "group",
  fields: {
    current: {
      type: "text",
      min: 1,
      max: 1000,
    },
    new: {
      type: "text",
      min: 12,
      max: 1000,
    },
  },
};
