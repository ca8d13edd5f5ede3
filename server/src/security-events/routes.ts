import { securityEventEndpoints } from "@neroli/contract/security-events/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { listSecurityEvents } from "./queries.ts";

export const securityEventRoutes = routes(securityEventEndpoints, {
  "GET /security-events": async ({ query }) => {
    const rows = await listSecurityEvents(query);
    const content = rows.slice(0, query.size).map(({ details, ...row }) => ({
      ...row,
      at: row.at.toISOString(),
      details: { ...details },
    }));
    return { content, next: rows.length > query.size ? (content.at(-1)?.id ?? null) : null };
  },
});
