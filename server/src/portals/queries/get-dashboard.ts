import type { EventDashboard } from "@neroli/contract/portals/dashboard.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedAssets } from "../../published/documents.ts";
import { publishedProducts } from "../../published/products.ts";
import { getHeldEvent, managesMatter } from "./get-managed-event.ts";

/** Any of the four opens the dashboard (spec 6). */
export const dashboardMatters = ["company", "product", "document", "user"] as const;

/** What there is in an event, as far as the actor manages it. */
export async function getDashboard(actor: SignedInActor, key: string): Promise<EventDashboard> {
  const held = await getHeldEvent(actor, key, dashboardMatters);
  const { event } = held;
  const whereManaged = async <Counts>(
    matter: (typeof dashboardMatters)[number],
    of: (key: string) => Counts,
  ) => (managesMatter(held, matter) ? of(event.key) : null);
  const [companies, products, documents, people] = await Promise.all([
    whereManaged("company", countCompanies),
    whereManaged("product", countProducts),
    whereManaged("document", countDocuments),
    whereManaged("user", countPeople),
  ]);
  const { display_name, type, enabled, starts_on, ends_on, place, country } = event;
  return {
    event: { key: event.key, display_name, type, enabled, starts_on, ends_on, place, country },
    companies,
    products,
    documents,
    people,
  };
}

const countCompanies = (event: string) =>
  db()
    .selectFrom("event_companies")
    .where("event_key", "=", event)
    .select([
      sql<number>`count(*) filter (where enabled)::int`.as("enabled"),
      sql<number>`count(*) filter (where not enabled)::int`.as("disabled"),
    ])
    .executeTakeFirstOrThrow();

/** The products that are there: their companies', unless something else is said of them. */
const selectProducts = (event: string) =>
  db()
    .selectFrom("event_companies")
    .innerJoin(publishedCompanies(), "companies.key", "event_companies.company_key")
    .innerJoin(publishedProducts(), "products.company_key", "event_companies.company_key")
    .leftJoin("event_products", (join) =>
      join
        .onRef("event_products.product_key", "=", "products.key")
        .onRef("event_products.event_key", "=", "event_companies.event_key"),
    )
    .where("event_companies.event_key", "=", event)
    .where("event_companies.enabled", "=", true)
    .where("companies.shown", "=", true)
    .where("products.shown", "=", true)
    .where(sql<boolean>`coalesce(event_products.enabled, event_companies.all_products)`);

const countProducts = (event: string) =>
  selectProducts(event)
    .select([
      sql<number>`count(*)::int`.as("shown"),
      sql<number>`count(*) filter (where event_products.promoted)::int`.as("promoted"),
    ])
    .executeTakeFirstOrThrow();

async function countDocuments(event: string) {
  const [own, shown] = await Promise.all([
    db()
      .selectFrom("event_assets")
      .where("event_key", "=", event)
      .where("company_key", "is", null)
      .where("kind", "=", "DOCUMENT")
      .select(sql<number>`count(*)::int`.as("count"))
      .executeTakeFirstOrThrow(),
    selectProducts(event)
      .innerJoin(publishedAssets(), "assets.product_key", "products.key")
      .where("assets.kind", "=", "DOCUMENT")
      .where("assets.visibility", "=", "PUBLIC")
      .where("assets.replaced_at", "is", null)
      .select(sql<number>`count(*)::int`.as("count"))
      .executeTakeFirstOrThrow(),
  ]);
  return { own: own.count, public: shown.count };
}

const countPeople = (event: string) =>
  db()
    .selectFrom("event_users")
    .where("event_key", "=", event)
    .select([
      sql<number>`count(*) filter (where status = 'VERIFIED')::int`.as("verified"),
      sql<number>`count(*) filter (where status = 'AWAITING_VERIFICATION')::int`.as("waiting"),
      sql<number>`count(*) filter (where status = 'BLOCKED')::int`.as("blocked"),
    ])
    .executeTakeFirstOrThrow();
