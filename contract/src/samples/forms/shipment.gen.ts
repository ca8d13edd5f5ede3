// Written by npm run generate from the body of POST /requests/:requestKey/sample/ship.
import type { FormConstraints } from "../../kernel/constraints.ts";
import { hasLeft } from "../form-rules.ts";

export const shipment: FormConstraints = {
  type: "group",
  fields: {
    carrier: {
      type: "text",
      trim: true,
      min: 1,
      max: 100,
    },
    tracking_number: {
      type: "text",
      trim: true,
      min: 1,
      max: 100,
      optional: true,
    },
    tracking_link: {
      type: "text",
      trim: true,
      min: 1,
      max: 500,
      format: "website",
      optional: true,
    },
    shipped_on: {
      type: "text",
      format: "date",
      rules: [hasLeft],
    },
  },
};
