import { takingStatuses } from "@neroli/contract/meetings/states.ts";
import { sql } from "kysely";
import { now } from "../../kernel/clock.ts";
import { db } from "../../kernel/db/db.ts";
import { publishedEvents } from "../../published/portals.ts";

interface Slot {
  starts_at: Date;
  ends_at: Date;
  /** The first of the exhibitor's places that is free then. */
  place: number;
}

/**
 * The slots to come in which an exhibitor has a free place and this person no other meeting. Hours
 * are of the clock on the exhibition's wall; within them slots follow each other in minutes that
 * pass, also on the day on which that clock is put forward or back.
 */
export async function listSlots(wanted: {
  event: string;
  companyKey: string;
  userKey: string;
  /** The one that begins then; all of them where left out. */
  at?: string;
}): Promise<Slot[]> {
  const { event, companyKey, userKey, at } = wanted;
  const taking = sql.val([...takingStatuses]);
  const { rows } = await sql<Slot>`
    with slots as (
      select meeting_hours.at_once, slot.starts_at,
        slot.starts_at + make_interval(mins => meeting_hours.minutes) as ends_at
      from meeting_hours
      join ${publishedEvents()} on events.key = meeting_hours.event_key
      cross join lateral generate_series(
        (day + starts) at time zone events.time_zone,
        (day + ends) at time zone events.time_zone - make_interval(mins => minutes),
        make_interval(mins => minutes)) as slot (starts_at)
      where meeting_hours.event_key = ${event} and meeting_hours.company_key = ${companyKey}
        and slot.starts_at > ${now()}
        and (${at ?? null}::timestamptz is null or slot.starts_at = ${at ?? null}::timestamptz))
    select slots.starts_at, slots.ends_at, free.place
    from slots
    cross join lateral (
      select min(place) as place from generate_series(1, slots.at_once) as place
      where not exists (
        select 1 from meetings
        where meetings.event_key = ${event} and meetings.company_key = ${companyKey}
          and meetings.place = place.place and meetings.status = any (${taking}::text[])
          and meetings.starts_at < slots.ends_at and meetings.ends_at > slots.starts_at)) as free
    where free.place is not null and not exists (
      select 1 from meetings
      where meetings.user_key = ${userKey} and meetings.status = any (${taking}::text[])
        and meetings.starts_at < slots.ends_at and meetings.ends_at > slots.starts_at)
    order by slots.starts_at`.execute(db());
  return rows;
}
