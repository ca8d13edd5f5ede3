// Written by npm run generate from the body of POST /subscriptions.
import type { FormConstraints } from "../../kernel/constraints.ts";
import { endsAfterStart } from "../form-rules.ts";

export const newSubscription: FormConstraints = {
  type: "group",
  fields: {
    company: {
      type: "text",
      min: 1,
      max: 120,
      format: "key",
    },
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
  },
  rules: [endsAfterStart],
};
