import { links } from "@neroli/contract/access/links.ts";
import { meetingTime } from "@neroli/contract/meetings/shown-time.ts";
import type { NotificationData } from "@neroli/contract/notifications/schema.ts";
import type { ShownAction } from "@neroli/contract/notifications/table.ts";
import { atHostOf } from "../kernel/current-portal.ts";
import type { Topic } from "../kernel/events/events.ts";
import type { Listeners, RecordedEvent } from "../kernel/outbox/work.ts";
import { mailNotifications } from "../notifications/commands/mail-notifications.ts";
import { tellUsers } from "../notifications/commands/tell-users.ts";
import { findFirstname } from "../published/users.ts";
import { calendarMediaType, visitorOf, writeCalendar } from "./files/write-calendar.ts";
import { findMeeting, type Reader, readersOf } from "./queries/find-news.ts";
import type { MeetingRow } from "./queries/read-meetings.ts";

type MeetingTopic = Extract<Topic, `meeting.${string}`>;

/** Tells both sides of a meeting what the other one did, and of a meeting that comes near. */
export const meetingListeners = {
  "meeting.asked": (event) => tell(event, "MEETING_ASKED"),
  "meeting.agreed": (event) => tell(event, "MEETING_AGREED"),
  "meeting.declined": (event) => tell(event, "MEETING_DECLINED"),
  "meeting.withdrawn": (event) => tell(event, "MEETING_WITHDRAWN"),
  "meeting.canceled": (event) => tell(event, "MEETING_CANCELED"),
  "meeting.soon": (event) => tell(event, "MEETING_SOON"),
} satisfies Listeners;

/** Whose mails bring the change into calendars. */
const withCalendar: readonly ShownAction[] = ["MEETING_AGREED", "MEETING_CANCELED"];

async function tell(event: RecordedEvent<MeetingTopic>, action: ShownAction): Promise<void> {
  const meeting = await findMeeting(event.key);
  if (meeting) await atHostOf(meeting.event_key, () => tellOf(meeting, event, action));
}

async function tellOf(
  meeting: MeetingRow,
  event: RecordedEvent<MeetingTopic>,
  action: ShownAction,
): Promise<void> {
  // A meeting that was canceled a moment ago needs no reminder.
  if (action === "MEETING_SOON" && meeting.status !== "AGREED") return;
  const actor = "actor" in event.data ? event.data.actor : null;
  const author = actor && (await findFirstname(actor));
  for (const reader of await readersOf(meeting, event.topic, actor)) {
    const data: NotificationData = {
      ...dataFor(meeting, reader),
      ...(author && { triggered_by: { firstname: author } }),
    };
    await tellUsers({ outbox_id: event.id, action, data, to: [reader.key] });
  }
  await mailNotifications(
    event.id,
    withCalendar.includes(action) ? (language) => [calendarOf(meeting, language)] : undefined,
  );
}

const dataFor = (meeting: MeetingRow, { side, time_zone }: Reader): NotificationData => ({
  company_name: side === "VISITOR" ? meeting.exhibitor : visitorOf(meeting),
  portal_name: meeting.event_name,
  meeting_time: meetingTime(meeting.starts_at.toISOString(), {
    there: meeting.time_zone,
    own: time_zone,
  }),
  meeting_path:
    side === "VISITOR"
      ? links.exhibitionPlan(meeting.event_key)
      : links.exhibitorMeetings(meeting.event_key, meeting.company_key),
  message: meeting.reason ?? meeting.subject,
});

const calendarOf = (meeting: MeetingRow, language: Parameters<typeof writeCalendar>[1]) => ({
  name: "meeting.ics",
  media_type: calendarMediaType,
  content: Buffer.from(writeCalendar([meeting], language)),
});
