import type { Meeting } from "@neroli/contract/meetings/schema.ts";
import { type MeetingSide, meetingRefusals } from "@neroli/contract/meetings/states.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { presentAllowances } from "../kernel/allowances.ts";
import { factsOf } from "./policy.ts";
import type { MeetingRow } from "./queries/read-meetings.ts";

export const presentMeeting = (
  actor: SignedInActor,
  row: MeetingRow,
  side: MeetingSide,
): Meeting => ({
  key: row.key,
  side,
  status: row.status,
  event: { key: row.event_key, name: row.event_name, time_zone: row.time_zone },
  exhibitor: {
    key: row.company_key,
    name: row.exhibitor,
    hall: row.hall,
    stand: row.stand,
  },
  visitor: { name: `${row.firstname} ${row.lastname}`, company: row.visitor_company },
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  subject: row.subject,
  message: row.message,
  reason: row.reason,
  can: presentAllowances(meetingRefusals(factsOf(row, side)), actor.language),
});
