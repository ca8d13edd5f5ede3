// Written by npm run generate from the body of POST /companies/:companyKey/users/:userKey/grant.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const roles: FormConstraints = {
  type: "group",
  fields: {
    roles: {
      type: "list",
      each: {
        type: "choice",
        of: ["NEROLI_SUPER", "NEROLI_EDITOR", "NEROLI_ADMIN", "SUPPLIER_MANAGER", "SUPPLIER_MANAGER_UNVERIFIED", "SUPPLIER_EDITOR", "SUPPLIER_USER", "BUYER", "BUYER_MANAGER", "EVENT_ADMIN"],
      },
      min: 1,
      max: 10,
    },
  },
};
