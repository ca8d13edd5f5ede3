// Written by npm run generate from the body of POST /labels.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const newLabel: FormConstraints = {
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
  },
};
