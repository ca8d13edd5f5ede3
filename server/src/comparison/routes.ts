import { comparisonEndpoints } from "@neroli/contract/comparison/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { makeFile } from "./files/make-file.ts";
import { readComparison } from "./queries/read-comparison.ts";

export const comparisonRoutes = routes(comparisonEndpoints, {
  "GET /comparison": ({ actor, query }) => readComparison(actor, query.products),

  "GET /comparison/export": ({ actor, query }) => makeFile(actor, query),
});
