import { mostViews } from "@neroli/contract/leads/limits.ts";
import type { LeadView, NewLeadView } from "@neroli/contract/leads/list-query.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError, found } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import { lockPerson } from "../../published/users.ts";

/** A person's own views, by name; nobody else's are ever read or changed. */
export const listViews = (actor: SignedInActor): Promise<LeadView[]> =>
  db()
    .selectFrom("lead_views")
    .where("user_key", "=", actor.user_key)
    .orderBy(sql`lower(name)`)
    .select(["id", "name", "query"])
    .execute();

/** Answers the view; refuses a name that another one has, in whatever case. */
export const saveView = (actor: SignedInActor, { name, query }: NewLeadView): Promise<LeadView> =>
  once(async () => {
    await lockPerson(actor);
    const views = await listViews(actor);
    if (views.some((view) => view.name.toLowerCase() === name.toLowerCase())) {
      throw new AppError("leads.view-name-taken");
    }
    if (views.length >= mostViews) throw new AppError("leads.views-full", { count: mostViews });
    return db()
      .insertInto("lead_views")
      .values({ user_key: actor.user_key, name, query: JSON.stringify(query) })
      .returning(["id", "name", "query"])
      .executeTakeFirstOrThrow();
  });

export async function deleteView(actor: SignedInActor, id: string): Promise<void> {
  const row = await db()
    .deleteFrom("lead_views")
    .where("user_key", "=", actor.user_key)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  found(row);
}
