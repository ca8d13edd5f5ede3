import { type SqlBool, sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedInteractionThings, publishedLeads } from "../../published/interactions.ts";
import { publishedProducts } from "../../published/products.ts";
import { publishedUsers } from "../../published/users.ts";
import { findSupplier } from "./find-supplier.ts";
import { listColleagues } from "./list-colleagues.ts";
import { selectLeads, shownOf } from "./select-leads.ts";

/** Who is told of a lead: whoever sees to it, else all who can. Nobody of a lead that is gone. */
export async function findReaders(lead: string): Promise<string[]> {
  const row = await db()
    .selectFrom(publishedLeads())
    .innerJoin(publishedInteractionThings(), "things.id", "leads.company")
    .leftJoin("lead_work", "lead_work.lead", "leads.id")
    .where("leads.id", "=", lead)
    .select(["things.company_key", "assignee"])
    .executeTakeFirst();
  if (!row?.company_key) return [];
  const colleagues = await listColleagues(row.company_key);
  const seeing = colleagues.filter(({ key }) => key === row.assignee);
  return (seeing.length > 0 ? seeing : colleagues).map(({ key }) => key);
}

/** What a post tells of a lead: of which kind and from where, not who. Null of one that is gone. */
export async function findHot({ lead, company }: { lead: string; company: string }) {
  const supplier = await findSupplier(company);
  const row = await selectLeads(supplier)
    .where("leads.id", "=", lead)
    .select(shownOf(supplier))
    .executeTakeFirst();
  return row ? { id: row.id, type: row.type, country: row.country } : null;
}

/** The company that wrote, the product that it offers, and who of it wrote. */
export async function findOffer(offer: { actor: string; company: string; product: string | null }) {
  const { actor, company, product } = offer;
  return db()
    .selectFrom(publishedCompanies())
    .leftJoin(publishedProducts(), (join) =>
      join.onRef("products.company_key", "=", "companies.key").on("products.key", "=", product),
    )
    .leftJoin(publishedUsers(), (join) => join.on("users.key", "=", actor))
    .where("companies.key", "=", company)
    .where(sql<SqlBool>`companies.shown`)
    .select(["companies.key", "companies.name", "users.firstname"])
    .select(["products.key as product_key", "products.name as product_name", "products.offering"])
    .executeTakeFirst();
}
