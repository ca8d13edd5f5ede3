// Written by npm run generate from the body of POST /awards.
import type { FormConstraints } from "../../kernel/constraints.ts";
import { endsAfterStart, notTooLong } from "../form-rules.ts";

export const newAward: FormConstraints = {
  type: "group",
  fields: {
    name: {
      type: "text",
      trim: true,
      min: 1,
      max: 80,
    },
    recipients: {
      type: "choice",
      of: ["PRODUCT", "COMPANY"],
    },
    measure: {
      type: "choice",
      of: ["VIEWS", "KEPT", "DOWNLOADS", "REQUESTS"],
    },
    segment: {
      type: "choice",
      of: ["PERSONALCARE", "HOMECARE", "FOOD"],
      nullable: true,
    },
    from: {
      type: "text",
      format: "date",
    },
    to: {
      type: "text",
      format: "date",
    },
  },
  rules: [endsAfterStart, notTooLong],
};
