// Written by npm run generate from the body of POST /answer-templates.
import type { FormConstraints } from "../../kernel/constraints.ts";
import { placeholdersAreKnown } from "../form-rules.ts";

export const newAnswerTemplate: FormConstraints = {
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
  },
  rules: [placeholdersAreKnown],
};
