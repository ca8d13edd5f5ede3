import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { longestPassword, shortestPassword } from "./password.ts";

export const PasswordChange = z.strictObject({
  current: z.string().min(1).max(longestPassword),
  new: z
    .string()
    .min(shortestPassword, `at least ${shortestPassword} characters`)
    .max(longestPassword),
});

export const ownPasswordEndpoints = {
  "POST /users/profile/password": {
    access: "signed-in",
    repeats: "harmless",
    summary: "Change one's own password; every other session of the account ends.",
    form: "registration/password-change",
    body: PasswordChange,
    response: z.object({}),
    errors: [
      "identity.elsewhere",
      "profile.wrong-password",
      "profile.no-password",
      "registration.weak-password",
      "too-many-requests",
    ],
  },
} satisfies Endpoints;
