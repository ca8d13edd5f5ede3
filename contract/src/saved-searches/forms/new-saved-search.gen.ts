// Written by npm run generate from the body of POST /saved-searches.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const newSavedSearch: FormConstraints = {
  type: "group",
  fields: {
    name: {
      type: "text",
      trim: true,
      min: 1,
      max: 120,
    },
    frequency: {
      type: "choice",
      of: ["NEVER", "DAILY", "WEEKLY"],
      optional: true,
    },
    offering: {
      type: "choice",
      of: ["INGREDIENTS", "FORMULATIONS", "SERVICES"],
    },
    query: {
      type: "any",
    },
    view: {
      type: "choice",
      of: ["cards", "list"],
      optional: true,
    },
  },
};
