import { receiptMonths } from "@neroli/contract/documents/receipts.ts";
import { sql } from "kysely";
import { today } from "../../../kernel/clock.ts";
import { db } from "../../../kernel/db/db.ts";
import { publishedCompanies } from "../../../published/companies.ts";
import { publishedProducts } from "../../../published/products.ts";
import { publishedUsers } from "../../../published/users.ts";

/** A safety data sheet that is the newest version of its own; undefined where it is not any more. */
export const findSheet = (id: string) =>
  db()
    .selectFrom("assets")
    .innerJoin(publishedCompanies(), "companies.key", "assets.company_key")
    .leftJoin(publishedProducts(), "products.key", "assets.product_key")
    .where("assets.id", "=", id)
    .where("assets.document_type", "=", "SDS")
    .where("assets.replaced_at", "is", null)
    .select(["assets.id", "assets.company_key", "assets.series", "assets.version", "assets.hash"])
    .select(["assets.name", "assets.document_type", "assets.media_type", "assets.storage_key"])
    .select(["companies.name as company_name", "products.name as product_name"])
    .select(["products.key as product_key", "products.offering"])
    .executeTakeFirst();
export type Sheet = NonNullable<Awaited<ReturnType<typeof findSheet>>>;

/**
 * Who received an older version within the last months and does not have this one, with the day of
 * it. Access alone counts while it is held: what was given by mistake and withdrawn sends nothing.
 * Who has left the company that received it, or has no account any more, is sent nothing either.
 */
export async function listUnreached({ id, series, version }: Sheet) {
  const { rows } = await sql<Unreached>`
    select users.key as user_key, users.email, users.firstname, users.language,
      max(older.received_at) as received_at
    from document_receipts as older
    join ${publishedUsers()} on users.key = older.user_key
    where older.series = ${series} and older.version < ${version}
      and older.received_at > now() - ${receiptMonths} * interval '1 month'
      and users.enabled and users.company_key is not distinct from older.company_key
      and (older.how <> 'GRANT' or exists (
        select from document_grants
        where document_grants.series = older.series
          and document_grants.company_key = older.company_key
          and document_grants.withdrawn_at is null
          and (document_grants.until is null or document_grants.until >= ${today()}::date)))
      and not exists (
        select from document_receipts as had
        where had.document_id = ${id} and had.user_key = older.user_key and had.how <> 'GRANT')
    group by users.key, users.email, users.firstname, users.language
    order by users.key`.execute(db());
  return rows;
}

export interface Unreached {
  user_key: string;
  email: string;
  firstname: string;
  language: string | null;
  received_at: Date;
}
