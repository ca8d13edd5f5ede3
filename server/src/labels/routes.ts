import { labelEndpoints } from "@neroli/contract/labels/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";

export const labelRoutes = routes(labelEndpoints, {});
