// Written by npm run generate from the body of PUT /answer-templates/:templateKey.
import type { FormConstraints } from "../../kernel/constraints.ts";
import { placeholdersAreKnown } from "../form-rules.ts";

export const answerTemplate: FormConstraints = {
  type: "group",
  fields: {
    name: {
      type: "text",
      trim: true,
      min: 1,
      max: 80,
    },
    body: {
      type: "text",
      trim: true,
      max: 5000,
      min: 1,
    },
    version: {
      type: "number",
      whole: true,
      min: 1,
    },
  },
  rules: [placeholdersAreKnown],
};
