// Written by npm run generate from the body of PUT /enquiries/:enquiryId.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const newEnquiry: FormConstraints = {
  type: "group",
  fields: {
    topic: {
      type: "choice",
      of: ["GENERAL", "BUYING", "SUPPLYING", "PORTAL", "ACCOUNT", "PRIVACY", "PROBLEM"],
    },
    name: {
      type: "text",
      trim: true,
      min: 1,
      max: 120,
    },
    email: {
      type: "text",
      trim: true,
      min: 1,
      max: 254,
      format: "email",
    },
    company: {
      type: "text",
      trim: true,
      max: 160,
      optional: true,
    },
    message: {
      type: "text",
      trim: true,
      max: 5000,
      min: 1,
    },
    website: {
      type: "text",
      trim: true,
      max: 300,
      optional: true,
    },
  },
};
