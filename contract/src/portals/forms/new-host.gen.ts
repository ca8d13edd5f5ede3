// Written by npm run generate from the body of POST /portals/:portal/hosts.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const newHost: FormConstraints = {
  type: "group",
  fields: {
    host: {
      type: "text",
      trim: true,
      min: 1,
      max: 260,
      format: "domain",
    },
  },
};
