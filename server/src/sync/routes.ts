import { eventSyncEndpoints, mostSyncRows } from "@neroli/contract/portals/sync.ts";
import { readProductList } from "../imports/commands/read-product-list.ts";
import { routes } from "../kernel/http/routes.ts";
import { refuseSync, syncProducts } from "../portals/commands/sync-products.ts";
import { wantedColumns } from "./queries/wanted-columns.ts";

/** Lists that others keep, brought into Neroli by files: read as imports are, said to the room they are about. */
export const syncRoutes = routes(eventSyncEndpoints, {
  "POST /sync/events/:event/products": async ({ actor, params, query, upload }) => {
    await refuseSync(actor, params.event);
    const list = await readProductList(actor, {
      ...{ content: upload.content, group: actor.company_key ?? "", most: mostSyncRows },
      wanted: wantedColumns(),
    });
    return syncProducts(actor, { ...params, ...query, list, file: upload.name });
  },
});
