import { meetingEndpoints } from "@neroli/contract/meetings/endpoints.ts";
import type { MeetingAction } from "@neroli/contract/meetings/states.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { routes } from "../kernel/http/routes.ts";
import { getExhibition } from "../visits/queries/get-exhibition.ts";
import { getExhibitor } from "../visits/queries/read-visits.ts";
import { askMeeting } from "./commands/ask-meeting.ts";
import { addHours, removeHours } from "./commands/change-hours.ts";
import { changeMeeting } from "./commands/change-meeting.ts";
import { makeCalendar } from "./files/write-calendar.ts";
import { assertExhibitsFor } from "./policy.ts";
import { presentMeeting } from "./present.ts";
import { listHours } from "./queries/list-hours.ts";
import { listSlots } from "./queries/list-slots.ts";
import { getMeeting, listOfExhibitor, listOwn } from "./queries/read-meetings.ts";

interface Place {
  event: string;
  companyKey: string;
}

/** The actor's own exhibitor; not found for others. */
async function ownExhibitor(actor: SignedInActor, place: Place) {
  assertExhibitsFor(actor, place.companyKey);
  return getExhibitor(place);
}

const hoursOf = async ({ event, companyKey }: Place) => ({
  content: await listHours(event, companyKey),
});

async function answer(actor: SignedInActor, key: string) {
  const meeting = await getMeeting(actor, key);
  return presentMeeting(actor, meeting, meeting.side);
}

async function change(
  actor: SignedInActor,
  change: { key: string; action: MeetingAction; reason?: string },
) {
  await changeMeeting(actor, change);
  return answer(actor, change.key);
}

export const meetingRoutes = routes(meetingEndpoints, {
  "GET /companies/:companyKey/events/:event/hours": async ({ actor, params }) => {
    await ownExhibitor(actor, params);
    return hoursOf(params);
  },

  "POST /companies/:companyKey/events/:event/hours": async ({ actor, params, body }) => {
    await addHours(actor, await ownExhibitor(actor, params), body);
    return hoursOf(params);
  },

  "DELETE /companies/:companyKey/events/:event/hours/:id": async ({ actor, params }) => {
    await removeHours(await ownExhibitor(actor, params), params.id);
    return hoursOf(params);
  },

  "GET /companies/:companyKey/events/:event/slots": async ({ actor, params }) => {
    await getExhibitor(params);
    const { time_zone } = await getExhibition(actor, params.event);
    const slots = await listSlots({ ...params, userKey: actor.user_key });
    return {
      time_zone,
      content: slots.map(({ starts_at, ends_at }) => ({
        starts_at: starts_at.toISOString(),
        ends_at: ends_at.toISOString(),
      })),
    };
  },

  "GET /companies/:companyKey/events/:event/meetings": async ({ actor, params }) => {
    const { event_key, key } = await ownExhibitor(actor, params);
    const rows = await listOfExhibitor(event_key, key);
    return { content: rows.map((row) => presentMeeting(actor, row, "EXHIBITOR")) };
  },

  "POST /companies/:companyKey/events/:event/meetings": async ({ actor, params, body }) =>
    answer(actor, await askMeeting(actor, await getExhibitor(params), body)),

  "GET /events/:event/meetings": async ({ actor, params }) => {
    const { key } = await getExhibition(actor, params.event);
    const rows = await listOwn(actor, key);
    return { content: rows.map((row) => presentMeeting(actor, row, "VISITOR")) };
  },

  "GET /events/:event/meetings/calendar": async ({ actor, params }) => {
    const { key } = await getExhibition(actor, params.event);
    const agreed = (await listOwn(actor, key)).filter(({ status }) => status === "AGREED");
    return makeCalendar(agreed, { language: actor.language, name: key });
  },

  "GET /meetings/:meetingKey/calendar": async ({ actor, params }) => {
    const meeting = await getMeeting(actor, params.meetingKey);
    return makeCalendar([meeting], { language: actor.language, name: meeting.key });
  },

  "POST /meetings/:meetingKey/agree": ({ actor, params }) =>
    change(actor, { key: params.meetingKey, action: "agree" }),

  "POST /meetings/:meetingKey/decline": ({ actor, params, body }) =>
    change(actor, { key: params.meetingKey, action: "decline", ...body }),

  "POST /meetings/:meetingKey/withdraw": ({ actor, params }) =>
    change(actor, { key: params.meetingKey, action: "withdraw" }),

  "POST /meetings/:meetingKey/cancel": ({ actor, params, body }) =>
    change(actor, { key: params.meetingKey, action: "cancel", ...body }),
});
