import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { subscriptionEndpoints } from "@neroli/contract/subscriptions/endpoints.ts";
import type { z } from "zod";
import type { SignedInActor } from "../../kernel/actor.ts";
import { today } from "../../kernel/clock.ts";
import { db } from "../../kernel/db/db.ts";
import { found, notFound } from "../../kernel/errors.ts";
import { containing, listPage } from "../../kernel/list.ts";
import { findCompany, publishedCompanies } from "../../published/companies.ts";
import { pictureOfCompany } from "../../published/documents.ts";
import { may } from "../policy.ts";
import { statusOn } from "./active.ts";

type ListQuery = z.output<(typeof subscriptionEndpoints)["GET /subscriptions"]["query"]>;

/** Every company's subscriptions; who may ask is the access table's to say. */
export async function listSubscriptions(query: ListQuery): Promise<PageOf<SubscriptionRow>> {
  let rows = selectSubscriptions();
  const { company__icontains: name, company__eq: company, ends_before } = query;
  if (name) rows = rows.where("companies.name", "ilike", containing(name));
  if (company) rows = rows.where("companies.key", "=", company);
  if (ends_before) rows = rows.where("subscriptions.ends_on", "<", ends_before);
  if (query.plan__eq) rows = rows.where("subscriptions.plan", "=", query.plan__eq);
  if (query.status__eq) rows = rows.where(statusOn(today()), "=", query.status__eq);
  return listPage(rows, query, {
    sorts: {
      company: "companies.name",
      ends_on: "subscriptions.ends_on",
      starts_on: "subscriptions.starts_on",
      plan: "subscriptions.plan",
      created_at: "subscriptions.created_at",
    },
    fallback: "company",
    tie: "subscriptions.key",
  });
}

export async function getSubscription(key: string): Promise<SubscriptionRow> {
  return found(await selectSubscriptions().where("subscriptions.key", "=", key).executeTakeFirst());
}

/** A company's subscriptions, the latest first; not found for whom they are none of their business. */
export async function listSubscriptionsOf(
  actor: SignedInActor,
  companyKey: string,
): Promise<SubscriptionRow[]> {
  if (!may(actor, "read", companyKey)) throw notFound();
  const company = found(await findCompany(companyKey));
  return selectSubscriptions()
    .where("subscriptions.company_key", "=", company.key)
    .orderBy("subscriptions.starts_on", "desc")
    .orderBy("subscriptions.created_at", "desc")
    .execute();
}

const selectSubscriptions = () =>
  db()
    .selectFrom("subscriptions")
    .innerJoin(publishedCompanies(), "companies.key", "subscriptions.company_key")
    .selectAll("subscriptions")
    .select(["companies.name as company_name", "companies.verified as company_verified"])
    .select(pictureOfCompany("LOGO").as("company_logo"));

export type SubscriptionRow = Awaited<
  ReturnType<ReturnType<typeof selectSubscriptions>["execute"]>
>[number];
