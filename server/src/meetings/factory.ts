import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import type { Insertable, Selectable } from "kysely";
import type { DB } from "../../db/types.ts";
import { now } from "../kernel/clock.ts";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";

export const tomorrow = (): string => dayOf(new Date(now().getTime() + 86_400_000));

type NewHours = Pick<Insertable<DB["meeting_hours"]>, "event_key" | "company_key"> &
  Partial<Insertable<DB["meeting_hours"]>>;

/** Tomorrow from nine to five, half an hour each, one at a time, unless something else is said. */
export async function createHours(given: NewHours): Promise<void> {
  const usual = { day: tomorrow(), starts: "09:00", ends: "17:00", minutes: 30, at_once: 1 };
  await db()
    .insertInto("meeting_hours")
    .values({ ...usual, ...given })
    .execute();
}

type NewMeeting = Pick<Insertable<DB["meetings"]>, "event_key" | "company_key" | "user_key"> &
  Partial<Insertable<DB["meetings"]>>;

/** Asked for tomorrow at noon UTC, for half an hour, unless something else is said. */
export async function createMeeting(given: NewMeeting): Promise<Selectable<DB["meetings"]>> {
  const starts_at = given.starts_at ?? `${tomorrow()}T12:00:00Z`;
  const ends_at = new Date(new Date(starts_at).getTime() + 30 * 60_000);
  return db()
    .insertInto("meetings")
    .values({ key: randomKey(), subject: "Samples", place: 1, ends_at, ...given, starts_at })
    .returningAll()
    .executeTakeFirstOrThrow();
}
