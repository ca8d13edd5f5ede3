// Written by npm run generate from the body of PUT /labels/:labelKey.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const label: FormConstraints = {
  type: "group",
  fields: {
    title: {
      type: "text",
      trim: true,
      min: 1,
      max: 60,
    },
    colour: {
      type: "text",
      format: "colour",
    },
    description: {
      type: "text",
      trim: true,
      max: 300,
      optional: true,
    },
    version: {
      type: "number",
      whole: true,
      min: 1,
    },
  },
};
