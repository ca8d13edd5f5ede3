// Written by npm run generate from the body of POST /requests/:requestKey/quote/reject.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const rejection: FormConstraints = {
  type: "group",
  fields: {
    version: {
      type: "number",
      whole: true,
      min: 0,
    },
    reason: {
      type: "text",
      trim: true,
      min: 1,
      max: 2000,
    },
  },
};
