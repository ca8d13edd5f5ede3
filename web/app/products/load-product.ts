import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { Product } from "@neroli/contract/products/schema.ts";
import type { LoadInput } from "../kernel/load.ts";

export const loadProduct =
  (offering: Offering) =>
  ({ api, params }: LoadInput<{ productKey: string }>): Promise<Product> =>
    api("GET /products/:offering/:productKey", {
      params: { offering, productKey: params.productKey },
    });
