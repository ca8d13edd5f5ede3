import { db } from "../../kernel/db/db.ts";
import {
  publishedEventCompanies,
  publishedEventProducts,
  publishedEvents,
} from "../../published/portals.ts";
import type { PortalRules } from "../serving/portals.ts";

/**
 * What a portal or exhibition shows, as its tables say; null where there is no such event. A
 * disabled one shows nothing. What of it is not shown anywhere, the index knows.
 */
export async function readPortal(key: string): Promise<PortalRules | null> {
  const event = await db()
    .selectFrom(publishedEvents())
    .where("events.key", "=", key)
    .select("events.enabled")
    .executeTakeFirst();
  if (!event) return null;
  if (!event.enabled) return { companies: [], products: [] };
  const [companies, products] = await Promise.all([
    db()
      .selectFrom(publishedEventCompanies())
      .where("event_companies.event_key", "=", key)
      .where("event_companies.enabled", "=", true)
      .select(["event_companies.company_key as key", "event_companies.all_products"])
      .execute(),
    db()
      .selectFrom(publishedEventProducts())
      .innerJoin(publishedEventCompanies(), (join) =>
        join
          .onRef("event_companies.event_key", "=", "event_products.event_key")
          .onRef("event_companies.company_key", "=", "event_products.company_key")
          .on("event_companies.enabled", "=", true),
      )
      .where("event_products.event_key", "=", key)
      .orderBy("event_products.ranking")
      .orderBy("event_products.product_key")
      .select(["event_products.product_key as key", "event_products.enabled"])
      .select(["event_products.promoted", "event_companies.all_products"])
      .execute(),
  ]);
  return { companies, products };
}
