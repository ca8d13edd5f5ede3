import { sql } from "kysely";
import { db } from "../kernel/db/db.ts";
import { createHours, createMeeting } from "../meetings/factory.ts";
import { publishedEvents } from "../published/portals.ts";

const exhibitor = { event_key: "nord-ingredients-hamburg", company_key: "velouria-actives" };

/** When an exhibitor can be met in Hamburg, and a buyer who has asked for two meetings. */
export async function seedMeetings(): Promise<void> {
  const { rows: days } = await sql<{ day: string; ten: Date; two: Date }>`
    select day::date::text as day,
      (day::date + time '10:00') at time zone events.time_zone as ten,
      (day::date + time '14:00') at time zone events.time_zone as two
    from ${publishedEvents()}
    cross join lateral generate_series(starts_on, ends_on, interval '1 day') as day
    where events.key = ${exhibitor.event_key} order by day`.execute(db());
  for (const { day } of days) {
    await createHours({ ...exhibitor, day, starts: "09:30", ends: "12:30", at_once: 2 });
    await createHours({ ...exhibitor, day, starts: "13:30", ends: "17:00", at_once: 2 });
  }
  const [first] = days;
  if (!first) return;
  const { key: user_key } = await db()
    .selectFrom("users")
    .where("email", "=", "buyer@neroli.example")
    .select("key")
    .executeTakeFirstOrThrow();
  const asker = { ...exhibitor, user_key };
  await createMeeting({
    ...{ ...asker, starts_at: first.ten, status: "AGREED", sequence: 1, agreed_at: new Date() },
    subject: "Retinal for a night serum: grades and samples",
  });
  await createMeeting({
    ...{ ...asker, starts_at: first.two, subject: "Yearly prices for Velourine B3" },
    message: "About 400 kg a year, delivered to Lyon.",
  });
}
