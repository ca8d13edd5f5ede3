import { subscriptionEndpoints } from "@neroli/contract/subscriptions/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";

export const subscriptionRoutes = routes(subscriptionEndpoints, {});
