// Written by npm run generate from the body of POST /companies/:companyKey/projects/:projectKey/comments.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const newComment: FormConstraints = {
  type: "group",
  fields: {
    body: {
      type: "text",
      trim: true,
      max: 5000,
      min: 1,
    },
    shared: {
      type: "flag",
      optional: true,
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
