import type { Company } from "@neroli/contract/companies/schema.ts";
import { type ChosenProducts, findListed } from "../../catalogue/queries/find-listed.ts";
import type { Actor } from "../../kernel/actor.ts";
import { presentCompany } from "../present.ts";
import { getCompany } from "../queries.ts";

/** The page of a company that exists for this actor, as this actor may see it. */
export async function readCompany(actor: Actor, key: string): Promise<Company> {
  const row = await getCompany(actor, key);
  const chosen = row.top_products as unknown as ChosenProducts[];
  return presentCompany(actor, row, findListed(actor, { company: row.key, chosen }));
}
