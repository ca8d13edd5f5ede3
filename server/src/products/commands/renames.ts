import type { ProductFields } from "@neroli/contract/products/schema.ts";

/** Once a product has a trade name, that stays (spec 5); the first may be given later. */
export const renames = (before: ProductFields, after: ProductFields): boolean =>
  before.trade_name !== undefined && before.trade_name !== after.trade_name;
