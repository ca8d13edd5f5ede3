import { registrationEndpoints } from "@neroli/contract/registration/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { invitationHandlers } from "./invitations/routes.ts";

export const registrationRoutes = routes(registrationEndpoints, { ...invitationHandlers });
