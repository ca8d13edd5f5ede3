import { downloadEndpoints } from "@neroli/contract/downloads/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";

export const downloadRoutes = routes(downloadEndpoints, {});
