import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedEventCompanies, publishedEvents } from "../../published/portals.ts";

const clock = (column: "starts" | "ends") => sql<string>`to_char(${sql.ref(column)}, 'HH24:MI')`;

/** The moment that the clock on the wall of the exhibition shows so. */
const moment = (column: "starts" | "ends") =>
  sql<Date>`(day + ${sql.ref(column)}) at time zone events.time_zone`;

const selectTalks = (event: string) =>
  db()
    .selectFrom("talks")
    .innerJoin(publishedEvents(), "events.key", "talks.event_key")
    .leftJoin(publishedEventCompanies(), (join) =>
      join
        .onRef("event_companies.event_key", "=", "talks.event_key")
        .onRef("event_companies.company_key", "=", "talks.company_key"),
    )
    .leftJoin(publishedCompanies(), "companies.key", "event_companies.company_key")
    .where("talks.event_key", "=", event)
    .select(["talks.id", "talks.title", "talks.description", "talks.speaker", "talks.room"])
    .select(["talks.version", "talks.company_key", sql<string>`day::text`.as("day")])
    .select([clock("starts").as("from"), clock("ends").as("to")])
    .select([moment("starts").as("starts_at"), moment("ends").as("ends_at")])
    .select(
      sql<string | null>`coalesce(event_companies.display_name, companies.name)`.as("company_name"),
    )
    .select(sql<boolean>`event_companies.enabled and companies.shown`.as("company_shown"));

export type TalkRow = Awaited<ReturnType<ReturnType<typeof selectTalks>["execute"]>>[number];

/** The programme in the order of time. */
export const listTalks = (event: string): Promise<TalkRow[]> =>
  selectTalks(event)
    .orderBy("day")
    .orderBy("starts")
    .orderBy("talks.room")
    .orderBy("talks.title")
    .orderBy("talks.id")
    .execute();

export const getTalk = async (event: string, key: string): Promise<TalkRow> =>
  found(await selectTalks(event).where("talks.id", "=", key).executeTakeFirst());
