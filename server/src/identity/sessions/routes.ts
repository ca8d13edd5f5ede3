import { sessionEndpoints } from "@neroli/contract/sessions/endpoints.ts";
import { routes } from "../../kernel/http/routes.ts";
import { listSessions } from "../queries/list-sessions.ts";
import { requireSignInHere } from "../queries/relying-party.ts";
import { endOtherSessions, endOwnSession } from "./commands/end-own-sessions.ts";
import { presentSession } from "./present.ts";

export const sessionRoutes = routes(sessionEndpoints, {
  "GET /sessions": async ({ actor }) => ({
    content: (await listSessions(actor)).map(presentSession),
  }),

  "DELETE /sessions/:sessionId": async ({ actor, params }) => {
    requireSignInHere();
    await endOwnSession(actor, params.sessionId);
    return {};
  },

  "POST /sessions/end-others": async ({ actor }) => {
    requireSignInHere();
    await endOtherSessions(actor);
    return {};
  },
});
