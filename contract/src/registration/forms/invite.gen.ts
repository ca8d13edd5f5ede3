// Written by npm run generate from the body of POST /users/invite.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const invite: FormConstraints = {
  type: "group",
  fields: {
    users: {
      type: "list",
      each: {
        type: "group",
        fields: {
          email: {
            type: "text",
            trim: true,
            min: 1,
            max: 320,
          },
          editor: {
            type: "flag",
            optional: true,
          },
        },
      },
      min: 1,
      max: 50,
    },
    message: {
      type: "text",
      trim: true,
      max: 2000,
      optional: true,
    },
    company: {
      type: "text",
      min: 1,
      max: 120,
      format: "key",
    },
  },
};
