// Written by npm run generate from the body of POST /requests/:requestKey/notes.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const newNote: FormConstraints = {
  type: "group",
  fields: {
    body: {
      type: "text",
      trim: true,
      max: 5000,
      min: 1,
    },
    mentions: {
      type: "list",
      each: {
        type: "text",
        min: 1,
        max: 120,
        format: "key",
      },
      max: 20,
      optional: true,
    },
  },
};
