import type { AnswerTemplate } from "@neroli/contract/requests/answer-templates.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";

/** The templates of the actor's company, by name; none for who has no company. */
export const listAnswerTemplates = (actor: SignedInActor): Promise<AnswerTemplate[]> =>
  db()
    .selectFrom("answer_templates")
    .where("company_key", "=", actor.company_key)
    .orderBy(sql`lower(name)`)
    .select(["key", "name", "body", "version"])
    .execute();
