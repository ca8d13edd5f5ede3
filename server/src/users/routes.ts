import { userEndpoints } from "@neroli/contract/users/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { administrationHandlers } from "./administration/routes.ts";
import { profileHandlers } from "./profile/routes.ts";

export const userRoutes = routes(userEndpoints, {
  ...profileHandlers,
  ...administrationHandlers,
});
