import { db } from "./kernel/db/db.ts";
import { tomorrow } from "./meetings/factory.ts";
import { type ForeignCall, hidden, open, type Params } from "./testing-foreign-call.ts";
import type { ForeignWorld } from "./testing-foreign-world.ts";

const exhibitor: Params = (world) => ({ event: world.exhibition, companyKey: world.company });
const event: Params = (world) => ({ event: world.exhibition });
const meeting: Params = (world) => ({ meetingKey: world.meeting });
const isAgreed = (world: ForeignWorld) =>
  db().updateTable("meetings").where("key", "=", world.meeting).set({ status: "AGREED" }).execute();

/** Calls about meetings at exhibitions, which are there for both sides, and for support as exhibitor. */
export const foreignMeetingCalls = {
  "GET /companies/:companyKey/events/:event/hours": hidden(exhibitor),
  "POST /companies/:companyKey/events/:event/hours": hidden(exhibitor, {
    body: { day: tomorrow(), from: "18:00", to: "19:00", minutes: 30, at_once: 1 },
  }),
  "DELETE /companies/:companyKey/events/:event/hours/:id": hidden((world) => ({
    ...exhibitor(world),
    id: crypto.randomUUID(),
  })),
  "GET /companies/:companyKey/events/:event/slots": open(exhibitor),
  "GET /companies/:companyKey/events/:event/meetings": hidden(exhibitor),
  "POST /companies/:companyKey/events/:event/meetings": open(exhibitor, {
    body: { starts_at: `${tomorrow()}T09:30:00Z`, subject: "Samples" },
  }),
  "GET /events/:event/meetings": open(event),
  "GET /events/:event/meetings/calendar": open(event),
  "GET /meetings/:meetingKey/calendar": hidden(meeting),
  "POST /meetings/:meetingKey/agree": hidden(meeting),
  "POST /meetings/:meetingKey/decline": hidden(meeting, { body: { reason: "No time" } }),
  "POST /meetings/:meetingKey/withdraw": { ...hidden(meeting), support: "refused" },
  "POST /meetings/:meetingKey/cancel": hidden(meeting, {
    ...{ before: isAgreed, body: { reason: "Ill" } },
  }),
} satisfies Record<string, ForeignCall>;
