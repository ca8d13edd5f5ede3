// Written by npm run generate from the body of POST /requests/:requestKey/sample/evaluate.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const evaluation: FormConstraints = {
  type: "group",
  fields: {
    score: {
      type: "number",
      whole: true,
      min: 1,
      max: 5,
    },
    notes: {
      type: "text",
      trim: true,
      max: 5000,
      optional: true,
    },
    shared: {
      type: "flag",
    },
  },
};
