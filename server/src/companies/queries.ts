import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";
import { expressionBuilder, type Selectable } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { DB } from "../../db/types.ts";
import type { Actor, SignedInActor } from "../kernel/actor.ts";
import { pictureOfCompany } from "../kernel/assets/picture-of-company.ts";
import { isNamed } from "../kernel/db/company-named.ts";
import { db } from "../kernel/db/db.ts";
import { found } from "../kernel/errors.ts";
import { allowEdit, visibleTo } from "./policy.ts";

type Columns = Omit<Selectable<DB["companies"]>, "type" | "excluded_types">;

export interface CompanyRow extends Columns {
  type: CompanyType;
  excluded_types: CompanyType[];
  labels: { key: string; title: string; colour: string; description: string }[];
  /** Asset ids of its newest pictures. */
  logo: string | null;
  logo_white: string | null;
  header: string | null;
}

/** The labels of the company of the outer query, by title. */
export const labelsOfCompany = () => {
  const eb = expressionBuilder<DB, "companies">();
  return jsonArrayFrom(
    eb
      .selectFrom("company_labels")
      .innerJoin("labels", "labels.key", "company_labels.label_key")
      .whereRef("company_labels.company_key", "=", "companies.key")
      .select(["labels.key", "labels.title", "labels.colour", "labels.description"])
      .orderBy((label) => label.fn("lower", ["labels.title"])),
  );
};

/** A company that exists for this actor, also by a key that it had before. */
export async function getCompany(actor: Actor, key: string): Promise<CompanyRow> {
  const row = found(
    await db()
      .selectFrom("companies")
      .where(isNamed(key))
      .where(visibleTo(actor))
      .selectAll("companies")
      .select([
        labelsOfCompany().as("labels"),
        pictureOfCompany("LOGO").as("logo"),
        pictureOfCompany("LOGO_WHITE").as("logo_white"),
        pictureOfCompany("HEADER").as("header"),
      ])
      .executeTakeFirst(),
  );
  return {
    ...row,
    type: row.type,
    excluded_types: row.excluded_types,
  };
}

/** The row of a company that this actor edits; 403 for who sees it but does not. */
export async function getEditable(actor: SignedInActor, key: string): Promise<CompanyRow> {
  const row = await getCompany(actor, key);
  allowEdit(actor, row);
  return row;
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
