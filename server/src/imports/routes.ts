import { importEndpoints } from "@neroli/contract/imports/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";

export const importRoutes = routes(importEndpoints, {});
