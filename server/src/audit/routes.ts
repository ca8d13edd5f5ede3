import { auditEndpoints } from "@neroli/contract/audit/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";

export const auditRoutes = routes(auditEndpoints, {});
