import type { LeadDeed } from "@neroli/contract/enumerations/leads.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { mostHistory } from "@neroli/contract/leads/limits.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { type ListOptions, listPage } from "../../kernel/list.ts";
import { publishedAssets } from "../../published/documents.ts";
import { publishedInteractionThings } from "../../published/interactions.ts";
import { publishedEvents } from "../../published/portals.ts";
import { productNameIn, publishedProducts } from "../../published/products.ts";
import { deedsOf } from "./deeds-of.ts";
import type { Supplier } from "./find-supplier.ts";

type Query = ListOptions & { deed__eq?: LeadDeed | undefined };

/** What one reader did with a supplier; the newest alone of somebody who did very much. */
export function listHistory(
  supplier: Supplier,
  { reader, query, language }: { reader: number; query: Query; language: Language },
) {
  const newest = db()
    .selectFrom(deedsOf(supplier))
    .where("reader", "=", reader)
    .$if(query.deed__eq !== undefined, (rows) => rows.where("deed", "=", query.deed__eq ?? "SCAN"))
    .orderBy("happened_at", "desc")
    .limit(mostHistory)
    .select(["happened_at", "deed", "product", "document", "portal", "event_key"])
    .as("newest");
  return listPage(
    db()
      .selectFrom(newest)
      .leftJoin(publishedInteractionThings("product_thing"), "product_thing.id", "newest.product")
      .leftJoin(publishedProducts(), "products.key", "product_thing.product_key")
      .leftJoin(
        publishedInteractionThings("document_thing"),
        "document_thing.id",
        "newest.document",
      )
      .leftJoin(publishedAssets(), "assets.id", "document_thing.document")
      .leftJoin(publishedInteractionThings("portal_thing"), "portal_thing.id", "newest.portal")
      .leftJoin(publishedEvents(), (join) =>
        join.on("events.key", "=", sql<string>`coalesce(newest.event_key, portal_thing.event_key)`),
      )
      .select(["happened_at", "deed", "products.key as product_key", "products.offering"])
      .select([productNameIn(language).as("product_name"), "assets.name as document"])
      .select("events.display_name as place"),
    query,
    {
      sorts: { happened_at: "happened_at" },
      fallback: "-happened_at",
      tie: sql`(deed, products.key)`,
    },
  );
}
