import type { MeetingSide } from "@neroli/contract/meetings/states.ts";
import { listDataManagers } from "../../documents/queries/list-ending.ts";
import { db } from "../../kernel/db/db.ts";
import type { Topic } from "../../kernel/events/events.ts";
import { publishedUsers } from "../../published/users.ts";
import { type MeetingRow, selectMeetings } from "./read-meetings.ts";

export const findMeeting = (key: string): Promise<MeetingRow | undefined> =>
  selectMeetings().where("meetings.key", "=", key).executeTakeFirst();

/** Somebody who is told of a meeting. */
export interface Reader {
  key: string;
  side: MeetingSide;
  time_zone: string | null;
}

/** Both sides but for who did it; of what concerns the exhibitor alone, its people. */
export async function readersOf(
  { company_key, user_key }: MeetingRow,
  topic: Topic,
  actor: string | null,
): Promise<Reader[]> {
  const ofExhibitor = await listDataManagers(company_key);
  const told =
    actor === user_key || topic === "meeting.asked" ? ofExhibitor : [...ofExhibitor, user_key];
  const people = await db()
    .selectFrom(publishedUsers())
    .where("users.key", "in", ["", ...told.filter((key) => key !== actor)])
    .select(["users.key", "users.time_zone"])
    .execute();
  return people.map((person) => ({
    ...person,
    side: person.key === user_key ? "VISITOR" : "EXHIBITOR",
  }));
}
