// Written by npm run generate from the body of POST /companies/:companyKey/policies.
import type { FormConstraints } from "../../kernel/constraints.ts";
import { casIsWritten, casMatches, originIsKnown, supplierIsKey } from "../form-rules.ts";

export const newPolicy: FormConstraints = {
  type: "group",
  fields: {
    list: {
      type: "choice",
      of: ["BLACKLIST", "WHITELIST"],
    },
    dimension: {
      type: "choice",
      of: ["CAS", "INCI", "FUNCTION", "ORIGIN", "CLAIM", "SUPPLIER"],
    },
    value: {
      type: "text",
      trim: true,
      min: 1,
      max: 200,
    },
    note: {
      type: "text",
      trim: true,
      max: 1000,
      optional: true,
    },
  },
  rules: [casIsWritten, casMatches, originIsKnown, supplierIsKey],
};
