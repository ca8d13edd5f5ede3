import type { profileEndpoints } from "@neroli/contract/users/profile.ts";
import type { unsubscribingEndpoints } from "@neroli/contract/users/unsubscribing.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import type { Handlers } from "../../kernel/http/routes.ts";
import { removePicture, setPicture } from "./commands/change-picture.ts";
import { saveProfile } from "./commands/save-profile.ts";
import { saveSettings } from "./commands/save-settings.ts";
import { readUnsubscription, unsubscribe } from "./commands/unsubscribe.ts";
import { presentProfile, presentSettings } from "./present.ts";
import { getEventUser, getProfile, getSettings } from "./queries.ts";

export const profileHandlers: Handlers<typeof profileEndpoints & typeof unsubscribingEndpoints> = {
  "GET /users/profile": ({ actor }) => profileOf(actor),

  "PUT /users/profile": async ({ actor, body }) => {
    await saveProfile(actor, body);
    return profileOf(actor);
  },

  "POST /users/profile/picture": async ({ actor, upload }) => {
    await setPicture(actor, upload.content);
    return profileOf(actor);
  },

  "DELETE /users/profile/picture": async ({ actor }) => {
    await removePicture(actor);
    return profileOf(actor);
  },

  "GET /users/settings": ({ actor, query }) => settingsOf(actor, query.entity_id),

  "PUT /users/settings": async ({ actor, query, body }) => {
    await saveSettings(actor, { form: body, event: query.entity_id });
    return settingsOf(actor, query.entity_id);
  },

  "GET /users/unsubscribe": ({ query }) => readUnsubscription(query.token),

  "POST /users/unsubscribe": async ({ body }) => {
    await unsubscribe(body.token);
    return readUnsubscription(body.token);
  },
};

const profileOf = async (actor: SignedInActor) => presentProfile(actor, await getProfile(actor));

async function settingsOf(actor: SignedInActor, event: string | undefined) {
  const place = event === undefined ? null : await getEventUser(actor, event);
  return presentSettings(await getSettings(actor), place);
}
