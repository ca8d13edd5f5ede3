import { savedSearchEndpoints } from "@neroli/contract/saved-searches/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";

export const savedSearchRoutes = routes(savedSearchEndpoints, {});
