import { portalEndpoints } from "@neroli/contract/portals/endpoints.ts";
import { found } from "../kernel/errors.ts";
import { routes } from "../kernel/http/routes.ts";
import { refuseElsewhere } from "../published/portals.ts";
import { eventAssetHandlers } from "./assets/routes.ts";
import { changePlace, removePlace } from "./commands/change-place.ts";
import { createEvent, saveEvent } from "./commands/write-event.ts";
import {
  presentAdministered,
  presentMember,
  presentPerson,
  presentPortal,
  presentPublic,
} from "./present.ts";
import { findPublicPortal } from "./queries/find-public-portal.ts";
import { getDashboard } from "./queries/get-dashboard.ts";
import { getAdministered } from "./queries/get-event.ts";
import { getMember, listActive, listPeople } from "./queries/list-people.ts";
import { listPortals, listPublicPortals } from "./queries/list-portals.ts";
import { managedEvents } from "./queries/managed-events.ts";
import { presentSettings } from "./settings/present.ts";
import { settingsHandlers } from "./settings/routes.ts";
import { eventTermsHandlers } from "./terms/routes.ts";

export const portalRoutes = routes(portalEndpoints, {
  "GET /events": async ({ actor, query }) => {
    const page = await listPortals(actor, query);
    return { ...page, content: page.content.map((row) => presentPortal(actor, row)) };
  },

  "GET /events/:id": async ({ params }) => presentAdministered(await getAdministered(params.id)),

  "POST /events": async ({ actor, body }) =>
    presentAdministered(await getAdministered(await createEvent(actor, body))),

  "PUT /events/:id": async ({ actor, params: { id }, body }) => {
    await saveEvent(actor, { key: id, ...body });
    return presentAdministered(await getAdministered(id));
  },

  ...eventAssetHandlers,
  ...eventTermsHandlers,

  "GET /events/:event/dashboard": ({ actor, params }) => getDashboard(actor, params.event),

  "GET /events/users": async ({ actor, query }) => {
    const managed = await managedEvents(actor);
    const page = await listPeople(managed, query);
    return { ...page, content: page.content.map((row) => presentPerson(actor, managed, row)) };
  },

  "GET /events/users/active": async ({ actor, query }) => {
    const managed = await managedEvents(actor);
    const page = await listActive(managed, query);
    return { ...page, content: page.content.map((row) => presentMember(actor, managed, row)) };
  },

  "PATCH /events/:event/users/:userKey": async ({ actor, params, body }) => {
    const { event, userKey } = params;
    await changePlace(actor, { event, user_key: userKey, form: body });
    return presentMember(actor, await managedEvents(actor), await getMember(event, userKey));
  },

  "DELETE /events/:event/users/:userKey": async ({ actor, params }) => {
    await removePlace(actor, { event: params.event, user_key: params.userKey });
    return {};
  },

  "GET /public/portals": async ({ actor, query }) => {
    const page = await listPublicPortals(actor, query);
    return { ...page, content: page.content.map(presentPublic) };
  },

  "GET /public/portals/:portal": async ({ actor, params: { portal } }) => {
    refuseElsewhere(actor, portal);
    return presentSettings(found(await findPublicPortal(portal)));
  },

  ...settingsHandlers,
});
