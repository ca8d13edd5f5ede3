// Written by npm run generate from the body of POST /bookmarks/folders.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const newFolder: FormConstraints = {
  type: "group",
  fields: {
    title: {
      type: "text",
      trim: true,
      min: 1,
      max: 60,
    },
  },
};
