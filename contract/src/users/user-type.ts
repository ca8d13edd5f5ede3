import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { userTypes } from "../enumerations/users.ts";
import { Key } from "../kernel/values.ts";
import { AccountDetail } from "./administration.ts";

export const userTypeEndpoints = {
  "PUT /users/:userKey/type": {
    access: "support",
    summary:
      "What support takes a person for (spec 3, user type); null for nothing. Read by support alone.",
    params: z.object({ userKey: Key }),
    body: z.strictObject({ type: z.enum(userTypes).nullable() }),
    response: AccountDetail,
    errors: ["users.support-account"],
    audit: "user.type-changed",
  },
} satisfies Endpoints;
