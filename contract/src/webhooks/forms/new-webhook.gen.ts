// Written by npm run generate from the body of POST /companies/:companyKey/webhooks.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const newWebhook: FormConstraints = {
  type: "group",
  fields: {
    address: {
      type: "text",
      trim: true,
      min: 1,
      max: 500,
      format: "webhook-address",
    },
    description: {
      type: "text",
      trim: true,
      max: 200,
      optional: true,
    },
    events: {
      type: "list",
      each: {
        type: "choice",
        of: ["request.created", "quote.accepted", "lead.hot"],
      },
      min: 1,
      max: 3,
    },
    enabled: {
      type: "flag",
      optional: true,
    },
  },
};
