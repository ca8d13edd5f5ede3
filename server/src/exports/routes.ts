import { exportEndpoints } from "@neroli/contract/exports/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";

export const exportRoutes = routes(exportEndpoints, {});
