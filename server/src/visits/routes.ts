import { visitEndpoints } from "@neroli/contract/visits/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import {
  keepVisit,
  markVisited,
  orderVisits,
  removeVisit,
  writeVisitNote,
} from "./commands/change-visits.ts";
import { presentExhibition, presentExhibitor, presentVisit } from "./present.ts";
import { getExhibition, refuseUnlessOpen } from "./queries/get-exhibition.ts";
import { listExhibitors } from "./queries/read-exhibitors.ts";
import { getVisit, listVisits } from "./queries/read-visits.ts";

export const visitRoutes = routes(visitEndpoints, {
  "GET /public/events/:event": async ({ actor, params }) =>
    presentExhibition(await getExhibition(actor, params.event), actor.language),

  "GET /public/events/:event/exhibitors": async ({ actor, params, query }) => {
    await refuseUnlessOpen(actor, params.event);
    const page = await listExhibitors(params.event, query, actor.language);
    return { ...page, content: page.content.map(presentExhibitor) };
  },

  "GET /events/:event/visits": async ({ actor, params }) => {
    await refuseUnlessOpen(actor, params.event);
    return { content: (await listVisits(actor, params.event)).map(presentVisit) };
  },

  "PUT /events/:event/visits/order": async ({ actor, params, body }) => {
    await refuseUnlessOpen(actor, params.event);
    await orderVisits(actor, { ...params, ...body });
    return { content: (await listVisits(actor, params.event)).map(presentVisit) };
  },

  "PUT /events/:event/visits/:companyKey": async ({ actor, params, body }) => {
    await keepVisit(actor, { ...params, ...body });
    return presentVisit(await getVisit(actor, params));
  },

  "DELETE /events/:event/visits/:companyKey": async ({ actor, params }) => ({
    removed: await removeVisit(actor, params),
  }),

  "PUT /events/:event/visits/:companyKey/note": async ({ actor, params, body }) => {
    await writeVisitNote(actor, { ...params, ...body });
    return presentVisit(await getVisit(actor, params));
  },

  "PUT /events/:event/visits/:companyKey/visited": async ({ actor, params, body }) => {
    await markVisited(actor, { ...params, ...body });
    return presentVisit(await getVisit(actor, params));
  },
});
