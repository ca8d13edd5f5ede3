import { badgeEndpoints } from "@neroli/contract/badges/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { issueBadge, reissueBadge } from "./commands/issue-badge.ts";
import { saveConsents } from "./commands/save-consents.ts";
import { presentBadge } from "./present.ts";
import { getAttended } from "./queries/get-badge.ts";

export const badgeRoutes = routes(badgeEndpoints, {
  "GET /events/:event/badge": async ({ actor, params, language }) => {
    const event = await getAttended(actor, params.event);
    return presentBadge(await issueBadge(actor, event.key), { event, language });
  },

  "PUT /events/:event/badge": async ({ actor, params, body, language }) => {
    const event = await getAttended(actor, params.event);
    const row = await saveConsents(actor, { event: event.key, ...body });
    return presentBadge(row, { event, language });
  },

  "POST /events/:event/badge/reissue": async ({ actor, params, language }) => {
    const event = await getAttended(actor, params.event);
    return presentBadge(await reissueBadge(actor, event.key), { event, language });
  },
});
