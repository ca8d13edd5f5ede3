import { portalEndpoints } from "@neroli/contract/portals/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";

export const portalRoutes = routes(portalEndpoints, {});
