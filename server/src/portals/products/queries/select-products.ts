import { sql } from "kysely";
import type { Actor } from "../../../kernel/actor.ts";
import { db } from "../../../kernel/db/db.ts";
import { publishedCompanies } from "../../../published/companies.ts";
import { productNameIn, publishedProducts } from "../../../published/products.ts";

/** Whether a product is in an event: what is said of it there, else its company's rule. */
export const isEnabled = sql<boolean>`coalesce(event_products.enabled, event_companies.all_products)`;

/**
 * The products of the companies that take part in an event, with what is said of them there. Drafts
 * and what is in the trash is not there, and takes no place in the ranking.
 */
export const selectProducts = ({ language }: Pick<Actor, "language">, event: string) =>
  db()
    .with("ranked", () => selectRanked(event))
    .selectFrom("event_companies")
    .innerJoin(publishedCompanies(), "companies.key", "event_companies.company_key")
    .innerJoin(publishedProducts(), "products.company_key", "companies.key")
    .leftJoin("event_products", (join) =>
      join
        .onRef("event_products.event_key", "=", "event_companies.event_key")
        .onRef("event_products.product_key", "=", "products.key"),
    )
    .leftJoin("ranked", "ranked.product_key", "products.key")
    .where("event_companies.event_key", "=", event)
    .where("companies.shown", "=", true)
    .where("products.shown", "=", true)
    .select(["products.key", "products.segment", "products.offering"])
    .select(productNameIn(language).as("name"))
    .select(["companies.key as company_key", "companies.name as company_name"])
    .select("event_companies.enabled as company_enabled")
    .select(["event_products.display_name", isEnabled.as("enabled")])
    .select([
      sql<boolean>`coalesce(event_products.promoted, false)`.as("promoted"),
      sql<number | null>`ranked.ranking`.as("ranking"),
      sql<number>`coalesce(event_products.version, 0)`.as("version"),
    ]);

export type EventProductRow = Awaited<
  ReturnType<ReturnType<typeof selectProducts>["execute"]>
>[number];

/** What is said of a product in an event. */
export type Said = Pick<EventProductRow, "display_name" | "enabled" | "promoted">;

export interface ChangedProduct {
  row: EventProductRow;
  after: Said;
}

/** The promoted products that are there, numbered anew: what has gone meanwhile leaves no gap. */
const selectRanked = (event: string) =>
  db()
    .selectFrom("event_products")
    .innerJoin(publishedProducts(), "products.key", "event_products.product_key")
    .innerJoin(publishedCompanies(), "companies.key", "products.company_key")
    .where("event_products.event_key", "=", event)
    .where("event_products.promoted", "=", true)
    .where("products.shown", "=", true)
    .where("companies.shown", "=", true)
    .select("event_products.product_key")
    .select(
      sql<number>`(row_number() over (
        order by event_products.ranking, event_products.product_key))::int`.as("ranking"),
    );

/** The keys of the promoted products that are there, in their order. */
export async function readOrder(event: string): Promise<string[]> {
  const rows = await selectRanked(event).orderBy("ranking").execute();
  return rows.map(({ product_key }) => product_key);
}
