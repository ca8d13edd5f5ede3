import { attributeEndpoints } from "@neroli/contract/attributes/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";

export const attributeRoutes = routes(attributeEndpoints, {});
