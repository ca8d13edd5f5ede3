// Written by npm run generate from the body of POST /requests/:requestKey/grants.
import type { FormConstraints } from "../../kernel/constraints.ts";
import { accessEndsLater } from "../form-rules.ts";

export const grants: FormConstraints = {
  type: "group",
  fields: {
    documents: {
      type: "list",
      each: {
        type: "text",
        format: "uuid",
      },
      max: 50,
      distinct: true,
      min: 1,
    },
    until: {
      type: "text",
      format: "date",
      nullable: true,
    },
  },
  rules: [accessEndsLater],
};
