import { expressionBuilder } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { DB } from "../../db/types.ts";

/** Labels as other rooms read them, for `from` and joins. */
export const publishedLabels = () =>
  expressionBuilder<DB, never>()
    .selectFrom("labels")
    .select(["key", "title", "colour", "description"])
    .as("labels");

/** The labels that companies carry, for `from` and joins. */
export const publishedCompanyLabels = () =>
  expressionBuilder<DB, never>()
    .selectFrom("company_labels")
    .select(["company_key", "label_key"])
    .as("company_labels");

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
