import type { CompanyType } from "@neroli/contract/companies/enumerations.ts";
import type { Selectable } from "kysely";
import type { DB } from "../../db/types.ts";
import type { Actor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { found } from "../kernel/errors.ts";
import { visibleTo } from "./policy.ts";

export interface CompanyRow extends Omit<Selectable<DB["companies"]>, "type" | "excluded_types"> {
  type: CompanyType;
  excluded_types: CompanyType[];
  /** Asset ids of its newest pictures. */
  logo: string | null;
  header: string | null;
}

/** A company that exists for this actor. */
export async function getCompany(actor: Actor, key: string): Promise<CompanyRow> {
  const row = found(
    await db()
      .selectFrom("companies")
      .where("key", "=", key)
      .where(visibleTo(actor))
      .selectAll()
      .executeTakeFirst(),
  );
  const pictures = await db()
    .selectFrom("assets")
    .where("company_key", "=", key)
    .where("product_key", "is", null)
    .where("kind", "in", ["LOGO", "HEADER"])
    .select(["id", "kind"])
    .orderBy("version", "desc")
    .orderBy("created_at", "desc")
    .execute();
  const newest = (kind: string) => pictures.find((picture) => picture.kind === kind)?.id ?? null;
  return {
    ...row,
    type: row.type as CompanyType,
    excluded_types: row.excluded_types as CompanyType[],
    logo: newest("LOGO"),
    header: newest("HEADER"),
  };
}

/** Whether a company exists for this actor. */
export async function companyIsVisible(actor: Actor, key: string): Promise<boolean> {
  const row = await db()
    .selectFrom("companies")
    .where("key", "=", key)
    .where(visibleTo(actor))
    .select("key")
    .executeTakeFirst();
  return row !== undefined;
}
