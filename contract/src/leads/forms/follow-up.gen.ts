// Written by npm run generate from the body of POST /leads/:leadId/follow-up.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const followUp: FormConstraints = {
  type: "group",
  fields: {
    message: {
      type: "text",
      trim: true,
      max: 4000,
      min: 1,
    },
    sample: {
      type: "text",
      min: 1,
      max: 120,
      format: "key",
      nullable: true,
      optional: true,
    },
  },
};
