import { z } from "zod";
import type { Endpoint, Endpoints } from "../access/endpoint.ts";
import { Key } from "../kernel/values.ts";
import { Hours, Meeting, MeetingReason, Meetings, NewHours, NewMeeting, Slot } from "./schema.ts";
import { type MeetingAction, meetingRefusalCodes } from "./states.ts";

const eventParams = z.object({ event: Key });
const exhibitorParams = z.object({ companyKey: Key, event: Key });
const params = z.object({ meetingKey: Key });
const access = "signed-in";
const HoursList = z.object({ content: z.array(Hours) });

/** The call that does an action: every action of the transition table has one. */
type ActionCall = `POST /meetings/:meetingKey/${MeetingAction}`;

export const meetingEndpoints = {
  "GET /companies/:companyKey/events/:event/hours": {
    access: "exhibit",
    summary: "When the exhibitor can be met, in the hours of the exhibition's own time zone.",
    params: exhibitorParams,
    response: HoursList,
  },
  "POST /companies/:companyKey/events/:event/hours": {
    access: "exhibit",
    repeats: "harmless",
    summary: "Say when the exhibitor can be met, too; the same hours again are there once.",
    params: exhibitorParams,
    form: "meetings/hours",
    body: NewHours,
    response: HoursList,
    errors: ["meetings.hours-overlap", "meetings.hours-full", "meetings.not-that-day"],
  },
  "DELETE /companies/:companyKey/events/:event/hours/:id": {
    access: "exhibit",
    summary: "Take hours away; what was asked or agreed for then stays.",
    params: exhibitorParams.extend({ id: z.uuid() }),
    response: HoursList,
  },
  "GET /companies/:companyKey/events/:event/slots": {
    access,
    summary: "When a meeting can be asked for: the exhibitor and the reader are both free.",
    params: exhibitorParams,
    response: z.object({ time_zone: z.string(), content: z.array(Slot) }),
  },
  "GET /companies/:companyKey/events/:event/meetings": {
    access: "exhibit",
    summary: "The meetings of an exhibitor.",
    params: exhibitorParams,
    response: Meetings,
  },
  "POST /companies/:companyKey/events/:event/meetings": {
    access: "meet",
    repeats: "once",
    summary: "Ask an exhibitor for a meeting in a free slot.",
    params: exhibitorParams,
    form: "meetings/new-meeting",
    body: NewMeeting,
    response: Meeting,
    errors: ["meetings.taken", "meetings.own-company"],
  },
  "GET /events/:event/meetings": {
    access,
    summary: "The meetings that the reader has asked for.",
    params: eventParams,
    response: Meetings,
  },
  "GET /events/:event/meetings/calendar": {
    access,
    summary: "The reader's agreed meetings at an exhibition as one file for calendars.",
    params: eventParams,
    answers: "file",
    response: z.string(),
  },
  "GET /meetings/:meetingKey/calendar": {
    access,
    summary: "A meeting as a file for calendars; one that was canceled cancels it there.",
    params,
    answers: "file",
    response: z.string(),
  },
  "POST /meetings/:meetingKey/agree": {
    access: "meet",
    repeats: "harmless",
    summary: "Agree to a meeting that was asked for.",
    params,
    response: Meeting,
    errors: meetingRefusalCodes("agree"),
  },
  "POST /meetings/:meetingKey/decline": {
    access: "meet",
    repeats: "harmless",
    summary: "Decline a meeting that was asked for, and say why.",
    params,
    form: "meetings/reason",
    body: MeetingReason,
    response: Meeting,
    errors: meetingRefusalCodes("decline"),
  },
  "POST /meetings/:meetingKey/withdraw": {
    access: "meet",
    repeats: "harmless",
    summary: "Ask for a meeting no longer.",
    params,
    response: Meeting,
    errors: meetingRefusalCodes("withdraw"),
  },
  "POST /meetings/:meetingKey/cancel": {
    access: "meet",
    repeats: "harmless",
    summary: "Cancel a meeting that was agreed, and say why.",
    params,
    form: "meetings/cancellation",
    body: MeetingReason,
    response: Meeting,
    errors: meetingRefusalCodes("cancel"),
  },
} satisfies Endpoints & Record<ActionCall, Endpoint>;
