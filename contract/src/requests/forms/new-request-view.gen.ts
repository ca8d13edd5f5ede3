// Written by npm run generate from the body of POST /requests/views.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const newRequestView: FormConstraints = {
  type: "group",
  fields: {
    name: {
      type: "text",
      trim: true,
      min: 1,
      max: 80,
    },
    query: {
      type: "group",
      fields: {
        folder__eq: {
          type: "choice",
          of: ["all", "new", "mine", "waiting-for-us", "waiting-for-them", "quotes", "samples", "closed"],
          optional: true,
        },
        type__eq: {
          type: "choice",
          of: ["SAMPLE", "QUOTE", "DOCUMENT", "CONTACT"],
          optional: true,
        },
        status__eq: {
          type: "choice",
          of: ["REQUESTED", "OPEN", "CLOSED", "CANCELED"],
          optional: true,
        },
        product__eq: {
          type: "text",
          min: 1,
          max: 120,
          format: "key",
          optional: true,
        },
        side__eq: {
          type: "choice",
          of: ["BUYER", "SUPPLIER"],
          optional: true,
        },
        counterparty__eq: {
          type: "text",
          min: 1,
          max: 120,
          format: "key",
          optional: true,
        },
        assignee__eq: {
          type: "text",
          min: 1,
          max: 120,
          format: "key",
          optional: true,
        },
        needed_by__from: {
          type: "text",
          format: "date",
          optional: true,
        },
        needed_by__to: {
          type: "text",
          format: "date",
          optional: true,
        },
        text__icontains: {
          type: "text",
          trim: true,
          max: 400,
          optional: true,
        },
        sort: {
          type: "text",
          trim: true,
          max: 40,
          optional: true,
        },
      },
    },
  },
};
