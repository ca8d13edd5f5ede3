import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedEventCompanies, publishedEvents } from "../../published/portals.ts";
import { publishedUsers } from "../../published/users.ts";
import { sideOf } from "../policy.ts";

/** Meetings with who takes part and where; those of a closed exhibition stay with whom they concern. */
export const selectMeetings = () =>
  db()
    .selectFrom("meetings")
    .innerJoin(publishedEvents(), "events.key", "meetings.event_key")
    .innerJoin(publishedEventCompanies(), (join) =>
      join
        .onRef("event_companies.event_key", "=", "meetings.event_key")
        .onRef("event_companies.company_key", "=", "meetings.company_key"),
    )
    .innerJoin(publishedCompanies(), "companies.key", "meetings.company_key")
    .innerJoin(publishedUsers(), "users.key", "meetings.user_key")
    .leftJoin(publishedCompanies("visiting"), "visiting.key", "users.company_key")
    .select(["meetings.key", "meetings.event_key", "meetings.company_key", "meetings.user_key"])
    .select(["meetings.starts_at", "meetings.ends_at", "meetings.status", "meetings.subject"])
    .select(["meetings.message", "meetings.reason", "meetings.sequence", "meetings.created_at"])
    .select(["events.display_name as event_name", "events.time_zone", "events.place"])
    .select(["event_companies.hall", "event_companies.stand"])
    .select(sql<string>`coalesce(event_companies.display_name, companies.name)`.as("exhibitor"))
    .select(["users.firstname", "users.lastname", "visiting.name as visitor_company"]);

export type MeetingRow = Awaited<ReturnType<ReturnType<typeof selectMeetings>["execute"]>>[number];

/** The meetings that somebody has asked for at an exhibition. */
export const listOwn = (actor: SignedInActor, event: string): Promise<MeetingRow[]> =>
  selectMeetings()
    .where("meetings.event_key", "=", event)
    .where("meetings.user_key", "=", actor.user_key)
    .orderBy("meetings.starts_at")
    .orderBy("meetings.created_at")
    .execute();

/** The meetings of an exhibitor. */
export const listOfExhibitor = (event: string, companyKey: string): Promise<MeetingRow[]> =>
  selectMeetings()
    .where("meetings.event_key", "=", event)
    .where("meetings.company_key", "=", companyKey)
    .orderBy("meetings.starts_at")
    .orderBy("meetings.created_at")
    .execute();

/** A meeting in which the actor takes part, and on which side; 404 for everybody else. */
export async function getMeeting(actor: SignedInActor, key: string) {
  const row = found(await selectMeetings().where("meetings.key", "=", key).executeTakeFirst());
  return { ...row, side: found(sideOf(actor, row)) };
}
