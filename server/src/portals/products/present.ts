import type { EventProduct } from "@neroli/contract/portals/products.ts";
import type { EventProductRow } from "./queries/select-products.ts";

export const presentEventProduct = (row: EventProductRow): EventProduct => ({
  key: row.key,
  name: row.name,
  display_name: row.display_name,
  company: { key: row.company_key, name: row.company_name, enabled: row.company_enabled },
  segment: row.segment,
  type: row.offering,
  enabled: row.enabled,
  promoted: row.promoted,
  ranking: row.ranking,
  version: row.version,
});
