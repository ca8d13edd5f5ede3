import { isLanguage } from "@neroli/contract/kernel/language.ts";
import { resolveText } from "@neroli/contract/products/texts.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedUsers } from "../../published/users.ts";
import { listProductsOf } from "./find-news.ts";

/** A request as those read it who get a copy and are no colleagues of its sender. */
export async function findCopied(requestKey: string) {
  const row = await db()
    .selectFrom("requests")
    .innerJoin(publishedCompanies("supplier"), "supplier.key", "requests.company_key")
    .innerJoin(publishedUsers("buyer"), "buyer.key", "requests.buyer_key")
    .innerJoin(publishedCompanies("own"), "own.key", "requests.buyer_company_key")
    .where("requests.key", "=", requestKey)
    .select(["requests.type", "requests.message", "requests.cc", "requests.buyer_key"])
    .select(["requests.needed_by", "requests.quantity_required", "requests.document_types"])
    .select(["requests.buyer_company_key", "buyer.firstname", "buyer.lastname", "buyer.language"])
    .select(["supplier.name as supplier", "own.name as company"])
    .executeTakeFirst();
  if (!row) return null;
  const { firstname, lastname, language, cc, ...request } = row;
  const reader = isLanguage(language) ? language : ("en" as const);
  const products = await listProductsOf(requestKey);
  return {
    ...request,
    person: `${firstname} ${lastname}`,
    language: reader,
    products: products.map(({ name, fields, quantity }) => ({
      name: resolveText(fields, "name", reader)?.value ?? name,
      quantity,
    })),
    to: await withoutColleagues(cc, request.buyer_company_key),
  };
}
export type Copied = NonNullable<Awaited<ReturnType<typeof findCopied>>>;

/** Colleagues are told like everybody who may open the request, or not at all while they wait. */
async function withoutColleagues(cc: readonly string[], company: string | null): Promise<string[]> {
  const addresses = [...new Set(cc.map((address) => address.toLowerCase()))];
  const colleagues = await db()
    .selectFrom(publishedUsers())
    .where("users.company_key", "=", company)
    .where(sql<string>`lower(users.email)`, "in", addresses.length > 0 ? addresses : [""])
    .select(sql<string>`lower(users.email)`.as("email"))
    .execute();
  const told = new Set(colleagues.map(({ email }) => email));
  return addresses.filter((address) => !told.has(address));
}
