import { programmeEndpoints } from "@neroli/contract/programme/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { getExhibition } from "../visits/queries/get-exhibition.ts";
import { addTalk, changeTalk, removeTalk } from "./commands/change-talks.ts";
import { getKeptExhibition } from "./policy.ts";
import { presentKept, presentTalk } from "./present.ts";
import { getTalk, listTalks } from "./queries/read-talks.ts";

export const programmeRoutes = routes(programmeEndpoints, {
  "GET /public/events/:event/programme": async ({ actor, params }) => {
    const { key, time_zone } = await getExhibition(actor, params.event);
    return { time_zone, content: (await listTalks(key)).map(presentTalk) };
  },

  "GET /events/:event/talks": async ({ actor, params }) => {
    const { key, starts_on, ends_on, time_zone } = await getKeptExhibition(actor, params.event);
    return { starts_on, ends_on, time_zone, content: (await listTalks(key)).map(presentKept) };
  },

  "POST /events/:event/talks": async ({ actor, params: { event }, body }) =>
    presentKept(await getTalk(event, await addTalk(actor, { event, ...body }))),

  "PUT /events/:event/talks/:talkId": async ({ actor, params: { event, talkId }, body }) => {
    await changeTalk(actor, { event, key: talkId, ...body });
    return presentKept(await getTalk(event, talkId));
  },

  "DELETE /events/:event/talks/:talkId": async ({ actor, params: { event, talkId } }) => {
    await removeTalk(actor, { event, key: talkId });
    return {};
  },
});
