import { securityEventEndpoints } from "@neroli/contract/security-events/endpoints.ts";
import { browserName } from "../kernel/browser-name.ts";
import { routes } from "../kernel/http/routes.ts";
import { listSecurityEvents } from "./queries.ts";

export const securityEventRoutes = routes(securityEventEndpoints, {
  "GET /security-events": async ({ query }) => {
    const page = await listSecurityEvents(query);
    const content = page.content.map(({ details, ...row }) => ({
      ...row,
      at: row.at.toISOString(),
      details: { ...details },
      ...browserName(row.user_agent),
    }));
    return { ...page, content };
  },
});
