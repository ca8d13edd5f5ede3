// Written by npm run generate from the body of POST /meetings/:meetingKey/decline.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const reason: FormConstraints = {
  type: "group",
  fields: {
    reason: {
      type: "text",
      trim: true,
      min: 1,
      max: 2000,
    },
  },
};
