// Written by npm run generate from the body of PUT /companies/:companyKey/events/:event/products/:productKey.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const eventProduct: FormConstraints = {
  type: "group",
  fields: {
    version: {
      type: "number",
      whole: true,
      min: 0,
    },
    display_name: {
      type: "text",
      trim: true,
      min: 1,
      max: 200,
      nullable: true,
    },
    enabled: {
      type: "flag",
    },
    promoted: {
      type: "flag",
    },
    ranking: {
      type: "number",
      whole: true,
      min: 1,
      optional: true,
    },
  },
};
