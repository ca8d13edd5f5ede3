import { synonymEndpoints } from "@neroli/contract/synonyms/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";

export const synonymRoutes = routes(synonymEndpoints, {});
