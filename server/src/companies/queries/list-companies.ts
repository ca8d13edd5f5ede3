import type { ListedCompany } from "@neroli/contract/companies/editable.ts";
import type { companyEndpoints } from "@neroli/contract/companies/endpoints.ts";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { z } from "zod";
import type { DB } from "../../../db/types.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { containing, listPage } from "../../kernel/list.ts";
import { pictureOfCompany } from "../../published/documents.ts";
import { labelsOfCompany, publishedCompanyLabels } from "../../published/labels.ts";
import { publishedProducts } from "../../published/products.ts";
import { publishedUsers } from "../../published/users.ts";
import { isSubscribed } from "../../subscriptions/queries/active.ts";
import { listedFor } from "../policy.ts";

type ListQuery = z.output<(typeof companyEndpoints)["GET /companies"]["query"]>;

/** The companies that this actor edits, with the asked fields beside their keys. */
export function listCompanies(actor: SignedInActor, query: ListQuery) {
  const asked = (field: keyof ListedCompany) =>
    query.fields === undefined || query.fields.some((each) => each === field);
  const rows = db()
    .selectFrom("companies")
    .where((eb) => eb.and([listedFor(actor), ...conditions(query)]))
    .select([
      "companies.key",
      "companies.name",
      "companies.type",
      "companies.offering",
      "companies.country",
      "companies.verified",
      "companies.enabled",
      "companies.created_at",
      "companies.updated_at",
    ])
    // Fields that cost a look elsewhere are looked up only where they are asked for.
    .$if(asked("logo"), (select) => select.select(pictureOfCompany("LOGO").as("logo")))
    .$if(asked("labels"), (select) => select.select(labelsOfCompany().as("labels")))
    .$if(asked("owner"), (select) => select.select(ownerOfCompany().as("owner")))
    .$if(asked("products"), (select) => select.select(countProducts().as("products")))
    .$if(asked("users"), (select) => select.select(countUsers().as("users")))
    .$if(asked("subscribed"), (select) =>
      select.select(isSubscribed("companies.key").as("subscribed")),
    );
  return listPage(rows, query, {
    sorts: {
      name: sql`lower(companies.name)`,
      key: "companies.key",
      type: "companies.type",
      country: "companies.country",
      verified: "companies.verified",
      enabled: "companies.enabled",
      created_at: "companies.created_at",
      updated_at: "companies.updated_at",
    },
    fallback: "name",
    tie: "companies.key",
  });
}

function conditions(query: ListQuery): Expression<SqlBool>[] {
  const eb = expressionBuilder<DB, "companies">();
  const all: Expression<SqlBool>[] = [];
  const typed = (["name", "key", "type"] as const).flatMap((name) => {
    const value = query[`${name}__icontains`];
    return value ? [eb(`companies.${name}`, "ilike", containing(value))] : [];
  });
  if (typed.length > 0) all.push(query.operator === "or" ? eb.or(typed) : eb.and(typed));
  if (query.key) all.push(sql<SqlBool>`companies.key = any(${query.key})`);
  if (query.verified__eq !== undefined) all.push(eb("companies.verified", "=", query.verified__eq));
  if (query.enabled__eq !== undefined) all.push(eb("companies.enabled", "=", query.enabled__eq));
  if (query.country__eq) all.push(eb("companies.country", "=", query.country__eq));
  if (query.label__eq) all.push(carries(query.label__eq));
  return all;
}

const carries = (label: string) => {
  const eb = expressionBuilder<DB, "companies">();
  const labelled = eb
    .selectFrom(publishedCompanyLabels())
    .where("label_key", "=", label)
    .select("company_labels.company_key");
  return eb("companies.key", "in", labelled);
};

const ownerOfCompany = () =>
  jsonObjectFrom(
    expressionBuilder<DB, "companies">()
      .selectFrom("companies as owner")
      .whereRef("owner.key", "=", "companies.owner_company_key")
      .select(["owner.key", "owner.name"]),
  );

const countProducts = () =>
  expressionBuilder<DB, "companies">()
    .selectFrom(publishedProducts())
    .whereRef("products.company_key", "=", "companies.key")
    .where("products.shown", "=", true)
    .select((eb) => eb.fn.countAll<number>().as("count"));

const countUsers = () =>
  expressionBuilder<DB, "companies">()
    .selectFrom(publishedUsers())
    .whereRef("users.company_key", "=", "companies.key")
    .select((eb) => eb.fn.countAll<number>().as("count"));
