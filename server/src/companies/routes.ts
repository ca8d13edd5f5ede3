import { companyEndpoints } from "@neroli/contract/companies/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { readCompany } from "./queries/read-company.ts";

export const companyRoutes = routes(companyEndpoints, {
  "GET /companies/:companyKey": ({ actor, params }) => readCompany(actor, params.companyKey),
});
