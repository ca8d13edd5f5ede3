// Written by npm run generate from the body of PUT /subscriptions/:subscriptionKey.
import type { FormConstraints } from "../../kernel/constraints.ts";
import { endsAfterStart } from "../form-rules.ts";

export const terms: FormConstraints = {
  type: "group",
  fields: {
    plan: {
      type: "choice",
      of: ["BASIC", "PROFESSIONAL", "ENTERPRISE"],
    },
    starts_on: {
      type: "text",
      format: "date",
    },
    ends_on: {
      type: "text",
      format: "date",
      nullable: true,
      optional: true,
    },
    note: {
      type: "text",
      trim: true,
      max: 2000,
      optional: true,
    },
    version: {
      type: "number",
      whole: true,
      min: 1,
    },
  },
  rules: [endsAfterStart],
};
