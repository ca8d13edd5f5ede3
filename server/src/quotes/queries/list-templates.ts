import type { QuoteTemplate } from "@neroli/contract/quotes/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";

/** The templates of the actor's company, by name. */
export const listTemplates = (actor: SignedInActor): Promise<QuoteTemplate[]> =>
  db()
    .selectFrom("quote_templates")
    .where("company_key", "=", actor.company_key)
    .orderBy("name")
    .select(["key", "name", "draft"])
    .execute();
