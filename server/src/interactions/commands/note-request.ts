import type { InteractionKind } from "@neroli/contract/enumerations/interactions.ts";
import { db } from "../../kernel/db/db.ts";
import { publishedRequestProducts, publishedRequests } from "../../published/requests.ts";
import { noteInteractions } from "./note-interactions.ts";

/**
 * Counts what becomes of a request, as its buyer's, in the portal that it was sent in. On several
 * products it is one act: it counts once for the supplier, and once for each product.
 */
export async function noteRequest(request_key: string, kind: InteractionKind): Promise<void> {
  const rows = await db()
    .selectFrom(publishedRequests())
    .leftJoin(publishedRequestProducts(), "request_products.request_key", "requests.key")
    .where("requests.key", "=", request_key)
    .select(["company_key", "buyer_key", "buyer_company_key", "event_key", "product_key"])
    .orderBy("position")
    .execute();
  const [first] = rows;
  if (!first) return;
  const { buyer_key: user_key, buyer_company_key, event_key: portal } = first;
  await noteInteractions(
    { user_key, company_key: buyer_company_key, roles: [], portal },
    rows.map(({ company_key, product_key }, index) => ({
      ...{ kind, company_key, further: index > 0 },
      ...(product_key !== null && { product_key }),
    })),
  );
}
