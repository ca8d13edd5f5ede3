import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedProducts } from "../../published/products.ts";
import { publishedRequestProducts, publishedRequests } from "../../published/requests.ts";
import { publishedUsers } from "../../published/users.ts";

/** What a supplier is told of a request: keys, and names that anybody reads. */
export async function findRequest(key: string) {
  const request = await db()
    .selectFrom(publishedRequests())
    .leftJoin(publishedCompanies(), "companies.key", "requests.buyer_company_key")
    .where("requests.key", "=", key)
    .select(["requests.key", "requests.type", "requests.company_key", "requests.created_at"])
    .select(["companies.key as buyer_key", "companies.name as buyer_name"])
    .executeTakeFirst();
  if (!request) return null;
  const { company_key, type, created_at, buyer_key, buyer_name } = request;
  const products = await db()
    .selectFrom(publishedRequestProducts())
    .innerJoin(publishedProducts(), "products.key", "request_products.product_key")
    .where("request_key", "=", key)
    .where("products.company_key", "=", company_key)
    .select(["products.key", "products.name"])
    .orderBy("request_products.position")
    .execute();
  return {
    company_key,
    data: {
      request: { key, type, created_at: created_at.toISOString() },
      buyer: buyer_key && { key: buyer_key, name: buyer_name },
      products,
    },
  };
}

/** A webhook that is off, and who is to be told of it. */
export async function findSwitchedOff(key: string) {
  const webhook = await db()
    .selectFrom("webhooks")
    .where("key", "=", key)
    .where("enabled", "=", false)
    .select(["address", "company_key"])
    .executeTakeFirst();
  if (!webhook) return null;
  const managers = await db()
    .selectFrom(publishedUsers())
    .where("company_key", "=", webhook.company_key)
    .where("enabled", "=", true)
    .where("status", "=", "VERIFIED")
    .where(sql<boolean>`'SUPPLIER_MANAGER' = any(roles)`)
    .select("key")
    .orderBy("key")
    .execute();
  return { host: new URL(webhook.address).host, managers: managers.map((each) => each.key) };
}
