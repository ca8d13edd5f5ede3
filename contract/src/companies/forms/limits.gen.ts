// Written by npm run generate from the body of PUT /companies/:companyKey/limits.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const limits: FormConstraints = {
  type: "group",
  fields: {
    storage_gigabytes: {
      type: "number",
      whole: true,
      min: 1,
      max: 100000,
      nullable: true,
    },
    checked_rows: {
      type: "number",
      whole: true,
      min: 1,
      max: 100000000,
      nullable: true,
    },
  },
};
