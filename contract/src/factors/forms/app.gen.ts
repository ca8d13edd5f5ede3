// Written by npm run generate from the body of POST /users/profile/factors/app.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const app: FormConstraints = {
  type: "group",
  fields: {
    code: {
      type: "text",
      trim: true,
      min: 1,
      max: 20,
    },
  },
};
