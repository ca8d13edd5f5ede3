// Written by npm run generate from the body of POST /requests/:requestKey/quote/extend.
import type { FormConstraints } from "../../kernel/constraints.ts";
import { offerEndsLater } from "../form-rules.ts";

export const extension: FormConstraints = {
  type: "group",
  fields: {
    version: {
      type: "number",
      whole: true,
      min: 0,
    },
    valid_until: {
      type: "text",
      format: "date",
      rules: [offerEndsLater],
    },
  },
};
