// Written by npm run generate from the body of PUT /events/:event/visits/:companyKey/note.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const note: FormConstraints = {
  type: "group",
  fields: {
    note: {
      type: "text",
      trim: true,
      max: 2000,
    },
    version: {
      type: "number",
      whole: true,
      min: 1,
    },
  },
};
