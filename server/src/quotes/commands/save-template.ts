import type { QuoteDraft } from "@neroli/contract/quotes/draft.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError, found } from "../../kernel/errors.ts";
import { randomKey } from "../../kernel/key.ts";

/** Keeps lines and terms for the company's next quotes; a template of that name is replaced. */
export async function saveTemplate(
  actor: SignedInActor,
  { name, draft }: { name: string; draft: QuoteDraft },
): Promise<void> {
  const { company_key, user_key: created_by } = actor;
  if (company_key === null) throw new AppError("requests.no-company");
  // A file belongs to the request that it was attached to, and a day is soon over.
  const kept = JSON.stringify({ ...draft, attachments: [], valid_until: "" });
  await transaction(async () => {
    await db()
      .insertInto("quote_templates")
      .values({ key: randomKey(), company_key, name, draft: kept, created_by })
      .onConflict((conflict) =>
        conflict
          .expression(sql`company_key, lower(name)`)
          .doUpdateSet({ name, draft: kept, updated_at: sql<Date>`now()` }),
      )
      .execute();
  });
}

/** Not found for others than the company's own. */
export async function deleteTemplate(actor: SignedInActor, key: string): Promise<void> {
  const row = await db()
    .deleteFrom("quote_templates")
    .where("key", "=", key)
    .where("company_key", "=", actor.company_key)
    .returning("key")
    .executeTakeFirst();
  found(row);
}
