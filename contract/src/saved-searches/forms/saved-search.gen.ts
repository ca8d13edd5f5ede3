// Written by npm run generate from the body of PUT /saved-searches/:searchId.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const savedSearch: FormConstraints = {
  type: "group",
  fields: {
    name: {
      type: "text",
      trim: true,
      min: 1,
      max: 120,
    },
    frequency: {
      type: "choice",
      of: ["NEVER", "DAILY", "WEEKLY"],
    },
    version: {
      type: "number",
      whole: true,
      min: 1,
    },
  },
};
