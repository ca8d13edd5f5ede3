// Written by npm run generate from the body of POST /requests/:requestKey/quote/withdraw.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const withdrawal: FormConstraints = {
  type: "group",
  fields: {
    reason: {
      type: "text",
      trim: true,
      min: 1,
      max: 2000,
    },
  },
};
