import { type ChangedFactors, factorEndpoints } from "@neroli/contract/factors/endpoints.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { routes } from "../../kernel/http/routes.ts";
import { requireSignInHere } from "../queries/relying-party.ts";
import { confirm } from "./commands/confirm.ts";
import {
  addApp,
  addPasskey,
  beginApp,
  beginConfirming,
  beginPasskey,
  removeApp,
  removePasskey,
  renameOwnPasskey,
  renewCodes,
} from "./commands/own-factors.ts";
import { resetOfOthers } from "./commands/reset-of-others.ts";
import { presentFactors, presentHeld } from "./present.ts";
import { findFactors } from "./queries/find-factors.ts";
import { findResetRefusal } from "./queries/find-reset-refusal.ts";

export const factorRoutes = routes(factorEndpoints, {
  "GET /users/profile/factors": ({ actor }) => ownFactors(actor),

  "POST /users/profile/factors/confirm/begin": async ({ actor }) => {
    const options = await beginConfirming(actor);
    return { passkey: options && { ...options } };
  },

  "POST /users/profile/factors/confirm": async ({ actor, body }) => {
    requireSignInHere();
    await confirm(actor, body);
    return {};
  },

  "POST /users/profile/factors/passkeys/begin": async ({ actor }) => ({
    ...(await beginPasskey(actor)),
  }),

  "POST /users/profile/factors/passkeys": async ({ actor, body }) =>
    changed(actor, await addPasskey(actor, body)),

  "POST /users/profile/factors/passkeys/rename": async ({ actor, body }) => {
    await renameOwnPasskey(actor, body);
    return ownFactors(actor);
  },

  "POST /users/profile/factors/passkeys/remove": async ({ actor, body }) =>
    changed(actor, await removePasskey(actor, body.id)),

  "POST /users/profile/factors/app/begin": ({ actor }) => beginApp(actor),

  "POST /users/profile/factors/app": async ({ actor, body }) =>
    changed(actor, await addApp(actor, body.code)),

  "POST /users/profile/factors/app/remove": async ({ actor }) =>
    changed(actor, await removeApp(actor)),

  "POST /users/profile/factors/codes": async ({ actor }) => changed(actor, await renewCodes(actor)),

  "GET /users/:userKey/factors": (call) => heldFactors(call, call.params.userKey),

  "POST /users/:userKey/factors/reset": async (call) => {
    const { userKey } = call.params;
    await resetOfOthers(call.actor, userKey);
    return heldFactors(call, userKey);
  },
});

interface Reader {
  actor: SignedInActor;
  language: Language;
}

async function heldFactors({ actor, language }: Reader, userKey: string) {
  const refusal = await findResetRefusal(actor, userKey);
  return presentHeld(await findFactors(userKey), { refusal, language });
}

const ownFactors = async (actor: SignedInActor) =>
  presentFactors(actor, await findFactors(actor.user_key));

const changed = async (
  actor: SignedInActor,
  recovery_codes: string[] | null,
): Promise<ChangedFactors> => ({ factors: await ownFactors(actor), recovery_codes });
