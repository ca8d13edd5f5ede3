import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";

/** An exhibition or portal as support administers it. */
export async function getAdministered(key: string): Promise<AdministeredRow> {
  return found(await selectAdministered().where("events.key", "=", key).executeTakeFirst());
}

const selectAdministered = () =>
  db()
    .selectFrom("events")
    .selectAll("events")
    .select((event) =>
      event
        .selectFrom("event_companies")
        .whereRef("event_companies.event_key", "=", "events.key")
        .where("event_companies.enabled", "=", true)
        .select((all) => all.fn.countAll<number>().as("count"))
        .as("companies"),
    )
    .select([peopleAs("VERIFIED").as("people"), peopleAs("AWAITING_VERIFICATION").as("waiting")])
    .select(
      sql<{ id: string; name: string } | null>`(
        select json_build_object('id', id, 'name', name) from event_assets
        where event_assets.event_key = events.key and company_key is null and kind = 'PICTURE'
        order by created_at desc limit 1)`.as("picture"),
    );

const peopleAs = (status: "VERIFIED" | "AWAITING_VERIFICATION") => sql<number>`(
  select count(*) from event_users
  where event_users.event_key = events.key and event_users.status = ${status})`;

export type AdministeredRow = Awaited<
  ReturnType<ReturnType<typeof selectAdministered>["execute"]>
>[number];
