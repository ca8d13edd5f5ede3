import type { AttributeField } from "@neroli/contract/attributes/fields.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { publishedCompanies } from "../../published/companies.ts";
import type { AttributeRow } from "../present.ts";

const selectAttributes = () =>
  db()
    .selectFrom("attributes")
    .leftJoin(publishedCompanies(), "companies.key", "attributes.proposed_by")
    .select(["attributes.id", "attributes.field", "attributes.term", "attributes.names"])
    .select(["attributes.description", "attributes.synonyms", "attributes.status"])
    .select(["attributes.version", "companies.key as company_key", "companies.name"]);

type Selected = Awaited<ReturnType<ReturnType<typeof selectAttributes>["execute"]>>[number];

const toRow = ({ company_key, name, ...row }: Selected): AttributeRow => ({
  ...row,
  field: row.field as AttributeField,
  proposed_by: company_key === null || name === null ? null : { key: company_key, name },
});

/** The defined and the proposed attributes, of one field or of all. */
export async function readAttributes(field?: AttributeField): Promise<AttributeRow[]> {
  let rows = selectAttributes();
  if (field) rows = rows.where("attributes.field", "=", field);
  return (await rows.orderBy("attributes.id").execute()).map(toRow);
}

export async function getAttribute(id: string): Promise<AttributeRow> {
  const row = await selectAttributes().where("attributes.id", "=", id).executeTakeFirst();
  return toRow(found(row));
}
