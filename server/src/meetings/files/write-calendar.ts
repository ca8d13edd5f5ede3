import { Readable } from "node:stream";
import { links } from "@neroli/contract/access/links.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import type { FileAnswer } from "../../kernel/http/routes.ts";
import { pageAddress } from "../../kernel/mail/mail.ts";
import type { MeetingRow } from "../queries/read-meetings.ts";
import { contentLine, dateTime, escaped } from "./content-lines.ts";

export const calendarMediaType = "text/calendar; charset=utf-8";

/** What calendars are told: an appointment, one that is not sure yet, or that there is none. */
const statuses: Record<MeetingRow["status"], "CONFIRMED" | "TENTATIVE" | "CANCELLED"> = {
  ASKED: "TENTATIVE",
  AGREED: "CONFIRMED",
  DECLINED: "CANCELLED",
  WITHDRAWN: "CANCELLED",
  CANCELED: "CANCELLED",
};

/**
 * Meetings as a calendar (RFC 5545). A meeting goes by the same UID for ever and its SEQUENCE rises
 * with every change, so that a calendar that has it already changes it, or takes it away. Times are
 * UTC, which every calendar shows in the zone of its reader.
 */
export function writeCalendar(meetings: readonly MeetingRow[], language: Language): string {
  const gone = meetings.length > 0 && meetings.every(({ status }) => isGone(status));
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Neroli//Meetings//EN",
    `METHOD:${gone ? "CANCEL" : "PUBLISH"}`,
    ...meetings.flatMap((meeting) => eventLines(meeting, language)),
    "END:VCALENDAR",
  ];
  return lines.map(contentLine).join("");
}

const isGone = (status: MeetingRow["status"]) => statuses[status] === "CANCELLED";

function eventLines(meeting: MeetingRow, language: Language): string[] {
  const { key, status, sequence, starts_at, ends_at, created_at } = meeting;
  const names = { exhibitor: meeting.exhibitor, visitor: visitorOf(meeting) };
  const stand = [meeting.hall, meeting.stand].filter(Boolean).join(" ");
  const place = [stand, meeting.event_name, meeting.place].filter(Boolean).join(", ");
  const url = pageAddress(links.exhibitionPlan(meeting.event_key));
  const description = [meeting.subject, meeting.message, url].filter(Boolean).join("\n\n");
  return [
    "BEGIN:VEVENT",
    `UID:${key}@meetings.neroli`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${dateTime(created_at)}`,
    `DTSTART:${dateTime(starts_at)}`,
    `DTEND:${dateTime(ends_at)}`,
    `STATUS:${statuses[status]}`,
    `SUMMARY:${escaped(say(language, "meetings.calendar.summary", names))}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    "END:VEVENT",
  ];
}

export const visitorOf = (meeting: MeetingRow): string => {
  const name = `${meeting.firstname} ${meeting.lastname}`;
  return meeting.visitor_company ? `${name} (${meeting.visitor_company})` : name;
};

/** The same as a file to be fetched. */
export function makeCalendar(
  meetings: readonly MeetingRow[],
  { language, name }: { language: Language; name: string },
): FileAnswer {
  const content = Buffer.from(writeCalendar(meetings, language));
  return {
    stream: Readable.from([content]),
    size: content.length,
    media_type: calendarMediaType,
    name: `${name}.ics`,
    inline: false,
  };
}
