// Written by npm run generate from the body of POST /requests/:requestKey/messages.
import type { FormConstraints } from "../../kernel/constraints.ts";
import { messageSaysSomething } from "../form-rules.ts";

export const newMessage: FormConstraints = {
  type: "group",
  fields: {
    body: {
      type: "text",
      trim: true,
      max: 5000,
      optional: true,
    },
    attachments: {
      type: "list",
      each: {
        type: "text",
        format: "uuid",
      },
      max: 10,
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
  rules: [messageSaysSomething],
};
