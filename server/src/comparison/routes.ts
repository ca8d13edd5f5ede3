import { comparisonEndpoints } from "@neroli/contract/comparison/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";

export const comparisonRoutes = routes(comparisonEndpoints, {});
