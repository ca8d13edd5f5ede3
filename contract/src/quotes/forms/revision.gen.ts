// Written by npm run generate from the body of POST /requests/:requestKey/quote/ask-revision.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const revision: FormConstraints = {
  type: "group",
  fields: {
    version: {
      type: "number",
      whole: true,
      min: 0,
    },
    comment: {
      type: "text",
      trim: true,
      min: 1,
      max: 2000,
    },
    targets: {
      type: "list",
      each: {
        type: "group",
        fields: {
          line: {
            type: "number",
            whole: true,
            min: 0,
            max: 99,
          },
          amount: {
            type: "text",
            format: "decimal",
          },
        },
      },
      max: 100,
      distinct: ["line"],
      optional: true,
    },
  },
};
