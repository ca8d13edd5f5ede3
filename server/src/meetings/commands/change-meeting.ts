import {
  type MeetingAction,
  meetingRefusal,
  meetingTransitions,
} from "@neroli/contract/meetings/states.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { assertAllowed } from "../../kernel/allowances.ts";
import { now } from "../../kernel/clock.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { factsOf } from "../policy.ts";
import { getMeeting } from "../queries/read-meetings.ts";

const topics = {
  agree: "meeting.agreed",
  decline: "meeting.declined",
  withdraw: "meeting.withdrawn",
  cancel: "meeting.canceled",
} as const satisfies Record<MeetingAction, string>;

/**
 * Does an action on a meeting, if the transition table allows it now. Of two people who act at the
 * same moment the second sees what the first did. Calendars take the change by its sequence.
 */
export async function changeMeeting(
  actor: SignedInActor,
  { key, action, reason = null }: { key: string; action: MeetingAction; reason?: string | null },
): Promise<void> {
  await transaction(async () => {
    await db()
      .selectFrom("meetings")
      .where("key", "=", key)
      .select("key")
      .forUpdate()
      .executeTakeFirst();
    const meeting = await getMeeting(actor, key);
    const { to, sides } = meetingTransitions.actions[action];
    // Sent again, it is as it was wanted.
    if (meeting.status === to && sides.some((side) => side === meeting.side)) return;
    assertAllowed(meetingRefusal(action, factsOf(meeting, meeting.side)));
    await db()
      .updateTable("meetings")
      .where("key", "=", key)
      .set({
        status: to,
        reason,
        sequence: sql<number>`sequence + 1`,
        ...(action === "agree" && { agreed_at: now() }),
      })
      .execute();
    emit({ topic: topics[action], key, data: { actor: actor.user_key } });
  });
}
