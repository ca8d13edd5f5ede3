import { type ChangedFactors, factorEndpoints } from "@neroli/contract/factors/endpoints.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { routes } from "../../kernel/http/routes.ts";
import { confirm } from "./commands/confirm.ts";
import {
  addApp,
  addPasskey,
  beginApp,
  beginConfirming,
  beginPasskey,
  removeApp,
  removePasskey,
  renewCodes,
} from "./commands/own-factors.ts";
import { relyingParty } from "./policy.ts";
import { presentFactors } from "./present.ts";
import { findFactors } from "./queries/find-factors.ts";

export const factorRoutes = routes(factorEndpoints, {
  "GET /users/profile/factors": ({ actor }) => ownFactors(actor),

  "POST /users/profile/factors/confirm/begin": async ({ actor }) => {
    const options = await beginConfirming(actor);
    return { passkey: options && { ...options } };
  },

  "POST /users/profile/factors/confirm": async ({ actor, body }) => {
    relyingParty();
    await confirm(actor, body);
    return {};
  },

  "POST /users/profile/factors/passkeys/begin": async ({ actor }) => ({
    ...(await beginPasskey(actor)),
  }),

  "POST /users/profile/factors/passkeys": async ({ actor, body }) =>
    changed(actor, await addPasskey(actor, body)),

  "POST /users/profile/factors/passkeys/remove": async ({ actor, body }) =>
    changed(actor, await removePasskey(actor, body.id)),

  "POST /users/profile/factors/app/begin": ({ actor }) => beginApp(actor),

  "POST /users/profile/factors/app": async ({ actor, body }) =>
    changed(actor, await addApp(actor, body.code)),

  "POST /users/profile/factors/app/remove": async ({ actor }) =>
    changed(actor, await removeApp(actor)),

  "POST /users/profile/factors/codes": async ({ actor }) => changed(actor, await renewCodes(actor)),
});

const ownFactors = async (actor: SignedInActor) =>
  presentFactors(actor, await findFactors(actor.user_key));

const changed = async (
  actor: SignedInActor,
  recovery_codes: string[] | null,
): Promise<ChangedFactors> => ({ factors: await ownFactors(actor), recovery_codes });
