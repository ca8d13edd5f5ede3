// Written by npm run generate from the body of POST /registration/activate/resend.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const resend: FormConstraints = {
  type: "group",
  fields: {
    email: {
      type: "text",
      trim: true,
      min: 1,
      max: 254,
      format: "email",
    },
  },
};
