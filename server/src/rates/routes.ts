import { rateEndpoints } from "@neroli/contract/rates/endpoints.ts";
import { today } from "../kernel/clock.ts";
import { routes } from "../kernel/http/routes.ts";
import { checkRates, loadRates } from "./commands/load-rates.ts";
import { listRates } from "./queries/rates-on.ts";

export const rateRoutes = routes(rateEndpoints, {
  "GET /rates": async ({ query }) => ({ content: await listRates(query.day ?? today()) }),

  "POST /rates/check": ({ upload }) => checkRates(upload),

  "POST /rates": ({ actor, upload }) => loadRates(actor, upload),
});
