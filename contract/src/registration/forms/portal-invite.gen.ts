// Written by npm run generate from the body of POST /events/:event/invitations.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const portalInvite: FormConstraints = {
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
  },
};
