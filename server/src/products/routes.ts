import { productEndpoints } from "@neroli/contract/products/endpoints.ts";
import { findSimilar } from "../catalogue/queries/find-similar.ts";
import { routes } from "../kernel/http/routes.ts";
import { presentProduct, readableFields } from "./present.ts";
import { getProduct } from "./queries.ts";

export const productRoutes = routes(productEndpoints, {
  "GET /products/:offering/:productKey": async ({ actor, params }) => {
    const row = await getProduct(actor, { offering: params.offering, key: params.productKey });
    const { fields } = readableFields(actor, row);
    return presentProduct(actor, row, findSimilar(actor, { key: row.key, fields }));
  },
});
