// Written by npm run generate from the body of PATCH /leads/:leadId.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const leadChange: FormConstraints = {
  type: "group",
  fields: {
    version: {
      type: "number",
      whole: true,
      min: 0,
    },
    status: {
      type: "choice",
      of: ["NEW", "CONTACTED", "QUALIFIED", "WON", "LOST"],
      optional: true,
    },
    assignee: {
      type: "text",
      min: 1,
      max: 120,
      format: "key",
      nullable: true,
      optional: true,
    },
    note: {
      type: "text",
      trim: true,
      max: 2000,
      optional: true,
    },
  },
};
