import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Instant, line, Name } from "../kernel/values.ts";
import { longestPassword } from "../registration/password.ts";
import { factorAdministrationEndpoints } from "./administration.ts";

/** What a browser says about a passkey; the library that checks it knows its shape. */
const Credential = z.looseObject({ id: z.string().max(1_400), type: z.string() });
const Options = z.looseObject({ challenge: z.string() });

/** How one's own sign-in is secured, beside the password. */
export const Factors = z.object({
  /** False where sign-in is the matter of another identity provider. */
  offered: z.boolean(),
  /** Support has its rights only with one of these. */
  required: z.boolean(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      works_here: z.boolean().describe("browsers keep passkeys apart by host"),
      works_at: z
        .string()
        .nullable()
        .describe("the host that it works at; null where that is not told at this one"),
      created_at: Instant,
      last_used_at: Instant.nullable(),
    }),
  ),
  app: z.object({ created_at: Instant, last_used_at: Instant.nullable() }).nullable(),
  codes_left: z.int(),
});
export type Factors = z.infer<typeof Factors>;

/** With the first factor come the recovery codes, which are never shown again. */
const Changed = z.object({ factors: Factors, recovery_codes: z.array(z.string()).nullable() });
export type ChangedFactors = z.infer<typeof Changed>;

/** A proof of who sits there, by one of these. */
export const Proof = z.strictObject({
  password: z.string().min(1).max(longestPassword).optional(),
  code: z.string().min(1).max(100).optional(),
  passkey: Credential.optional(),
});
export type Proof = z.infer<typeof Proof>;

export const AppCode = z.strictObject({ code: line(20) });

const PasskeyId = line(1_400);
const PasskeyName = Name(60);

const own = { access: "signed-in" } as const;
const sensitive = ["identity.elsewhere", "factors.confirm-first"] as const;

export const factorEndpoints = {
  ...factorAdministrationEndpoints,
  "GET /users/profile/factors": {
    ...own,
    summary: "One's own passkeys, authenticator app and recovery codes.",
    response: Factors,
  },
  "POST /users/profile/factors/confirm/begin": {
    ...own,
    repeats: "harmless",
    summary: "What a passkey has to sign to prove who sits there; null without passkeys.",
    response: z.object({ passkey: Options.nullable() }),
    errors: ["identity.elsewhere"],
  },
  "POST /users/profile/factors/confirm": {
    ...own,
    repeats: "harmless",
    summary: "Prove who sits there by password, code or passkey; it holds for five minutes.",
    body: Proof,
    response: z.object({}),
    errors: ["identity.elsewhere", "factors.wrong-proof", "too-many-requests"],
  },
  "POST /users/profile/factors/passkeys/begin": {
    ...own,
    repeats: "harmless",
    summary: "What the browser makes a passkey of.",
    response: Options,
    errors: sensitive,
  },
  "POST /users/profile/factors/passkeys": {
    ...own,
    repeats: "harmless",
    summary: "Add the passkey that the browser has made. With the first factor other sessions end.",
    body: z.strictObject({ name: PasskeyName, passkey: Credential }),
    response: Changed,
    errors: [...sensitive, "factors.passkey-not-accepted", "factors.too-many"],
  },
  "POST /users/profile/factors/passkeys/rename": {
    ...own,
    repeats: "harmless",
    summary: "Call a passkey of one's own by another name.",
    form: "factors/passkey-name",
    body: z.strictObject({ id: PasskeyId, name: PasskeyName }),
    response: Factors,
    errors: ["identity.elsewhere"],
  },
  "POST /users/profile/factors/passkeys/remove": {
    ...own,
    repeats: "harmless",
    summary: "Remove a passkey of one's own.",
    body: z.strictObject({ id: PasskeyId }),
    response: Changed,
    errors: sensitive,
  },
  "POST /users/profile/factors/app/begin": {
    ...own,
    repeats: "harmless",
    summary: "A key for an authenticator app; it counts once a code of it was typed.",
    response: z.object({ secret: z.string(), address: z.string() }),
    errors: sensitive,
  },
  "POST /users/profile/factors/app": {
    ...own,
    repeats: "harmless",
    summary: "Confirm the authenticator app by its code. With the first factor other sessions end.",
    form: "factors/app",
    body: AppCode,
    response: Changed,
    errors: [...sensitive, "factors.wrong-code", "too-many-requests"],
  },
  "POST /users/profile/factors/app/remove": {
    ...own,
    repeats: "harmless",
    summary: "Remove the authenticator app.",
    response: Changed,
    errors: sensitive,
  },
  "POST /users/profile/factors/codes": {
    ...own,
    repeats: "harmless",
    summary: "New recovery codes; the ones before serve no more.",
    response: Changed,
    errors: [...sensitive, "factors.none"],
  },
} satisfies Endpoints;
