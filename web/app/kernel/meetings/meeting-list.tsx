import type { Meeting } from "@neroli/contract/meetings/schema.ts";
import { clockIn, meetingTime } from "@neroli/contract/meetings/shown-time.ts";
import { type MeetingStatus, takingStatuses } from "@neroli/contract/meetings/states.ts";
import { useSyncExternalStore } from "react";
import { useT, words } from "../../language/phrases.tsx";
import { Badge } from "../../ui/badge.tsx";
import type { Tone } from "../../ui/card.tsx";
import layout from "../../ui/layout.module.css";
import { Row, RowList } from "../../ui/row-list.tsx";
import { MeetingActions } from "./meeting-actions.tsx";

/** Meetings by day, in the order of time, with what the reader may do. */
export function MeetingList({ meetings }: { meetings: readonly Meeting[] }) {
  const days = new Map<string, Meeting[]>();
  for (const meeting of meetings) {
    const { day } = clockIn(meeting.starts_at, meeting.event.time_zone);
    days.set(day, [...(days.get(day) ?? []), meeting]);
  }
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={layout.close} aria-label={day}>
      <h3 className={layout.title}>{day}</h3>
      <RowList>
        {ofDay.map((meeting) => (
          <MeetingRow key={meeting.key} meeting={meeting} />
        ))}
      </RowList>
    </section>
  ));
}

const tones: Record<MeetingStatus, Tone | "strong"> = {
  ASKED: "strong",
  AGREED: "good",
  DECLINED: "bad",
  WITHDRAWN: "plain",
  CANCELED: "bad",
};

function MeetingRow({ meeting }: { meeting: Meeting }) {
  const t = useT();
  const { event, starts_at, ends_at, exhibitor, status, subject, message, reason } = meeting;
  const own = useOwnZone();
  const stand = [exhibitor.hall, exhibitor.stand].filter(Boolean).join(" · ");
  const until = clockIn(ends_at, event.time_zone).time;
  return (
    <Row end={<MeetingActions meeting={meeting} />}>
      <div className={layout.close}>
        <span className={layout.line}>
          <strong>{`${clockIn(starts_at, event.time_zone).time}–${until}`}</strong>
          <Badge tone={tones[status]}>{words(t, "meetings.status", status)}</Badge>
        </span>
        <span>{otherSideOf(meeting)}</span>
        {meeting.side === "VISITOR" && stand && <span>{stand}</span>}
        <span>{subject}</span>
        {message && isTaking(status) && <span className={layout.soft}>{message}</span>}
        {reason && <span className={layout.soft}>{`${t("meetings.reason")}: ${reason}`}</span>}
        <span className={layout.soft}>
          {meetingTime(starts_at, { there: event.time_zone, own })}
        </span>
      </div>
    </Row>
  );
}

const isTaking = (status: MeetingStatus) =>
  (takingStatuses as readonly MeetingStatus[]).includes(status);

/** Whom the reader meets. */
function otherSideOf({ side, exhibitor, visitor }: Meeting): string {
  if (side === "VISITOR") return exhibitor.name;
  return visitor.company ? `${visitor.name} (${visitor.company})` : visitor.name;
}

const never = () => () => {};
const zoneOfBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone of the reader's own clock. */
const useOwnZone = () => useSyncExternalStore(never, zoneOfBrowser, () => null);
