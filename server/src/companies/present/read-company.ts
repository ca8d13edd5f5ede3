import type { Company } from "@neroli/contract/companies/schema.ts";
import { findListed } from "../../catalogue/queries/find-listed.ts";
import type { Actor } from "../../kernel/actor.ts";
import { hasActiveSubscription } from "../../subscriptions/queries/active.ts";
import { getCompany } from "../queries/get-company.ts";
import { presentCompany } from "./present-company.ts";

/**
 * The page of a company that exists for this actor, as this actor may see it. The header picture
 * and the choice of top products come with a subscription; without one the newest are on top.
 */
export async function readCompany(actor: Actor, key: string): Promise<Company> {
  const row = await getCompany(actor, key);
  const subscribed = await hasActiveSubscription(row.key);
  const chosen = subscribed ? row.top_products : [];
  const header = subscribed ? row.header : null;
  const listed = await findListed(actor, { company: row.key, chosen });
  return presentCompany(actor, { ...row, header }, listed);
}
