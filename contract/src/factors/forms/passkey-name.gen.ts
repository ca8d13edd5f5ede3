// Written by npm run generate from the body of POST /users/profile/factors/passkeys/rename.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const passkeyName: FormConstraints = {
  type: "group",
  fields: {
    id: {
      type: "text",
      trim: true,
      min: 1,
      max: 1400,
    },
    name: {
      type: "text",
      trim: true,
      min: 1,
      max: 60,
      format: "name",
    },
  },
};
