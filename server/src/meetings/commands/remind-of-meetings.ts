import { sql } from "kysely";
import { now } from "../../kernel/clock.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";

/** The reminders of an agreed meeting, and how long before it they are due. */
const stages = [
  { column: "reminded_day_at", minutes: 24 * 60 },
  { column: "reminded_soon_at", minutes: 30 },
] as const;

/**
 * Notes which agreed meetings have come near, and tells of each stage once, however often it runs
 * and whatever stopped meanwhile. What was agreed later than a stage needs no reminder of it.
 */
export async function remindOfMeetings(): Promise<void> {
  const at = now();
  await transaction(async () => {
    for (const { column, minutes } of stages) {
      const early = sql<Date>`starts_at - make_interval(mins => ${minutes})`;
      const due = await db()
        .updateTable("meetings")
        .where("status", "=", "AGREED")
        .where(column, "is", null)
        .where("starts_at", ">", at)
        .where(early, "<=", at)
        .where("agreed_at", "<", early)
        .set({ [column]: at })
        .returning("key")
        .execute();
      for (const { key } of due) emit({ topic: "meeting.soon", key, data: { minutes } });
    }
  });
}
