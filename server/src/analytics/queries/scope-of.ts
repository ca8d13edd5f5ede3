import { db } from "../../kernel/db/db.ts";
import { publishedInteractionThings } from "../../published/interactions.ts";
import type { Scope } from "./counts.ts";

export const neroli: Scope = { of: "neroli", id: 0 };

export const scopeOfCompany = async (company: string): Promise<Scope> => ({
  of: "company",
  id: await numberOf("company_key", company),
});

export const scopeOfPortal = async (event: string): Promise<Scope> => ({
  of: "portal",
  id: await numberOf("event_key", event),
});

/** By which number the interactions with a company or in a portal are counted; -1 before there are any. */
async function numberOf(column: "company_key" | "event_key", key: string): Promise<number> {
  const row = await db()
    .selectFrom(publishedInteractionThings())
    .where(column, "=", key)
    .select("id")
    .executeTakeFirst();
  return row?.id ?? -1;
}
