// Written by npm run generate from the body of PUT /bookmarks/folders/:folderId.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const folder: FormConstraints = {
  type: "group",
  fields: {
    title: {
      type: "text",
      trim: true,
      min: 1,
      max: 60,
    },
    version: {
      type: "number",
      whole: true,
      min: 1,
    },
  },
};
