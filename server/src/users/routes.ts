import { userEndpoints } from "@neroli/contract/users/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { presentProfile } from "./present.ts";
import { getProfile } from "./queries.ts";

export const userRoutes = routes(userEndpoints, {
  "GET /users/profile": async ({ actor }) => presentProfile(actor, await getProfile(actor)),
});
