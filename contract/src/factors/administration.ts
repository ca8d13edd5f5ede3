import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Allowance } from "../kernel/allowance.ts";
import { Key } from "../kernel/values.ts";

/** What somebody has beside the password, as far as support needs it to help. */
export const HeldFactors = z.object({
  /** False where sign-in is the matter of another identity provider. */
  offered: z.boolean(),
  passkeys: z.int(),
  app: z.boolean(),
  codes_left: z.int(),
  can: z.object({ reset: Allowance.describe("take all of them off") }),
});
export type HeldFactors = z.infer<typeof HeldFactors>;

const user = z.object({ userKey: Key });

export const factorAdministrationEndpoints = {
  "GET /users/:userKey/factors": {
    access: "support",
    summary: "How many second factors an account has, and whether one may reset them.",
    params: user,
    response: HeldFactors,
  },
  "POST /users/:userKey/factors/reset": {
    access: "support",
    repeats: "harmless",
    summary:
      "Take every second factor off an account whose owner has lost them: its sessions end, and it " +
      "is told by mail. By support with a second factor of its own, proved in the last minutes, " +
      "and never for oneself.",
    params: user,
    response: HeldFactors,
    errors: [
      "identity.elsewhere",
      "factors.confirm-first",
      "factors.own-first",
      "factors.own-reset",
      "users.support-account",
    ],
    audit: "user.factors-reset",
  },
} satisfies Endpoints;
