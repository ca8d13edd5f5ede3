import { companyEndpoints } from "@neroli/contract/companies/endpoints.ts";
import { type ChosenProducts, findListed } from "../catalogue/queries/find-listed.ts";
import { routes } from "../kernel/http/routes.ts";
import { presentCompany } from "./present.ts";
import { getCompany } from "./queries.ts";

export const companyRoutes = routes(companyEndpoints, {
  "GET /companies/:companyKey": async ({ actor, params }) => {
    const row = await getCompany(actor, params.companyKey);
    const chosen = row.top_products as unknown as ChosenProducts[];
    return presentCompany(actor, row, findListed(actor, { company: row.key, chosen }));
  },
});
