import { catalogueEndpoints } from "@neroli/contract/catalogue/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { highlights } from "./highlights.ts";
import { searchProducts, searchSuppliers } from "./search-products.ts";
import { suggest } from "./suggest.ts";

export const catalogueRoutes = routes(catalogueEndpoints, {
  "GET /search/products/:offering": async ({ actor, params, query }) =>
    searchProducts(actor, { offering: params.offering, asked: query }),

  "GET /search/suppliers": async ({ actor, query }) => searchSuppliers(actor, query),

  "GET /search/suggestions": async ({ actor, query }) =>
    suggest(actor, query.query, query.offering),

  "GET /search/highlights": async ({ actor }) => highlights(actor),
});
