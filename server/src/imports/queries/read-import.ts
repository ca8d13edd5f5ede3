import { sql } from "kysely";
import type { Actor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found, notFound } from "../../kernel/errors.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedUsers } from "../../published/users.ts";
import { type ImportRecord, seesImportsOf } from "../policy.ts";

export interface ImportAddress {
  company_key: string;
  id: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The import, for whom it is there. */
export async function getImport(actor: Actor, { company_key, id }: ImportAddress) {
  if (!seesImportsOf(actor, company_key) || !uuid.test(id)) throw notFound();
  const row = await selectSummaries()
    .where("imports.id", "=", id)
    .where("imports.company_key", "=", company_key)
    .executeTakeFirst();
  return found(row);
}

/** The same, locked until the transaction ends: what is decided by its state stays true. */
export async function lockImport(actor: Actor, address: ImportAddress): Promise<ImportRecord> {
  if (!seesImportsOf(actor, address.company_key) || !uuid.test(address.id)) throw notFound();
  const record = await lockRecord(address.id);
  if (record?.company_key !== address.company_key) throw notFound();
  return record;
}

/** For the import's own work, which asks nobody's leave. */
export const lockRecord = (id: string): Promise<ImportRecord | undefined> =>
  db().selectFrom("imports").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const findRecord = (id: string): Promise<ImportRecord | undefined> =>
  db().selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirst();

export const selectSummaries = () =>
  db()
    .selectFrom("imports")
    .innerJoin(publishedCompanies(), "companies.key", "imports.company_key")
    .leftJoin(publishedUsers(), "users.key", "imports.created_by")
    .selectAll("imports")
    .select("companies.name as company_name")
    .select(
      sql<string | null>`nullif(concat_ws(' ', users.firstname, users.lastname), '')`.as("creator"),
    );

export type ImportSummaryRow = ImportRecord & { company_name: string; creator: string | null };
