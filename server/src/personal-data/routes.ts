import { personalDataEndpoints } from "@neroli/contract/personal-data/endpoints.ts";
import { readDownload } from "../downloads/present/read-download.ts";
import { isSignInHere } from "../identity/queries/relying-party.ts";
import { requireConfirmed } from "../identity/queries/require-confirmed.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { routes } from "../kernel/http/routes.ts";
import { askForErasure, keepAccount } from "./commands/ask-for-erasure.ts";
import { startPersonalExport } from "./commands/start-personal-export.ts";
import { presentPersonalData } from "./present.ts";
import { findErasure } from "./queries/find-erasure.ts";
import { getPerson, withManaging } from "./queries/find-person.ts";

export const personalDataRoutes = routes(personalDataEndpoints, {
  "GET /users/profile/personal-data": ({ actor }) => personalDataOf(actor, actor.user_key),

  "POST /users/profile/personal-data/export": async ({ actor }) =>
    readDownload(actor, await startPersonalExport(actor, actor.user_key)),

  "POST /users/profile/personal-data/erasure": async ({ actor }) => {
    // Another identity provider asks as it likes who somebody is: nothing is proved here then.
    if (isSignInHere()) await requireConfirmed(actor);
    await askForErasure(actor, { user_key: actor.user_key });
    return personalDataOf(actor, actor.user_key);
  },

  "DELETE /users/profile/personal-data/erasure": async ({ actor }) => {
    await keepAccount(actor, actor.user_key);
    return personalDataOf(actor, actor.user_key);
  },

  "GET /users/:userKey/personal-data": ({ actor, params }) => personalDataOf(actor, params.userKey),

  "POST /users/:userKey/personal-data/export": async ({ actor, params }) =>
    readDownload(actor, await startPersonalExport(actor, params.userKey)),

  "POST /users/:userKey/personal-data/erasure": async ({ actor, params, query }) => {
    await askForErasure(actor, { user_key: params.userKey, force: query.force });
    return personalDataOf(actor, params.userKey);
  },

  "DELETE /users/:userKey/personal-data/erasure": async ({ actor, params }) => {
    await keepAccount(actor, params.userKey);
    return personalDataOf(actor, params.userKey);
  },
});

async function personalDataOf(actor: SignedInActor, userKey: string) {
  const person = await withManaging(await getPerson(userKey));
  return presentPersonalData(actor, { erasure: await findErasure(userKey), person });
}
